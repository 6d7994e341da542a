/**
 * A loader for a package whose components are made by calls that the bundler cannot see through (`forwardRef`) and named by
 * assignments: it marks the former as pure and leaves the latter out, so that parts which nobody imports are not sent.
 * @param {string} source
 */
export default function markPure(source) {
  return source
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
