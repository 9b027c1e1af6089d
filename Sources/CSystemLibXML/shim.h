/* Deliberately empty: no libxml2 header may be visible to Swift (docs/decisions/0006). */
