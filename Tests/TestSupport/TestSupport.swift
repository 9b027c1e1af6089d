// Helpers for tests; not a promise to anybody.
