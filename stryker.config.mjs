// Mutation tests of the rules: each mutant breaks a rule in one place, and at least one test must fail.
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  // The columns hold no rule, and the tests of data sets that read them run too long here.
  mutate: ['src/{domain,lib,selectors}/**/*.ts', '!src/lib/columns/**'],
  testRunner: 'one by one',
  plugins: ['@stryker-mutator/*', './__tests__/mutation/oneByOne.mjs'],
  jest: { configFile: '__tests__/mutation/jest.config.js', enableFindRelatedTests: false },
  // A static mutant needs a run of all tests.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A busy machine must not count as an endless loop.
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 20,
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['.cache', 'dist', 'e2e', 'public', 'test-results'],
};
