// Published as ES modules alone: ECharts, and the engine of Redux DevTools.
const esModules = ['echarts', 'zrender', '@redux-devtools/instrument'];

// Quicker than Babel, above all with the 700 files of ECharts and zrender on a cold cache.
const swc = (parser) => ({
  jsc: { target: 'es2023', parser, transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true } },
});

const isQuick = process.env.QUICK === 'true';
const isCounted = process.argv.includes('--coverage');

const shared = {
  // Each file gets a world of its own, in which such a name is looked for ten times slower, in loops over bytes above all.
  sandboxInjectedGlobals: ['Number', 'Math'],
  setupFilesAfterEnv: [
    '<rootDir>/__tests__/helpers/setup.ts',
    ...(isQuick ? ['<rootDir>/__tests__/helpers/fewerRuns.ts'] : []),
  ],
  moduleNameMapper: {
    '\\.s?css$': '<rootDir>/__tests__/helpers/noStyles.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  transform: {
    '\\.md$': '<rootDir>/__tests__/helpers/markdown.mjs',
    // What the coverage counts is read by Babel, which counts it as it is written.
    ...(isCounted && { '/src/(domain|slices|selectors)/.*\\.ts$': 'babel-jest' }),
    '\\.tsx$': ['@swc/jest', swc({ syntax: 'typescript', tsx: true })],
    '\\.ts$': ['@swc/jest', swc({ syntax: 'typescript' })],
    '\\.js$': ['@swc/jest', swc({ syntax: 'ecmascript' })],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
};

module.exports = {
  // The first test of a file may wait for its screen's chunks to be compiled, and those beside the browsers for what these leave.
  testTimeout: 300_000,
  // A test in a .tsx file gets a page; the others run in plain Node, but for those few whose first line asks for jsdom.
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      // What a file leaves behind is taken away, rather than warned of.
      testEnvironmentOptions: { globalsCleanup: 'on' },
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      setupFiles: ['<rootDir>/__tests__/helpers/browser.ts'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/__tests__/helpers/screen.ts'],
    },
  ],
  collectCoverageFrom: ['src/{data,domain,slices,selectors}/**/*.ts'],
  coverageDirectory: '.cache/coverage',
  coverageReporters: ['text', 'lcov'],
  coverageThreshold: {
    './src/data/': { branches: 95 },
    './src/domain/': { branches: 95 },
    './src/slices/': { branches: 95 },
    './src/selectors/': { branches: 95 },
  },
};
