import 'fake-indexeddb/auto';
import { parse } from 'csv-parse/sync';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { refundsOfFiles } from '../../helpers/dataSets';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import { setupStore } from '@/store/store';
import { fileOf, givenSession, NEW_WORKSPACE, removeDatabases } from '../../helpers/imports/importSession';
import { importChanges } from '@/selectors/changes/changes';
import { EXPECTED_PAYMENTS, PROVIDER_FILES } from './providerFiles';
import { openWorkspaces } from '../../helpers/openWorkspaces';

afterEach(removeDatabases);

/** The figures on screen after the workspace was opened. */
async function figuresOf(id: string) {
  const opened = await openImportedWorkspace(openWorkspaces, id);
  if ('problem' in opened) throw new Error(opened.problem);
  const store = setupStore(opened.startState);
  const { count, gross, failed } = selectListMetrics(store.getState());
  const merchants = store.getState().merchants.rows.map(({ name, totalSales }) => [name, totalSales]);
  return { count, gross, failed, merchants: Object.fromEntries(merchants) as Record<string, number> };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

async function refundsIn(id: string): Promise<number> {
  const files = openWorkspaceFiles();
  const stored = await files.read(id);
  files.close();
  const dataSet = stored && decodeDataSet(stored.bytes);
  if (!dataSet || 'problem' in dataSet) throw new Error('It is not kept');
  return sumOf([...refundsOfFiles(dataSet)].map(({ amount }) => amount));
}

const HAND = 'Reference;Merchant;Total;Booked at;State\n';

describe('A file is imported', () => {
  test.each(PROVIDER_FILES)(
    'of $format: opened, judged, stored, and opened with the figures of a plain reader',
    async ({ format, content, hasFailed = true, hasMerchants = true, answers }) => {
      const { ask, openFile, judge } = givenSession();
      const opened = await openFile(fileOf(content));
      expect(opened.plan.format).toBe(format);
      const preview = await judge({ ...opened.plan, ...answers });
      const made = EXPECTED_PAYMENTS.filter(({ isPaid }) => hasFailed || isPaid);
      const paid = made.filter(({ isPaid }) => isPaid);
      expect(preview).toMatchObject({
        payments: made.length,
        refused: 0,
        sum: sumOf(made.map(({ cents }) => cents)),
        range: { first: '2025-05-01', last: '2025-05-28' },
      });
      await ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
      const merchantOf = (row: (typeof EXPECTED_PAYMENTS)[number]) => (hasMerchants ? row.merchant : 'My shop');
      const sales: Record<string, number> = {};
      for (const row of paid) sales[merchantOf(row)] = (sales[merchantOf(row)] ?? 0) + row.cents;
      expect(await figuresOf('w1')).toEqual({
        count: made.length,
        gross: sumOf(paid.map(({ cents }) => cents)),
        failed: made.length - paid.length,
        merchants: sales,
      });
      expect(await refundsIn('w1')).toBe(sumOf(made.map(({ refunded }) => refunded)));
    },
  );

  test('and asks what it leaves open, once for all rows: the answers can be changed while other questions remain', async () => {
    const { ask, openFile, judge } = givenSession();
    const rows = ['P-1;Harbor;14.000;03/04/2025;Open', 'P-2;Harbor;2.000;05/06/2025;Banked'];
    const opened = await openFile(fileOf(HAND + rows.join('\n')));
    const about = (questions: typeof opened.questions) =>
      questions.map((question) => (question.about === 'status' ? question.word : question.about));
    expect(about(opened.questions)).toEqual(['currency', 'decimalMark', 'dateOrder', 'timeZone', 'Open', 'Banked']);
    const answered = {
      ...opened.plan,
      ...({ currency: 'EUR', decimalMark: ',', dateOrder: 'day first', timeZone: 'UTC' } as const),
      statuses: { ...opened.plan.statuses, open: { own: 'Open', isPaid: false }, banked: 'Completed' as const },
    };
    const { sources } = await ask({ kind: 'judge', plans: [answered] }, 'opened');
    expect(sources[0]?.plan).toEqual(answered);
    expect(about(sources[0]?.questions ?? [])).toEqual([...about(opened.questions), 'isMinorUnits']);
    const preview = await judge({ ...answered, isMinorUnits: false });
    expect(preview).toMatchObject({ payments: 2, sum: 1_600_000, range: { first: '2025-04-03', last: '2025-06-05' } });
    expect(preview.firstRows[0]).toMatchObject({ status: 'Open', isPaid: false });
  });

  test('whose zone and currency are typed: an unknown one stays a question', async () => {
    const { ask, openFile, judge } = givenSession();
    const file = fileOf(`${HAND}P-1;Harbor;14,50;13.04.2025 10:00;Completed`);
    const opened = await openFile(file);
    const typed = { ...opened.plan, currency: 'shells', timeZone: 'Atlantis' };
    const { sources } = await ask({ kind: 'judge', plans: [typed] }, 'opened');
    expect(sources[0]?.questions).toMatchObject([{ about: 'currency' }, { about: 'timeZone' }]);
    const preview = await judge({ ...typed, currency: '€', timeZone: 'berlin' });
    expect(preview).toMatchObject({ payments: 1, currency: 'EUR', firstRows: [{ timeZone: 'Europe/Berlin' }] });
  });

  test('with rejected rows: their fixed file imports again, and all figures are complete', async () => {
    const { ask, openFile, judge } = givenSession();
    const good = ['P-1;"Harbor; Arts";10,50;13.04.2025 10:00;Completed', 'P-4;Harbor;0,50;13.05.2025 10:00;Completed'];
    const bad = ['P-2;=Café;1O,00;14.04.2025 10:00;Completed', 'P-3;Harbor;1,00;31.02.2025;Completed'];
    const open = async (content: string) => {
      const opened = await openFile(fileOf(content));
      return judge({ ...opened.plan, currency: 'EUR', timeZone: 'UTC' });
    };
    expect(await open(`${HAND}${[...good, ...bad].join('\r\n')}`)).toMatchObject({
      payments: 2,
      refused: 2,
      refusedRows: [
        { line: 4, column: 'Total', value: '1O,00', reason: 'amount unreadable' },
        { line: 5, column: 'Booked at', value: '31.02.2025', reason: 'date unreadable' },
      ],
    });
    const { files } = await ask({ kind: 'refusedFile', workspaceId: 'w1' }, 'refusedFile');
    const text = (await files[0]?.file.text()) ?? '';
    expect(parse(text, { bom: true })).toHaveLength(3);
    const fixed = text.replace('1O,00', '10,00').replace('31.02.2025', '28.02.2025');
    const preview = await open(fixed);
    expect(preview).toMatchObject({ payments: 2, refused: 0, sum: 1_100 });
    expect(preview.firstRows.map(({ merchant }) => merchant)).toEqual(['=Café', 'Harbor']);
  });

  test('after another one: nothing of the first one remains', async () => {
    const { openFile, judge } = givenSession();
    const rows = (amount: string) => fileOf(`${HAND}P-1;Harbor;${amount};13.04.2025 10:00;Completed`);
    await openFile(rows('10.50'));
    const opened = await openFile(rows('10,50'));
    const preview = await judge({ ...opened.plan, currency: 'EUR', timeZone: 'UTC' });
    expect(preview).toMatchObject({ payments: 1, sum: 1_050 });
  });

  test('that turns out not to be UTF-8 far from its start: it is read again, and its encoding is correct', async () => {
    const rows = Array.from({ length: 30_000 }, (_, index) => `P-${index};Harbor Arts;1,50;13.04.2025 10:00;Completed`);
    const bytes = Buffer.from(`${HAND}${rows.join('\n')}\nP-x;Café;1,50;13.04.2025 10:00;Completed`, 'latin1');
    expect(bytes.length).toBeGreaterThan(2 ** 20);
    const { openFile, judge, received } = givenSession();
    const opened = await openFile(fileOf(new Uint8Array(bytes)));
    expect(opened.encodings).toEqual(['windows-1252']);
    const plan = { ...opened.plan, currency: 'EUR', timeZone: 'UTC' };
    expect(await judge(plan)).toMatchObject({ payments: 30_001, merchants: 2 });
    expect(received.filter(({ kind }) => kind === 'progress').length).toBeGreaterThan(0);
  });
});

test('A newer file updates a workspace: its rows are counted by fate, and the import can be undone', async () => {
  const { ask, openFile, judge } = givenSession();
  const header = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\n';
  const importRows = async (rows: string[], at: string, into?: string) => {
    const opened = await openFile(fileOf(header + rows.join('\n')), into);
    const preview = await judge(opened.plan);
    const imported = { recordedAt: `2025-07-01 ${at}:00`, recordedBy: 'Alex Morgan' };
    await ask({ kind: 'save', workspace: { ...NEW_WORKSPACE, imported } }, 'saved');
    return preview.update;
  };
  const first = ['P-1,Harbor,10.00,2025-04-13 10:00:00,Completed', 'P-2,Harbor,5.00,2025-04-14 10:00:00,Pending'];
  expect(await importRows(first, '08:00')).toBeUndefined();
  const newer = ['P-2,Harbor,5.00,2025-04-14 10:00:00,Completed', 'P-3,Café,1.00,2025-04-15 10:00:00,Completed'];
  expect(await importRows(newer, '08:30', NEW_WORKSPACE.id)).toEqual({
    new: 1,
    changed: 1,
    same: 0,
    missing: 1,
    emptied: {},
  });
  expect(await figuresOf(NEW_WORKSPACE.id)).toMatchObject({ count: 3, gross: 1_600 });

  const files = openWorkspaceFiles();
  await files.undoImport(NEW_WORKSPACE.id, { recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex Morgan' });
  const [workspace] = await files.list();
  files.close();
  expect(importChanges(workspace!).map(({ by, what, from, to }) => [by, what, from, to])).toEqual([
    ['Alex Morgan', 'File imported', '', '2 payments imported from payments.csv'],
    ['Alex Morgan', 'File imported', '2 payments from payments.csv', '3 payments from payments.csv'],
    ['Alex Morgan', 'Import undone', '3 payments from payments.csv', '2 payments from payments.csv'],
  ]);
  expect(await figuresOf(NEW_WORKSPACE.id)).toMatchObject({ count: 2, gross: 1_500 });
});

test('The id of a merchant whose import was undone is given to the same merchant again, and to no other', async () => {
  const { ask, openFile, judge } = givenSession();
  const header = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\n';
  const importRows = async (id: string, merchant: string, into?: string) => {
    const row = `${id},${merchant},10.00,2025-04-13 10:00:00,Completed`;
    await judge((await openFile(fileOf(header + row), into)).plan);
    await ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  };
  const files = openWorkspaceFiles();
  const undo = () =>
    files.undoImport(NEW_WORKSPACE.id, { recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex Morgan' });
  const idsOf = async () => {
    const dataSet = decodeDataSet((await files.read(NEW_WORKSPACE.id))!.bytes);
    return 'problem' in dataSet ? [] : dataSet.merchants.map(({ id, name }) => `${id} ${name}`);
  };
  await importRows('P-1', 'Harbor');
  await importRows('P-2', 'Lone Star', NEW_WORKSPACE.id);
  expect(await idsOf()).toEqual(['MER001 Harbor', 'MER002 Lone Star']);
  await undo();
  await importRows('P-3', 'Oak', NEW_WORKSPACE.id);
  expect(await idsOf()).toEqual(['MER001 Harbor', 'MER003 Oak']);
  await importRows('P-2', 'LONE STAR', NEW_WORKSPACE.id);
  await importRows('P-4', 'Elm', NEW_WORKSPACE.id);
  expect(await idsOf()).toEqual(['MER001 Harbor', 'MER003 Oak', 'MER002 LONE STAR', 'MER004 Elm']);
  // Neither the page nor a problem report gets the names.
  expect(JSON.stringify(await files.list())).not.toContain('Oak');
  files.close();
});
