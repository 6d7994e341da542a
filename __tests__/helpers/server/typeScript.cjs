// Lets a process of Node run the files of the server: `node --require <this file> <file of TypeScript>`.
const path = require('node:path');

require('@swc/register')({
  extensions: ['.ts'],
  ignore: [/node_modules/],
  swcrc: false,
  sourceMaps: false,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript' },
    baseUrl: path.resolve(__dirname, '../../..'),
    paths: { '@/*': ['./src/*'] },
  },
  module: { type: 'commonjs', ignoreDynamic: true },
});
