// Renders every screen in plain Node from the source files; a loader hook replaces webpack's transformations.
import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (request, ...others) =>
  resolveFilename.call(Module, request.replace(/^@\//, `${path.resolve('src')}/`), ...others);

Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
  });
  module._compile(code, filename);
};
Module._extensions['.tsx'] = Module._extensions['.ts'];
// The typed module (`inbox.ts`) resolves before the data (`inbox.json`).
const readJson = Module._extensions['.json'];
delete Module._extensions['.json'];
Module._extensions['.json'] = readJson;

const { scopeClassName } = require('./scopeClassName.ts');
Module._extensions['.scss'] = (module, filename) => {
  const name = (_none, className) => (className === '__esModule' ? true : scopeClassName(filename, className));
  module.exports = new Proxy({}, { get: name });
};

// Prerendering stores nothing.
globalThis.indexedDB = { databases: () => Promise.resolve([]) };

const { prerenderScreens } = require('../../src/app/prerender.tsx');
const screens = await prerenderScreens();
process.stdout.write(JSON.stringify(screens), () => process.exit());
