#ifndef PUSHLOC_CLIBXML_H
#define PUSHLOC_CLIBXML_H

/// Returns the version of the libxml2 that is linked, for example "20914".
const char *pushloc_xml_version(void);

#endif
