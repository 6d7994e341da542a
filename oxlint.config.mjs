import { readdirSync } from 'node:fs';
import { parse } from 'node:path';

// The floor plan: which room may import which, which packages it must not import, and its purpose.
const ui = ['react', 'react-dom', 'react-redux', 'react-router', 'react-bootstrap', 'echarts', 'echarts-for-react'];
const redux = ['@reduxjs/toolkit', 'redux-persist'];
const rooms = {
  lib: { mayImport: [], never: [...ui, ...redux], holds: 'helpers without a rule of the business' },
  domain: {
    mayImport: ['lib'],
    never: [...ui, ...redux],
    holds: 'the terms and rules of the business, in pure TypeScript',
  },
  fixtures: { mayImport: ['domain'], never: [...ui, ...redux], holds: 'sample data and its typed modules' },
  protocol: {
    mayImport: ['lib', 'domain'],
    never: [...ui, ...redux],
    holds: 'the shapes of requests and answers of the team server',
  },
  data: { mayImport: ['lib', 'domain'], never: [...ui, ...redux], holds: 'bytes to columns: tables and their readers' },
  backend: {
    mayImport: ['lib', 'domain', 'protocol', 'data'],
    never: [...ui, ...redux],
    holds: 'ports of storage, each with its adapters',
  },
  slices: { mayImport: ['lib', 'domain', 'fixtures'], never: ui, holds: 'what the app remembers' },
  selectors: { mayImport: ['lib', 'domain', 'slices', 'data'], never: ui, holds: 'what can be derived from the state' },
  store: {
    mayImport: ['lib', 'domain', 'slices', 'data', 'backend'],
    never: ['echarts', 'react-bootstrap', 'react-router'],
    holds: 'the store, its types and hooks, persistence',
  },
  commands: {
    mayImport: ['lib', 'domain', 'slices', 'selectors', 'store', 'data', 'backend'],
    never: ui,
    holds: 'one thunk for each thing an operator does',
  },
  components: {
    mayImport: ['lib', 'domain'],
    never: [...redux, 'react-redux'],
    holds: 'props in, markup out: no Redux',
  },
  containers: {
    mayImport: ['lib', 'domain', 'slices', 'selectors', 'store', 'commands', 'components'],
    never: ['echarts', 'redux-persist'],
    holds: 'connected parts that several screens share',
  },
  features: {
    mayImport: [
      ...['lib', 'domain', 'data', 'backend', 'slices', 'selectors', 'store', 'commands', 'components', 'containers'],
      'protocol',
    ],
    never: ['echarts', 'redux-persist'],
    holds: 'parts that are more than a screen: imports, the palette, problem reports',
  },
  pages: {
    mayImport: ['lib', 'domain', 'slices', 'selectors', 'store', 'commands', 'components', 'containers'],
    never: ['echarts', 'redux-persist'],
    holds: 'one folder for each screen',
  },
  app: {
    mayImport: [
      ...['lib', 'domain', 'data', 'slices', 'selectors', 'store', 'commands', 'components', 'containers'],
      ...['backend', 'protocol', 'features', 'pages', 'styles'],
    ],
    never: ['echarts'],
    holds: 'the entry, the routes, the layout',
  },
};

const unnamed = readdirSync('src').filter((room) => !(room in rooms) && room !== 'styles');
if (unnamed.length > 0) throw new Error(`The floor plan in oxlint.config.mjs does not name: ${unnamed.join(', ')}`);

const namesIn = (folder) => readdirSync(folder).map((entry) => parse(entry).name);

/** A ban of imports from these paths and from all paths below them. */
const ban = (names, message) => ({ regex: `^(${names.join('|')})(/|$)`, message });

// Only commands dispatch events of entities, because they check whether the reducer accepted them.
const writerBan = {
  regex: '^@/slices/entities/',
  importNamePattern: 'Actions$',
  message: 'Only commands write entities: dispatch a command of src/commands.',
};
const readers = ['components', 'containers', 'features', 'pages', 'app'];

// From `data`, selectors may import only `data/tables`.
const behindTables = namesIn('src/data').filter((part) => part !== 'tables');
const tableBan = ban(
  behindTables.map((part) => `@/data/${part}`),
  'Of the data, selectors read the tables alone.',
);

// Rules use the state; only the seed of the state may read the sample.
const seedBan = ban(['@/fixtures'], 'seed.ts alone hands the sample over, for the first state.');

// A screen reads another screen's data through selectors and never imports its folder.
const screens = namesIn('src/pages');
const screenBan = (screen) =>
  ban(
    screens.filter((other) => other !== screen).map((other) => `@/pages/${other}`),
    'A page never imports another page: what two screens share belongs to components, selectors or domain.',
  );

// The others get a port: only the app names the storage of this browser.
const adapterBan = ban(
  ['@/backend/local', '@/backend/remote'],
  'Only src/app chooses an adapter: take the port as an argument.',
);

