// The unit tests of the rules as `npm run mutation` runs them, thousands of times: without a DOM, and as one file.
module.exports = {
  rootDir: '../..',
  // Other files are found by their imports, so that Jest does not scan the product before each run.
  roots: ['<rootDir>/__tests__/mutation'],
  watchman: false,
  // In Jest's sandbox a global is looked up ten times slower, which loops over bytes notice.
  sandboxInjectedGlobals: ['Number', 'Math'],
  testEnvironment: require.resolve('./environment.js'),
  setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/fewerRuns.ts'],
  // Instrumented code is slower, and other programs may run at the same time.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/__tests__/mutation/everyTest.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!hucre/)'],
  transform: { '\\.md$': '<rootDir>/__tests__/helpers/markdown.mjs', '\\.m?[jt]sx?$': 'babel-jest' },
};
