#ifndef PUSHLOC_CLIBXML_H
#define PUSHLOC_CLIBXML_H

#include <stddef.h>
#include <stdint.h>

/*
 * A façade over libxml2: plain C types only, so that no libxml2 header (and no ICU header behind
 * it) reaches Swift. One call parses a whole document and records what happened; the records are
 * read afterwards. Nothing is fetched, expanded or loaded, and no global state is set.
 *
 * All offsets count bytes from the first byte that was given.
 */

#ifdef __cplusplus
extern "C" {
#endif

/* What an event records. Its offset is given in brackets. */
enum {
  /* A start tag was read [its '>', or the '/' of an empty-element tag]. */
  PUSHLOC_XML_START = 1,
  /* An end tag or an empty-element tag was read [behind its '>']. */
  PUSHLOC_XML_END = 2,
  /* A comment was read [behind its "-->"]. */
  PUSHLOC_XML_COMMENT = 3,
  /* A document type declaration was read up to its '>' or its '[' [that byte]. */
  PUSHLOC_XML_DOCTYPE = 4,
};

/* Why the parser stopped before the end. */
enum {
  /* It did not: the document is well-formed. */
  PUSHLOC_XML_COMPLETE = 0,
  /* The document is not well-formed: code, message and offset tell why. */
  PUSHLOC_XML_MALFORMED = 1,
  /* A declaration has an internal subset; it was not read. */
  PUSHLOC_XML_SUBSET = 2,
  /* Elements are nested deeper than the given limit. */
  PUSHLOC_XML_TOO_DEEP = 3,
  /* No memory. */
  PUSHLOC_XML_NO_MEMORY = 4,
};

/* One event. */
typedef struct {
  int32_t kind;
  int64_t offset;
} pushloc_xml_event;

/* How the parse ended. */
typedef struct {
  /* PUSHLOC_XML_COMPLETE and so on. */
  int32_t status;
  /* libxml2's error code, with PUSHLOC_XML_MALFORMED; else 0. */
  int32_t code;
  /* Where the parser stood. */
  int64_t offset;
} pushloc_xml_result;

/* The record of one parse. */
typedef struct pushloc_xml_record pushloc_xml_record;

/*
 * Parses bytes; stops at the first fatal error, at an internal subset, and below max_depth levels
 * of elements. With obey_encoding 0 the bytes are UTF-8, whatever encoding a declaration names;
 * otherwise marks and declarations count, and offsets mean nothing outside UTF-8. Returns NULL when
 * there is no memory. The bytes are not kept.
 */
pushloc_xml_record *pushloc_xml_parse(const uint8_t *bytes, size_t count, int32_t max_depth,
                                      int32_t obey_encoding);

/* Frees a record; NULL is allowed. */
void pushloc_xml_free(pushloc_xml_record *record);

/* How the parse ended. */
pushloc_xml_result pushloc_xml_get_result(const pushloc_xml_record *record);

/* libxml2's message of the error, ended by a zero byte, possibly empty; lives in the record. */
const char *pushloc_xml_get_message(const pushloc_xml_record *record);

/* The events in the order of the document; they live in the record. */
const pushloc_xml_event *pushloc_xml_get_events(const pushloc_xml_record *record, size_t *count);

/* The version of the libxml2 that was compiled against, for example "2.9.14". */
const char *pushloc_xml_version(void);

#ifdef __cplusplus
}
#endif

#endif
