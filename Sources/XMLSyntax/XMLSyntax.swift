// XMLSyntax
