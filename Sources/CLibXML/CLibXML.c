#include "CLibXML.h"

#include <libxml/xmlversion.h>
#include <libxml/parser.h>

const char *pushloc_xml_version(void) { return LIBXML_DOTTED_VERSION; }
