// The unit tests of the rules as `npm run mutation` runs them, thousands of times: without a DOM, and as one file.
module.exports = {
  rootDir: '../..',
  // All else is found where it is imported from: nothing is looked for in the folders of the product before each run.
  roots: ['<rootDir>/__tests__/mutation'],
  watchman: false,
  // As in jest.config.js: loops over bytes look for these again and again.
  sandboxInjectedGlobals: ['Number', 'Math'],
  testEnvironment: require.resolve('./environment.js'),
  setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/fewerRuns.ts'],
  // A test that counts what runs is slower, and other programs may run beside it.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/__tests__/mutation/everyTest.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  transform: { '\\.md$': '<rootDir>/__tests__/helpers/markdown.mjs', '\\.[jt]sx?$': 'babel-jest' },
};
