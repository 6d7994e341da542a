import 'fake-indexeddb/auto';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { setupStore } from '@/store/store';
import { fileOf, givenSession, NEW_WORKSPACE, removeDatabases } from '../../helpers/imports/importSession';
import { openWorkspaces } from '../../helpers/openWorkspaces';

afterEach(removeDatabases);

/** Imports one file without answering anything: the preview, and the merchants and integrations afterwards. */
async function importFiles(file: File) {
  const session = givenSession();
  const opened = await session.openFile(file);
  expect(opened.questions).toEqual([]);
  const preview = await session.judge(opened.plan);
  await session.ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  const importedWorkspace = await openImportedWorkspace(openWorkspaces, NEW_WORKSPACE.id);
  if ('problem' in importedWorkspace) throw new Error(importedWorkspace.problem);
  const { merchants, integrations } = setupStore(importedWorkspace.startState).getState();
  return { preview, merchants: merchants.rows, integrations: integrations.rows };
}

const reasonsOf = ({ refusedRows }: Awaited<ReturnType<typeof importFiles>>['preview']) =>
  refusedRows.map(({ line, value, reason }) => [line, value, reason]);

describe('An integration file', () => {
  const fileOfRows = (...rows: string[]) =>
    fileOf(
      ['INTEGRATION ID,MERCHANT NAME,INTEGRATION NAME,CONFIGURATION,SPLIT,SURCHARGE,STATUS', ...rows].join('\n'),
      'integrations.csv',
    );

  test('creates the merchants that no other file has, one for all spellings of a name', async () => {
    const { merchants, integrations } = await importFiles(
      fileOfRows(
        'int_a,Harbor Arts,Door,ACH,50%,,Active',
        'int_b,Elm Street,Bar,ACH,20%,,Active',
        'int_c,harbor  ARTS,Box,ACH,10%,,Active',
      ),
    );
    expect(merchants.map(({ id, name, transactions }) => [id, name, transactions])).toEqual([
      ['MER001', 'Harbor Arts', 0],
      ['MER002', 'Elm Street', 0],
    ]);
    expect(integrations.map(({ id, merchantId }) => [id, merchantId])).toEqual([
      ['int_a', 'MER001'],
      ['int_b', 'MER002'],
      ['int_c', 'MER001'],
    ]);
  });

  test('may have a duplicate row, which is imported once, and rows with the same id and different values are all rejected', async () => {
    const { preview, integrations } = await importFiles(
      fileOfRows(
        'int_a,Harbor Arts,Door,ACH,50%,,Active',
        'int_b,Harbor Arts,Bar,ACH,20%,,Active',
        'int_a,Harbor Arts,Door,ACH,50%,,Active',
        'int_b,Harbor Arts,Bar,ACH,30%,,Active',
        'int_b,Harbor Arts,Bar,ACH,20%,,Active',
      ),
    );
    expect(integrations.map(({ id }) => id)).toEqual(['int_a']);
    expect(reasonsOf(preview)).toEqual([
      [3, 'int_b', 'id twice'],
      [5, 'int_b', 'id twice'],
      [6, 'int_b', 'id twice'],
    ]);
  });

  test('has each row rejected for its first problem, and an incomplete row as a whole', async () => {
    const { preview, integrations } = await importFiles(
      fileOfRows(
        'int_a,Harbor Arts,Door,ACH,50%,,Active',
        ',Harbor Arts,Door,ACH,50%,,Active',
        'int_b,,Door,ACH,50%,,Active',
        'int_c,Harbor Arts,,ACH,50%,,Active',
        'int_d,Harbor Arts,Door,Barter,50%,,Active',
        'int_e,Harbor Arts,Door,"Credit Card, Surcharge",50%,much,Active',
        'int_f,Harbor Arts,Door',
      ),
    );
    expect(integrations.map(({ id }) => id)).toEqual(['int_a']);
    expect(reasonsOf(preview)).toEqual([
      [3, '', 'id missing'],
      [4, '', 'merchant missing'],
      [5, '', 'name missing'],
      [6, 'Barter', 'configuration unknown'],
      [7, 'much', 'surcharge unreadable'],
      [8, '', 'too few columns'],
    ]);
  });
});

describe('A merchant file', () => {
  const fileOfRows = (header: string, ...rows: string[]) => fileOf([header, ...rows].join('\n'), 'merchants.csv');

  test('without ids has rows with the same name and different values rejected, with the name as the column', async () => {
    const { preview, merchants } = await importFiles(
      fileOfRows(
        'Name;Status;Email;Street;City;Zip;Country;Joined on',
        'Harbor Arts;Active;;;;;;2024-02-03',
        'Elm Street;Active;;;;;;2024-02-03',
        'elm street;Inactive;;;;;;2024-02-03',
      ),
    );
    expect(merchants.map(({ name, joinedOn }) => [name, joinedOn])).toEqual([['Harbor Arts', '2024-02-03']]);
    expect(reasonsOf(preview)).toEqual([
      [3, 'elm street', 'name twice'],
      [4, 'elm street', 'name twice'],
    ]);
  });

  test('that turns out not to be UTF-8 far from its start is read again, and no row counts twice', async () => {
    const rows = Array.from({ length: 12_000 }, (_, index) => `Merchant number ${index};Active;;;;;;2024-02-03`);
    const text = ['Name;Status;Email;Street;City;Zip;Country;Joined on', ...rows, 'Café;Active;;;;;;'].join('\n');
    const { preview, merchants } = await importFiles(fileOf(Buffer.from(text, 'latin1'), 'merchants.csv'));
    expect(preview).toMatchObject({ merchants: 12_001, refused: 0, files: [{ rows: 12_001 }] });
    expect(merchants.at(-1)).toMatchObject({ name: 'Café' });
  });
});
