// Compiles with SWC. Jest's own key of a compiled file contains the whole configuration, such as the list of test files, so that each
// part of the tests of screens would compile all files again.
const { createHash } = require('node:crypto');
const { version } = require('@swc/core');
const swc = require('@swc/jest');
const { version: wrapperVersion } = require('@swc/jest/package.json');

module.exports = {
  createTransformer(options) {
    return {
      ...swc.createTransformer(options),
      getCacheKey(source, path, { instrument, supportsStaticESM }) {
        const variant = JSON.stringify([version, wrapperVersion, options, path, instrument, supportsStaticESM]);
        return createHash('sha256').update(variant).update(source).digest('hex');
      },
    };
  },
};
