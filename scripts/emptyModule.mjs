/** A loader for a module that is imported but never used here: each of its exports becomes an empty function. */
export default function emptyModule(source) {
  const names = [...source.matchAll(/^export (?:var|let|const|function) (\w+)/gm)].map(([, name]) => name);
  const exports = ['default', ...names].map((name) => `unused as ${name}`);
  return `function unused() {}\nexport { ${exports.join(', ')} };`;
}
