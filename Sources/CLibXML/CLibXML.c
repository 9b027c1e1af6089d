#include "CLibXML.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlversion.h>

/* 2.12 made the error of a structured handler const. */
#if LIBXML_VERSION >= 21200
typedef const xmlError *pushloc_error_pointer;
#else
typedef xmlErrorPtr pushloc_error_pointer;
#endif

struct pushloc_xml_record {
  xmlParserCtxtPtr parser;
  pushloc_xml_event *events;
  size_t count;
  size_t capacity;
  int32_t depth;
  int32_t max_depth;
  pushloc_xml_result result;
  char message[256];
};

/*
 * The parser's place. `consumed` counts what libxml2 has dropped from the front of its buffer;
 * without it places are wrong near the end of larger files.
 */
static int64_t place(const pushloc_xml_record *record) {
  const xmlParserInput *input = record->parser->input;
  if (input == NULL) return 0;
  return (int64_t)input->consumed + (int64_t)(input->cur - input->base);
}

static void stop(pushloc_xml_record *record, int32_t status, int32_t code) {
  if (record->result.status != PUSHLOC_XML_COMPLETE) return;
  record->result.status = status;
  record->result.code = code;
  record->result.offset = place(record);
  xmlStopParser(record->parser);
}

static void add(pushloc_xml_record *record, int32_t kind) {
  if (record->result.status != PUSHLOC_XML_COMPLETE) return;
  if (record->count == record->capacity) {
    size_t capacity = record->capacity == 0 ? 256 : record->capacity * 2;
    pushloc_xml_event *events = NULL;
    if (capacity <= SIZE_MAX / sizeof(*events)) {
      events = realloc(record->events, capacity * sizeof(*events));
    }
    if (events == NULL) {
      stop(record, PUSHLOC_XML_NO_MEMORY, 0);
      return;
    }
    record->events = events;
    record->capacity = capacity;
  }
  record->events[record->count].kind = kind;
  record->events[record->count].offset = place(record);
  record->count += 1;
}

static void start_element(void *context, const xmlChar *name, const xmlChar *prefix,
                          const xmlChar *uri, int namespace_count, const xmlChar **namespaces,
                          int attribute_count, int defaulted_count, const xmlChar **attributes) {
  pushloc_xml_record *record = context;
  (void)name, (void)prefix, (void)uri, (void)namespace_count, (void)namespaces;
  (void)attribute_count, (void)defaulted_count, (void)attributes;
  record->depth += 1;
  if (record->depth > record->max_depth) {
    stop(record, PUSHLOC_XML_TOO_DEEP, 0);
    return;
  }
  add(record, PUSHLOC_XML_START);
}

static void end_element(void *context, const xmlChar *name, const xmlChar *prefix,
                        const xmlChar *uri) {
  pushloc_xml_record *record = context;
  (void)name, (void)prefix, (void)uri;
  record->depth -= 1;
  add(record, PUSHLOC_XML_END);
}

static void comment(void *context, const xmlChar *text) {
  (void)text;
  add(context, PUSHLOC_XML_COMMENT);
}

static void internal_subset(void *context, const xmlChar *name, const xmlChar *public_id,
                            const xmlChar *system_id) {
  pushloc_xml_record *record = context;
  const xmlParserInput *input = record->parser->input;
  (void)name, (void)public_id, (void)system_id;
  add(record, PUSHLOC_XML_DOCTYPE);
  /* Called before the subset is read: stopping here means that no declaration ever is. */
  if (input != NULL && input->cur < input->end && *input->cur == '[') {
    stop(record, PUSHLOC_XML_SUBSET, 0);
  }
}

static void raise_error(void *context, pushloc_error_pointer error) {
  pushloc_xml_record *record = context;
  size_t length;
  /* Namespace and validity errors are milder: they leave the document well-formed. */
  if (error == NULL || error->level != XML_ERR_FATAL) return;
  if (record->result.status != PUSHLOC_XML_COMPLETE) return;
  if (error->message != NULL) {
    length = strlen(error->message);
    if (length >= sizeof(record->message)) length = sizeof(record->message) - 1;
    memcpy(record->message, error->message, length);
    while (length > 0 && (record->message[length - 1] == '\n' || record->message[length - 1] == ' ')) {
      length -= 1;
    }
    record->message[length] = 0;
  }
  stop(record, error->code == XML_ERR_NO_MEMORY ? PUSHLOC_XML_NO_MEMORY : PUSHLOC_XML_MALFORMED,
       error->code);
}

static void set_handlers(xmlSAXHandler *handlers) {
  memset(handlers, 0, sizeof(*handlers));
  handlers->initialized = XML_SAX2_MAGIC;
  handlers->startElementNs = start_element;
  handlers->endElementNs = end_element;
  handlers->comment = comment;
  handlers->internalSubset = internal_subset;
  handlers->serror = raise_error;
}

pushloc_xml_record *pushloc_xml_parse(const uint8_t *bytes, size_t count, int32_t max_depth,
                                      int32_t obey_encoding) {
  pushloc_xml_record *record;
  if (bytes == NULL || count == 0 || count > INT_MAX) return NULL;
  record = calloc(1, sizeof(*record));
  if (record == NULL) return NULL;
  record->max_depth = max_depth;
  record->parser = xmlCreateMemoryParserCtxt((const char *)bytes, (int)count);
  if (record->parser == NULL || record->parser->sax == NULL) {
    if (record->parser != NULL) xmlFreeParserCtxt(record->parser);
    free(record);
    return NULL;
  }
  set_handlers(record->parser->sax);
  record->parser->userData = record;
  /* No NOENT, no DTDLOAD, no HUGE: nothing is expanded or loaded and libxml2's limits stand. */
  xmlCtxtUseOptions(record->parser,
                    XML_PARSE_NONET | (obey_encoding ? 0 : XML_PARSE_IGNORE_ENC));
  xmlParseDocument(record->parser);
  if (record->result.status == PUSHLOC_XML_COMPLETE && !record->parser->wellFormed) {
    stop(record, PUSHLOC_XML_MALFORMED, record->parser->errNo);
  }
  xmlFreeParserCtxt(record->parser);
  record->parser = NULL;
  return record;
}

void pushloc_xml_free(pushloc_xml_record *record) {
  if (record == NULL) return;
  free(record->events);
  free(record);
}

pushloc_xml_result pushloc_xml_get_result(const pushloc_xml_record *record) {
  return record->result;
}

const char *pushloc_xml_get_message(const pushloc_xml_record *record) { return record->message; }

const pushloc_xml_event *pushloc_xml_get_events(const pushloc_xml_record *record, size_t *count) {
  *count = record->count;
  return record->events;
}

const char *pushloc_xml_version(void) { return LIBXML_DOTTED_VERSION; }
