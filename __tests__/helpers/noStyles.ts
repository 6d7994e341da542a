// Each class of a module maps to its name.
module.exports = new Proxy({}, { get: (_none, name) => (name === '__esModule' ? true : name) });
