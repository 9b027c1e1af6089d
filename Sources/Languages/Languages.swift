// Languages
