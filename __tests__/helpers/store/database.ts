import 'fake-indexeddb/auto';

// jsdom has no structuredClone. Stored values are plain objects except the bytes of data sets, which never change.
if (typeof structuredClone === 'undefined')
  globalThis.structuredClone = <Value>(value: Value) =>
    value instanceof Blob ? value : (JSON.parse(JSON.stringify(value)) as Value);
