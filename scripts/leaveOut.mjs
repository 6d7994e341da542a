/** A loader for a module that another one imports and never needs here: each of its exports becomes a function that does nothing. */
export default function leaveOut(source) {
  const names = [...source.matchAll(/^export (?:var|let|const|function) (\w+)/gm)].map(([, name]) => name);
  const exports = ['default', ...names].map((name) => `leftOut as ${name}`);
  return `function leftOut() {}\nexport { ${exports.join(', ')} };`;
}
