// Each class of a module by its own name.
module.exports = new Proxy({}, { get: (_none, name) => (name === '__esModule' ? true : name) });
