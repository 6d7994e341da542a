import {
  isWholeWorkspace,
  isWorkspaceOfNewerVersion,
  usableWorkspace,
  WORKSPACE_SCHEMA_NUMBER,
} from '@/domain/workspaces/storedWorkspace';

const workspace = { id: 'w1', name: 'Mine', source: 'june.csv', hash: 'a', rows: 30, importedOn: '2024-07-01' };
const stored = (fields: object) => ({ ...workspace, schema: WORKSPACE_SCHEMA_NUMBER, ...fields });

test('A stored workspace opens as it is, without the number of its format', () => {
  for (const fields of [{}, { schema: undefined }]) {
    expect(isWholeWorkspace(stored(fields))).toBe(true);
    expect(usableWorkspace(stored(fields))).toEqual(workspace);
  }
});

test('A workspace in the format of a newer version does not open, even if every field looks right', () => {
  const newer = stored({ schema: WORKSPACE_SCHEMA_NUMBER + 1 });
  expect(isWorkspaceOfNewerVersion(newer)).toBe(true);
  expect(isWholeWorkspace(newer)).toBe(false);
  expect(usableWorkspace(newer)).toBeUndefined();
  for (const schema of [undefined, WORKSPACE_SCHEMA_NUMBER, 'text', WORKSPACE_SCHEMA_NUMBER + 0.5])
    expect(isWorkspaceOfNewerVersion(stored({ schema }))).toBe(false);
});

test('A workspace with damaged fields opens with other values and is marked, unless its id is damaged', () => {
  const damaged = stored({ name: 7, hash: undefined, rows: 'many', importedOn: 'June', past: 'none', chargeModel: 1 });
  expect(isWholeWorkspace(damaged)).toBe(false);
  expect(usableWorkspace(damaged)).toEqual({
    ...workspace,
    name: 'Unnamed workspace',
    hash: '',
    rows: 0,
    importedOn: '1970-01-01',
    isDamaged: true,
  });
  expect(usableWorkspace(stored({ source: null }))).toMatchObject({ source: 'an unknown file', isDamaged: true });
  for (const id of [undefined, 7]) expect(usableWorkspace(stored({ id }))).toBeUndefined();
});
