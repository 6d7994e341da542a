import 'fake-indexeddb/auto';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { fileOf, givenSession, NEW_WORKSPACE } from '../../helpers/imports/importSession';
import { contentOf } from './importing';

const PAYMENTS = [
  'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS,REFUNDED,CURRENCY',
  'P-1,Harbor Arts,100.00,2025-06-01 10:00:00,Completed,0,USD',
  'P-2,Harbor Arts,80.00,2025-06-02 10:00:00,Completed,0,USD',
  'P-7,Harbor Arts,10.00,2025-06-02 10:00:00,Completed,0,USD',
  'P-8,Harbor Arts,10.00,2025-06-02 10:00:00,Completed,0,USD',
  'P-3,Café Été,50.00,2025-06-03 10:00:00,Completed,20.00,EUR',
  'P-4,Café Été,x,2025-06-03 10:00:00,Completed,0,EUR',
  'P-5,Café Été,7.00,2025-06-03 10:00:00,Completed,0,CHF',
  ',Café Été,7.00,2025-06-03 10:00:00,Completed,0,EUR',
  'P-6,Harbor Arts',
].join('\n');
const OF_EUROS = { ...NEW_WORKSPACE, id: 'w2', name: 'My festival EUR' };

async function storedWorkspaces() {
  const files = openWorkspaceFiles();
  const all = await Promise.all((await files.list()).map(({ id }) => files.read(id)));
  files.close();
  return all.flatMap((file) => {
    const dataSet = file && decodeDataSet(file.bytes);
    return dataSet && !('problem' in dataSet) ? [{ ...file.workspace, dataSet }] : [];
  });
}

async function givenPreview(split: readonly string[]) {
  const session = givenSession();
  const source = await session.openFile(fileOf(PAYMENTS));
  const { preview } = await session.ask({ kind: 'judge', plans: [source.plan], split }, 'judged');
  return { ...session, preview };
}

afterEach(async () => {
  const files = openWorkspaceFiles();
  for (const { id } of await files.list()) await files.remove(id);
  await files.free();
  files.close();
  jest.restoreAllMocks();
});

test('Rows in another currency are skipped until the operator asks for a separate workspace', async () => {
  const { preview } = await givenPreview([]);
  expect(preview).toMatchObject({ payments: 4, split: [], otherCurrencies: { EUR: 2, CHF: 1 }, refused: 2 });
  const { preview: parted } = await givenPreview(['EUR']);
  expect(parted).toMatchObject({
    payments: 4,
    sum: 20_000,
    refused: 3,
    otherCurrencies: { CHF: 1 },
    split: [{ currency: 'EUR', payments: 1, sum: 5000 }],
  });
  // Each row is rejected once, independent of the number of workspaces.
  expect(parted.refusedRows.map(({ line, reason }) => [line, reason])).toEqual([
    [9, 'id missing'],
    [10, 'too few columns'],
    [7, 'amount unreadable'],
  ]);
});

test('The text beside an amount gives the currency of its row if no column does', async () => {
  const session = givenSession();
  const rows = ['A-1,Pier,€15.00', 'A-2,Pier,€20.00', 'A-3,Pier,$7.00', 'A-4,Pier,GBP 8.00', 'A-5,Pier,9.00'];
  const { plan } = await session.openFile(
    fileOf(['id,merchant,amount,date', ...rows.map((row) => `${row},2025-06-06`)].join('\n')),
  );
  const plans = [{ ...plan, timeZone: 'UTC' }];
  const { preview } = await session.ask({ kind: 'judge', plans, split: ['GBP'] }, 'judged');
  expect(preview).toMatchObject({ payments: 3, sum: 4_400, currency: 'EUR' });
  expect(preview.split).toMatchObject([{ currency: 'GBP', payments: 1, sum: 800 }]);
  expect(preview.refusedRows.map(({ line, value, reason }) => [line, value, reason])).toEqual([
    [4, '$7.00', 'currency unknown'],
  ]);
});

test('A bare $ raises a question, and the answer is the currency of the rows', async () => {
  const session = givenSession();
  const { plan, questions } = await session.openFile(
    fileOf('id,merchant,amount,currency,date\nA-1,Pier,15.00,$,2025-06-06\nA-2,Pier,20.00,$,2025-06-06'),
  );
  expect(questions.map(({ about }) => about)).toContain('currency');
  const preview = await session.judge({ ...plan, currency: 'CAD', timeZone: 'UTC' });
  expect(preview).toMatchObject({ payments: 2, sum: 3_500, currency: 'CAD', refused: 0 });
});

test('Both workspaces are stored, each with its own rows and their refunds', async () => {
  const { ask } = await givenPreview(['EUR']);
  await ask({ kind: 'save', workspace: NEW_WORKSPACE, split: { EUR: OF_EUROS } }, 'saved');
  const [main, euros] = await storedWorkspaces();
  expect(main).toMatchObject({ id: 'w1', name: 'My festival', rows: 4, dataSet: { currency: 'USD' } });
  expect(euros).toMatchObject({ id: 'w2', name: 'My festival EUR', rows: 1, dataSet: { currency: 'EUR' } });
  expect(contentOf(euros!.dataSet)).toMatchObject({
    payments: [{ id: 'P-3', amount: 5000 }],
    refunds: [{ amount: 2000 }],
    merchants: [{ name: 'Café Été' }],
  });
});

test('The rejected rows of both workspaces are in one file', async () => {
  const { ask } = await givenPreview(['EUR']);
  const { files } = await ask({ kind: 'refusedFile', workspaceId: 'w1' }, 'refusedFile');
  const lines = (await files[0]!.file.text()).trim().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['', 'P-6', 'P-4']);
});

test('If the browser fails to store either workspace, neither is stored', async () => {
  const { ask } = await givenPreview(['EUR']);
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (...args: unknown[]) => IDBRequest<IDBValidKey>;
  let writes = 0;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    writes += 1;
    if (writes === 4) throw new DOMException('The disk is full', 'QuotaExceededError');
    return put.apply(this, row);
  });
  await ask({ kind: 'save', workspace: NEW_WORKSPACE, split: { EUR: OF_EUROS } }, 'failed');
  expect(writes).toBe(4);
  jest.restoreAllMocks();
  expect(await storedWorkspaces()).toEqual([]);
});
