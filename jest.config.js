const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

// Published as ES modules alone: ECharts, and the engine of Redux DevTools.
const esModules = ['echarts', 'zrender', '@redux-devtools/instrument'];

// Quicker than Babel, above all with the 700 files of ECharts and zrender on a cold cache.
const swc = (parser) => ({
  jsc: { target: 'es2023', parser, transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true } },
});

const isQuick = process.env.QUICK === 'true';
const isCounted = process.argv.includes('--coverage');

/**
 * Which files a project runs. With SHARED_WORLD=2/6, every sixth of them, and in one world: what the first one loads serves the
 * others. What mocks or isolates modules, or asks for an environment, has a world of its own all the same.
 */
function testsOf(ending) {
  const tests = join(__dirname, '__tests__');
  if (!process.env.SHARED_WORLD) return { testMatch: [`${tests}/**/*${ending}`] };
  const [part, parts] = process.env.SHARED_WORLD.split('/').map(Number);
  const files = readdirSync(tests, { recursive: true })
    .filter((file) => file.endsWith(ending))
    .sort()
    .filter((_, index) => index % parts === part - 1)
    .map((file) => join(tests, file));
  const isAlone = (file) =>
    /^jest\.mock\(|^\/\*\* @jest-environment|jest\.isolateModules/m.test(readFileSync(file, 'utf8'));
  return {
    testMatch: [join(tests, 'together/sharedWorld.ts'), ...files.filter(isAlone)],
    globals: { sharedFiles: files.filter((file) => !isAlone(file)) },
  };
}

const shared = {
  // Each file gets a world of its own, in which such a name is looked for ten times slower, in loops over bytes above all.
  sandboxInjectedGlobals: ['Number', 'Math'],
  setupFilesAfterEnv: [
    '<rootDir>/__tests__/helpers/setup.ts',
    ...(isQuick ? ['<rootDir>/__tests__/helpers/fewerRuns.ts'] : []),
  ],
  moduleNameMapper: {
    // jsdom has no canvas to draw on.
    '^echarts-for-react/lib/core$': '<rootDir>/__tests__/helpers/drawing.tsx',
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
      ...testsOf('.test.ts'),
    },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      ...testsOf('.test.tsx'),
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
