// valibot creates schemas without side effects, but marks them in a way that webpack ignores. With this mark an unused schema
// stays out of the bundle.
export default function markSchemasPure(code) {
  return code.replace(/(?<![\w.$])v\.(?=\w+\()/g, '/*#__PURE__*/ v.');
}
