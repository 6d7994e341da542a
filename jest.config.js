// Published as ES modules alone: ECharts, and the engine of Redux DevTools.
const esModules = ['echarts', 'zrender', '@redux-devtools/instrument'];

const isQuick = process.env.QUICK === 'true';

const shared = {
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
    '/node_modules/(echarts|zrender)/': '<rootDir>/__tests__/helpers/commonJs.js',
    '\\.[jt]sx?$': 'babel-jest',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
};

module.exports = {
  // The first test of a file may wait for its screen's chunks to be compiled.
  testTimeout: 90_000,
  // A test in a .tsx file gets a page; the others run in plain Node, but for those few whose first line asks for jsdom.
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
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
