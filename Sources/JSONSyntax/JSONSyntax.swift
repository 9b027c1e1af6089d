// JSONSyntax
