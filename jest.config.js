const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

// These packages are published as ES modules only.
const esModules = [
  'echarts',
  'zrender',
  '@redux-devtools/instrument',
  'better-auth',
  '@better-auth',
  '@noble',
  'jose',
  'nanostores',
  'rou3',
  'hucre',
];
// PGlite imports Node's modules dynamically, which jest does not allow without a flag.
const dynamicImporters = ['@electric-sql/pglite'];

// SWC is faster than Babel, especially for the 700 files of ECharts and zrender on a cold cache.
const compiler = '<rootDir>/__tests__/helpers/swc.js';
const swc = (parser) => ({
  jsc: { target: 'es2023', parser, transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true } },
});

const { RUNS } = process.env;
/** Files of the long proof, so that the short one needs less than eight minutes, and a minute of them for servers. */
const LONG = [
  'app/createConsole.test.ts',
  'app/currencies.test.tsx',
  'commands/changedRule.test.ts',
  'commands/severalZones.test.ts',
  'data/imports/speculative/speculativeParse.test.ts',
  'data/reading/damagedRows.test.ts',
  'domain/statements/issuedHash.test.ts',
  'features/problemReports/brokenReplay.test.tsx',
  'lib/manyRows.test.ts',
  'pages/transactions/dateFields.test.tsx',
  'scripts/serve.test.ts',
  'server/engines/clickhouseEngine.test.ts',
  'server/engineJudging.test.ts',
  'server/engines/exports.test.ts',
  'server/engines/killedSends.test.ts',
  'server/http/sentPayments.test.ts',
  'server/ingestion.test.ts',
  'server/postgres.test.ts',
  'server/restore.test.ts',
];
const isShort = (file) => RUNS !== 'some' || !LONG.includes(file);
const isCounted = process.argv.includes('--coverage');

/**
 * The test files of a project. With SHARED_WORLD=1-5/12, it takes the first five of each twelve files and runs them in one module
 * registry, so that each module loads once. A file that mocks or isolates modules, or sets an environment, still runs separately.
 */
function testsOf(ending) {
  const tests = join(__dirname, '__tests__');
  if (!process.env.SHARED_WORLD) return { testMatch: [`${tests}/**/*${ending}`] };
  const [first, last, all] = process.env.SHARED_WORLD.split(/[-/]/).map(Number);
  const files = readdirSync(tests, { recursive: true })
    .filter((file) => file.endsWith(ending) && isShort(file))
    .sort()
    .filter((_, index) => index % all >= first - 1 && index % all < last)
    .map((file) => ({ path: join(tests, file), text: readFileSync(join(tests, file), 'utf8') }));
  const isAlone = ({ text }) => /^jest\.mock\(|^\/\*\* @jest-environment|jest\.isolateModules/m.test(text);
  // Accounts follow each promise in a context, and so does what runs after them.
  const opensServer = ({ text }) => /helpers\/server\/|\.\/remoteTeam'/.test(text);
  const together = files.filter((file) => !isAlone(file));
  const pathsOf = (some) => some.map(({ path }) => path);
  return {
    testMatch: [join(tests, 'together/sharedWorld.ts'), ...pathsOf(files.filter(isAlone))],
    globals: {
      sharedFiles: pathsOf([...together.filter((file) => !opensServer(file)), ...together.filter(opensServer)]),
    },
  };
}

const shared = {
  // `npm test` removes its temporary folder, where Jest has its cache otherwise.
  cacheDirectory: '<rootDir>/.cache/jest',
  // In jest's sandbox a global is looked up ten times slower, which loops and the checks of Redux notice. Dates and timers are
  // missing here, because tests replace them, and Map, because lucide-react has an icon of that name.
  sandboxInjectedGlobals: [
    ...['Array', 'BigInt', 'Error', 'JSON', 'Math', 'Number', 'Object', 'Promise'],
    ...['Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'Uint8Array', 'isNaN', 'parseFloat'],
  ],
  setupFilesAfterEnv: [
    '<rootDir>/__tests__/helpers/setup.ts',
    ...(RUNS ? ['<rootDir>/__tests__/helpers/fewerRuns.ts'] : []),
  ],
  moduleNameMapper: {
    // jsdom has no canvas to draw on.
    '^echarts-for-react/lib/core$': '<rootDir>/__tests__/helpers/drawing.tsx',
    '^\\./echarts$': '<rootDir>/__tests__/helpers/noCharts.ts',
    '\\.s?css$': '<rootDir>/__tests__/helpers/noStyles.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  transform: {
    '\\.md$': '<rootDir>/__tests__/helpers/markdown.mjs',
    // Babel instruments the source as written, so coverage reports the right lines.
    ...(isCounted && { '/src/(lib|domain|slices|selectors)/.*\\.ts$': 'babel-jest' }),
    '\\.tsx$': [compiler, swc({ syntax: 'typescript', tsx: true })],
    '\\.ts$': [compiler, swc({ syntax: 'typescript' })],
    '\\.[cm]?js$': [compiler, swc({ syntax: 'ecmascript' })],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${[...esModules, ...dynamicImporters].join('|')})/)`],
};

module.exports = {
  // The first test of a file may wait until its chunks are compiled, on a machine that browser tests share.
  testTimeout: 300_000,
  // Tests in .tsx files run in jsdom; the others run in Node, except files whose first line asks for jsdom.
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      // Globals that a file leaves behind are removed without a warning.
      testEnvironmentOptions: { globalsCleanup: 'on' },
      ...testsOf('.test.ts'),
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/__tests__/helpers/propertyRuns.ts'],
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
  collectCoverageFrom: ['src/{lib,data,backend,domain,slices,selectors}/**/*.ts'],
  coverageDirectory: '.cache/coverage',
  coverageReporters: ['text', 'lcov'],
  coverageThreshold: {
    './src/lib/': { branches: 95 },
    './src/data/': { branches: 95 },
    './src/backend/': { branches: 95 },
    './src/domain/': { branches: 95 },
    './src/slices/': { branches: 95 },
    './src/selectors/': { branches: 95 },
  },
};
