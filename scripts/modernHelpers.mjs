/**
 * A loader for a package that was compiled for browsers without spread: its helpers, which every module repeats, become
 * native syntax. The package uses them for plain objects only.
 * @param {string} source
 */
export default function modernHelpers(source) {
  return source
    .replace(/^function (?:ownKeys|_defineProperty|_objectWithoutPropertiesLoose)\(.*$/gm, '')
    .replace(/^function (?:_nonIterableSpread|_iterableToArray|_arrayWithoutHoles)\(.*$/gm, '')
    .replace(/^function _objectSpread\(.*$/gm, 'const _objectSpread = Object.assign;')
    .replace(/^function _toConsumableArray\(.*$/gm, 'const _toConsumableArray = (rows) => [...rows];')
    .replace(
      /^function _objectWithoutProperties\(.*$/gm,
      'function _objectWithoutProperties({ ...rest }, excluded) { for (const key of excluded) delete rest[key]; return rest; }',
    );
}
