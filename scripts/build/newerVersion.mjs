// @ts-check

/**
 * What a later version may change in its stored formats, for the browser test of two versions: a higher schema number, another kind of
 * entries (tasks, which are notes that start with 'Task'), and a field that this version does not know.
 * @type {Readonly<Record<string, readonly (readonly [string, string])[]>>}
 */
const CHANGES = {
  'entries/entries.ts': [['SCHEMA_NUMBER = 2', 'SCHEMA_NUMBER = 3']],
  'entries/schemas.ts': [['notes: noteSchema,', 'notes: noteSchema, tasks: noteSchema,']],
  'entries/cache/cachedCollection.ts': [
    ['return [{ kind, id, value }];', "return [{ kind, id, value, ...(kind === 'tasks' && { schema: 3 }) }];"],
  ],
  'entries/collections.ts': [["slice('notes', 'records'),", 'notesApart(true), notesApart(false),']],
  'payments/newRecords.ts': [["kind: 'refund',", "kind: 'refund', channel: 'portal',"]],
};

const FURTHER = `
function notesApart(areTasks) {
  const isTask = ([, { text }]) => text.startsWith('Task');
  const pick = (records, are) => Object.fromEntries(Object.entries(records).filter((each) => isTask(each) === are));
  return {
    name: areTasks ? 'tasks' : 'notes',
    partOf: ({ notes }) => notes.records,
    valuesOf: ({ notes }) => pick(notes.records, areTasks),
    withEntries: ({ notes }, entries) => ({
      notes: {
        ...notes,
        records: { ...(entries.notes ?? pick(notes.records, false)), ...(entries.tasks ?? pick(notes.records, true)) },
      },
    }),
  };
}
`;

/** The files that the loader changes. */
export const CHANGED_FILES = new RegExp(`(${Object.keys(CHANGES).join('|').replaceAll('.', '\\.')})$`);

/**
 * Makes a file of the source what it may be in a later version. Fails if the file no longer has the code to change.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function newerVersion(source) {
  const name = Object.keys(CHANGES).find((ending) => this.resourcePath.endsWith(ending)) ?? '';
  let changed = source;
  for (const [before, after] of CHANGES[name] ?? []) {
    if (!changed.includes(before)) throw new Error(`${name} has no ${before}: adapt scripts/build/newerVersion.mjs`);
    changed = changed.replace(before, after);
  }
  return name === 'entries/collections.ts' ? changed + FURTHER : changed;
}
