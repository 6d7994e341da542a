module.exports = {
  testEnvironment: 'jsdom',
  // The first test of a file may wait for ECharts to be compiled.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/__tests__/helpers/browser.ts'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)\\.scss$': '<rootDir>/__tests__/helpers/noStyles.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  // ECharts is published as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!(echarts|zrender)/)'],
  collectCoverageFrom: ['src/{domain,slices,selectors}/**/*.ts'],
  coverageDirectory: '.cache/coverage',
  coverageReporters: ['text', 'lcov'],
  coverageThreshold: {
    './src/domain/': { branches: 95 },
    './src/slices/': { branches: 95 },
    './src/selectors/': { branches: 95 },
  },
};