/** What files of a room may not import, be it a value, a type or a chunk. */
function floor(files, room, ...bans) {
  const { mayImport, never, holds } = rooms[room];
  const others = Object.keys(rooms).filter((other) => other !== room && !mayImport.includes(other));
  const patterns = [
    ...others.map((other) =>
      ban(
        [`@/${other}`],
        `${room} holds ${holds}, and may import ${mayImport.join(', ') || 'no other room'}; ${other} holds ${rooms[other].holds}.`,
      ),
    ),
    ban(never, `${room} holds ${holds}.`),
    ...(readers.includes(room) ? [writerBan] : []),
    ...(room === 'app' || room === 'backend' ? [] : [adapterBan]),
    { regex: String.raw`(^|/)\.\.(/|$)|/\.?/`, message: "Use '@/' between rooms and './' inside one." },
    ...bans,
  ];
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

// The server judges with the code of the page, as far as that needs neither a browser nor React.
const serverBans = [
  ban(ui, 'The server draws nothing.'),
  ban(['redux-persist', '@/backend/local', '@/backend/remote'], 'The server has a storage of its own.'),
  ban(
    ['styles', 'app', 'pages', 'features', 'containers', 'commands', 'components/(?!text/)[^/]+'].map(
      (room) => `@/${room}`,
    ),
    'Of the screens, the server uses the texts of components alone.',
  ),
];

/** Rules of a plugin, with what they ask for by default. */
const errors = (plugin, names) => Object.fromEntries(names.split(/\s+/).map((name) => [plugin + name, 'error']));

// __tests__/scripts/syntax.test.ts checks two more rules of syntax.
export default {
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'oxc', 'react', 'jsx-a11y'],
  // The categories of certain errors and useless code; the other rules are listed below.
  categories: { correctness: 'error' },
  rules: {
    ...errors(
      '',
      'no-case-declarations no-empty no-fallthrough no-prototype-builtins no-regex-spaces no-unexpected-multiline',
    ),
    'no-irregular-whitespace': ['error', { skipJSXText: false, skipRegExps: false, skipTemplates: false }],
    // An options object, even an empty one, also reports names that start with an underscore.
    'no-unused-vars': ['error', {}],
    // A role is enough where the tag would add unwanted styles or behavior.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      { handlers: ['onClick', 'onError', 'onLoad', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
    ],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(
          '',
          'no-array-constructor no-empty-function no-useless-constructor no-var prefer-const prefer-rest-params prefer-spread',
        ),
        ...errors(
          'typescript/',
          `adjacent-overload-signatures array-type ban-tslint-comment class-literal-property-style
            consistent-generic-constructors consistent-indexed-object-style consistent-type-assertions
            consistent-type-imports dot-notation no-confusing-non-null-assertion no-deprecated no-dynamic-delete
            no-empty-object-type no-explicit-any no-extraneous-class no-generated-empty-object-type
            no-inferrable-types no-invalid-void-type no-misused-promises no-mixed-enums no-namespace
            no-non-null-asserted-nullish-coalescing no-non-null-assertion no-require-imports
            no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression
            no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint
            no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment
            no-unsafe-call no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-member-access
            no-unsafe-return non-nullable-type-assertion-style only-throw-error prefer-find prefer-for-of
            prefer-function-type prefer-includes prefer-literal-enum-member prefer-nullish-coalescing
            prefer-optional-chain prefer-promise-reject-errors prefer-reduce-type-parameter prefer-regexp-exec
            prefer-return-this-type prefer-string-starts-ends-with related-getter-setter-pairs require-await
            unified-signatures use-unknown-in-catch-callback-variable`,
        ),
        'no-unused-vars': ['error', { ignoreRestSiblings: true }],
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/consistent-type-definitions': ['error', 'type'],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
      },
    },
    {
      files: ['src/**'],
      plugins: ['import'],
      rules: {
        'import/no-default-export': 'error',
        'no-console': ['error', { allow: ['info'] }],
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
    {
      files: ['__tests__/**', 'e2e/**', 'bench/**', 'soak/**'],
      rules: {
        // In a test, a missing element throws, which fails the test with a clear message.
        'typescript/no-non-null-assertion': 'off',
        // Tests sort only text.
        'typescript/require-array-sort-compare': 'off',
        // Test components expose their setters.
        'react/globals': 'off',
      },
    },
    ...Object.keys(rooms).map((room) => floor(`src/${room}/**`, room)),
    { ...floor('src/slices/**', 'slices', seedBan), excludeFiles: ['src/slices/seed.ts', 'src/slices/articleSeed.ts'] },
    floor('src/selectors/**', 'selectors', tableBan),
    ...screens.map((screen) => floor(`src/pages/${screen}/**`, 'pages', screenBan(screen))),
    { files: ['server/**'], rules: { 'no-restricted-imports': ['error', { patterns: serverBans }] } },
    {
      files: ['**/*.{js,mjs}'],
      env: { node: true },
      rules: { 'no-redeclare': 'error', 'no-undef': 'error' },
    },
    {
      files: ['scripts/build/*.js'],
      env: { serviceworker: true },
      globals: { VERSION: 'readonly', FILES: 'readonly', WAIT_FOR_ALL: 'readonly', IS_ONE_PAGE: 'readonly' },
    },
  ],
};
