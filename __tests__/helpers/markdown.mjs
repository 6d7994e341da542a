import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArticle } from '../../scripts/articleLoader.mjs';

const sources = ['./markdown.mjs', '../../scripts/articleLoader.mjs'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
);

// Articles become blocks, as in the bundle. Jest caches the result until the text or the parser changes.
export default {
  process: (text, file) => ({ code: `module.exports = ${JSON.stringify(parseArticle(text, file))};` }),
  getCacheKey: (text) =>
    createHash('sha256')
      .update(JSON.stringify([sources, text]))
      .digest('hex'),
};
