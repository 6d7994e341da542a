import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// The floor plan: which room may import which, which packages it never sees, and what it is for.
const ui = ['react', 'react-dom', 'react-redux', 'react-router', 'react-bootstrap', 'echarts', 'echarts-for-react'];
const redux = ['@reduxjs/toolkit', 'redux-persist'];
const rooms = {
  domain: { mayImport: [], never: [...ui, ...redux], holds: 'the words and rules of the business, in pure TypeScript' },
  fixtures: { mayImport: ['domain'], never: [...ui, ...redux], holds: 'sample data and its typed doors' },
  data: { mayImport: ['domain'], never: [...ui, ...redux], holds: 'bytes to columns: tables, and what reads them' },
  slices: { mayImport: ['domain', 'fixtures'], never: ui, holds: 'what the app remembers' },
  selectors: { mayImport: ['domain', 'slices', 'data'], never: ui, holds: 'what can be worked out from the state' },
  store: {
    mayImport: ['domain', 'slices', 'data'],
    never: ['echarts', 'react-bootstrap', 'react-router'],
    holds: 'the store, its types and hooks, persistence',
  },
  commands: {
    mayImport: ['domain', 'slices', 'selectors', 'store', 'data'],
    never: ui,
    holds: 'one thunk for each thing an operator does',
  },
  components: { mayImport: ['domain'], never: [...redux, 'react-redux'], holds: 'props in, markup out: no Redux' },
  containers: {
    mayImport: ['domain', 'slices', 'selectors', 'store', 'commands', 'components'],
    never: ['echarts', 'redux-persist'],
    holds: 'connected parts that several screens share',
  },
  pages: {
    mayImport: ['domain', 'slices', 'selectors', 'store', 'commands', 'components', 'containers'],
    never: ['echarts', 'redux-persist'],
    holds: 'one folder for each screen',
  },
  app: {
    mayImport: [
      ...['domain', 'data', 'slices', 'selectors', 'store', 'commands', 'components', 'containers', 'pages', 'styles'],
    ],
    never: ['echarts'],
    holds: 'the entry, the routes, the layout',
  },
};

const unnamed = readdirSync('src').filter((room) => !(room in rooms) && room !== 'styles');
if (unnamed.length > 0) throw new Error(`The floor plan in eslint.config.mjs does not name: ${unnamed.join(', ')}`);

const roomZones = Object.entries(rooms).flatMap(([room, { mayImport, holds }]) =>
  Object.keys(rooms)
    .filter((other) => other !== room && !mayImport.includes(other))
    .map((other) => ({
      target: `./src/${room}`,
      from: `./src/${other}`,
      message: `${room} holds ${holds}, and may import ${mayImport.join(', ') || 'no other room'}; ${other} holds ${rooms[other].holds}.`,
    })),
);

// The rules judge by the state, not by the sample: only the first state knows it.
const seedZone = {
  target: ['./src/slices/!(seed).ts', './src/slices/*/**/*'],
  from: './src/fixtures',
  message: 'seed.ts alone hands the sample over, for the first state.',
};

// What selectors see of the data are its tables: files and their formats stay behind them.
const tableZone = {
  target: './src/selectors',
  from: './src/data',
  except: ['./tables'],
  message: 'Of the data, selectors read the tables alone.',
};

// Screens read each other's data through selectors, never each other.
const screens = ['dashboard', 'transactions', 'integrations', 'merchants', 'notifications', 'documentation'];
const screenZones = screens.map((screen) => ({
  target: `./src/pages/${screen}`,
  from: './src/pages',
  except: [`./${screen}`],
  message: 'A page never imports another page: what two screens share belongs to components, selectors or domain.',
}));

// What is recorded is written by commands alone: they ask whether it was accepted.
const writerBan = {
  group: ['@/slices/entities/*'],
  importNamePattern: 'Actions$',
  message: 'A command writes it: dispatch one of src/commands.',
};
const readers = ['components', 'containers', 'pages', 'app'];

// Oxlint reads the rules of types and those of React's compiler then: scripts/lint.mjs.
const isOxlintBeside = process.env.LINT_BESIDE === 'oxlint';

// React's rules run its compiler over each file: the rooms that never see React have nothing for it.
const reactRooms = Object.keys(rooms).filter((room) => !rooms[room].never.includes('react'));

const packageBans = Object.entries(rooms).map(([room, { never, holds }]) => ({
  files: [`src/${room}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { group: never.flatMap((name) => [name, `${name}/*`]), message: `${room} holds ${holds}.` },
          ...(readers.includes(room) ? [writerBan] : []),
          { group: ['../*'], message: "Use '@/' between rooms and './' inside one." },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['dist', 'coverage', 'node_modules', 'test-results', 'playwright-report', '.cache'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      importX.flatConfigs.typescript,
    ],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Name the values in a union type.' },
        { selector: 'ObjectExpression > SpreadElement > ObjectExpression', message: 'Name the properties themselves.' },
      ],
      'import-x/no-restricted-paths': ['error', { zones: [...roomZones, seedZone, tableZone, ...screenZones] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    rules: { 'import-x/no-default-export': 'error', 'no-console': ['error', { allow: ['info'] }] },
  },
  ...(isOxlintBeside
    ? []
    : [{ files: reactRooms.map((room) => `src/${room}/**/*.{ts,tsx}`), ...reactHooks.configs.flat.recommended }]),
  {
    files: ['__tests__/**/*.{ts,tsx}', 'e2e/**/*.ts', 'bench/**/*.ts', 'soak/**/*.ts'],
    // In a test a missing element is a failed test: the thrown error says which.
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  ...packageBans,
  ...(isOxlintBeside ? [{ files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked }] : []),
  { files: ['**/*.{js,mjs}', 'scripts/**'], languageOptions: { globals: globals.node } },
  { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs' } },
  {
    files: ['scripts/build/*.js'],
    languageOptions: {
      globals: { ...globals.serviceworker, VERSION: 'readonly', FILES: 'readonly', WAIT_FOR_ALL: 'readonly' },
    },
  },
);
