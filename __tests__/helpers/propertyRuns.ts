import fc from 'fast-check';

// Each run of all tests has new values, so 60 values per property find as much in a week and keep a run short.
fc.configureGlobal({ numRuns: 60 });
