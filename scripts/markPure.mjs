/**
 * A loader for a package whose components are made by calls that the bundler cannot see through (`forwardRef`) and named by
 * assignments: it marks the former as pure and leaves the latter out, so that parts which nobody imports are not sent.
 * @param {string} source
 */
export default function markPure(source) {
  return (
    source
      .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
      .replace(/^\w+\.displayName = "\w+";$/gm, '')
      // For a name that the bundler cannot analyze it would keep a copy of all exports.
      .replace(/(React\d*)\[USE_OPTIMISTIC\]/, '$1.useOptimistic')
      // A class and its assignments form one expression, so that the bundler removes both.
      .replace(
        /^var (\w+) = (class extends (?:(?!^var )[^])*?^};\n\1\.contextType = \w+;)$/gm,
        'var $1 = /* @__PURE__ */ (() => { const $1 = $2 return $1; })();',
      )
  );
}
