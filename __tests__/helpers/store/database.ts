import 'fake-indexeddb/auto';

// jsdom has none. What is kept is plain but for the bytes of data sets, which never change.
if (typeof structuredClone === 'undefined')
  globalThis.structuredClone = <Value>(value: Value) =>
    value instanceof Blob ? value : (JSON.parse(JSON.stringify(value)) as Value);
