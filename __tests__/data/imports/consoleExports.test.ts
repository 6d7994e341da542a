import 'fake-indexeddb/auto';
import { csvPortions } from '@/components/lists/csvFile';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { createImportSession } from '@/data/imports/session';
import type { ImportAnswer } from '@/data/imports/messages';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { MODEL_PRESETS } from '@/domain/money/chargeModel';
import { chargeModelsSlice } from '@/slices/entities/recordSlices';
import { selectListMetrics } from '@/selectors/payments/list/listMetrics';
import type { RootState } from '@/store/rootReducer';
import { startStateOf } from '@/store/startState';
import { setupStore } from '@/store/store';
import { workbookOf } from '../../helpers/workbooks';
import { givenImportedData, importedPayment, importedRefund } from '../../helpers/workspace';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';

const textOf = (state: RootState) => `\uFEFF${[...csvPortions(wholeTransactionsFile(state))].join('')}`;

/** Imports a text without answering anything. Returns the open workspace and the number of questions. */
async function importAgain(content: BlobPart, id: string, name = 'transactions.csv') {
  const answers: ImportAnswer[] = [];
  const session = createImportSession((answer) => answers.push(answer), {
    timeZone: 'Europe/Berlin',
    nextYear: 2027,
    storage: openWorkspaceFiles(),
  });
  await session({ kind: 'open', files: [new File([content], name)] });
  const opened = answers.find((answer) => answer.kind === 'opened')!.sources[0]!;
  await session({ kind: 'save', workspace: { id, name: id, importedOn: '2026-01-01' } });
  const { preview } = answers.find((answer) => answer.kind === 'judged')!;
  const { workspace } = answers.find((answer) => answer.kind === 'saved')!;
  const files = openWorkspaceFiles();
  const dataSet = decodeDataSet((await files.read(id))!.bytes);
  files.close();
  if ('problem' in dataSet) throw new Error(dataSet.problem);
  openTable(workspace.hash, tableOfDataSet(dataSet));
  return {
    state: setupStore(startStateOf(workspace, dataSet)).getState(),
    workspace,
    preview,
    questions: opened.questions,
  };
}

const importedConsole = () =>
  givenImportedData(
    [
      importedPayment('P-1', { merchant: 'Café "Größenwahn", Berlin', customer: "O'Neill" }),
      importedPayment('=P-2', { merchant: '=SUM(A1:A9)', status: 'On hold', isPaid: false, integration: '+int' }),
      importedPayment('-P-3', {
        merchant: '@home\nof the arts',
        status: 'Disputed',
        isPaid: true,
        amount: 123_456_789,
      }),
      importedPayment('P-4', { status: 'Refunded', timeZone: 'America/New_York', customer: '＝C' }),
      importedPayment('P-5', { status: 'Failed', isPaid: false, date: '2025-06-16 09:00:00', partner: '=Quay' }),
      importedPayment('P-6', { status: '=kept', isPaid: true, amount: 5 }),
      importedPayment('P-7', { status: 'Voided', isPaid: false }),
      importedPayment('P-8', { status: 'Pending' }),
      importedPayment('P-9', { date: '2025-06-16' }),
    ],
    'own',
    [importedRefund('P-1'), importedRefund('P-1', { id: 'second', amount: 100 })],
  );

test.each([
  ['the sample', () => setupStore().getState(), 30],
  [
    'own data with refunds, a day alone, own statuses, quotes and formulas',
    () => setupStore(importedConsole()).getState(),
    9,
  ],
])(
  'The export of %s imports again without a question and to the same figures, and from then on to the same data set',
  async (_what, given, rows) => {
    const before = given();
    const first = await importAgain(textOf(before), 'first');
    expect(first.questions).toEqual([]);
    expect(first.preview).toMatchObject({ payments: rows, refused: 0, duplicates: 0, skipped: {} });
    const { failed, failedAmount, voided, others, count, gross, refunded, net, allocation, refundedShares } =
      selectListMetrics(first.state);
    expect({ failed, failedAmount, voided, others, count, gross, refunded, net, allocation, refundedShares }).toEqual(
      selectListMetrics(before),
    );
    const reported = wholeTransactionsFile(before).headers.filter(
      (header) => !['CURRENCY', 'TIME ZONE'].includes(header),
    );
    const cells = (state: RootState) =>
      wholeTransactionsFile(state).rows.map((row) =>
        row.slice(0, reported.length).map((cell) => cell.replace(/\s/g, ' ')),
      );
    expect(cells(first.state)).toEqual(cells(before));
    const second = await importAgain(textOf(first.state), 'second');
    expect(second.questions).toEqual([]);
    expect(second.workspace.hash).toBe(first.workspace.hash);
    const third = await importAgain(await workbookOf(wholeTransactionsFile(first.state)), 'third', 'transactions.xlsx');
    expect(third.questions).toEqual([]);
    expect(third.workspace.hash).toBe(first.workspace.hash);
  },
);

test('The fees of the export are those that were charged, under any charge model', () => {
  const fees = { processor: 320, partner: 0, platform: 800 };
  const store = setupStore(givenImportedData([importedPayment('P-1', { fees })], 'charged'));
  store.dispatch(
    chargeModelsSlice.actions.recorded([
      {
        id: 'm',
        subject: 'workspace',
        subjectId: '',
        settings: MODEL_PRESETS.stripeDestination,
        recordedAt: '2025-06-01 09:00:00',
        recordedBy: 'Alex Morgan',
        zone: 'UTC',
      },
    ]),
  );
  const { headers, rows } = wholeTransactionsFile(store.getState());
  const cellOf = (header: string) => rows[0]?.[headers.indexOf(header)];
  expect(['PROCESSOR FEE', 'PLATFORM FEE', 'PAID TO MERCHANT'].map(cellOf)).toEqual(['3.20', '8.00', '92.00']);
});

/** Payments of many merchants and months, some failed, two of them partially refunded. */
const many = () =>
  givenImportedData(
    Array.from({ length: 20_000 }, (_, index) =>
      importedPayment(`P-${index}`, {
        merchant: `Merchant ${index % 997}`,
        amount: 100 + ((index * 7_919) % 250_000),
        date: `2025-0${1 + (index % 9)}-${String(10 + (index % 19))} 10:${String(10 + (index % 50))}:00`,
        ...(index % 11 === 0 && { status: 'Failed', isPaid: false }),
        ...(index % 13 === 0 && { customer: `C-${index % 101}`, integration: `int_${index % 7}` }),
      }),
    ),
    'many',
    [importedRefund('P-1', { amount: 50 }), importedRefund('P-99998', { amount: 77 })],
  );

test('The export of 20,000 imported payments imports again without a question and to the same figures', async () => {
  const before = setupStore(many()).getState();
  const { state, preview, questions } = await importAgain(textOf(before), 'many');
  expect(questions).toEqual([]);
  expect(preview).toMatchObject({ payments: 20_000, refused: 0, duplicates: 0, skipped: {} });
  const figures = (of: RootState) => {
    const { failed, count, gross, refunded, net, allocation, refundedShares } = selectListMetrics(of);
    const merchants = of.merchants.rows.map(({ name, transactions, totalSales }) => [name, transactions, totalSales]);
    return {
      failed,
      count,
      gross,
      refunded,
      net,
      allocation,
      refundedShares,
      merchants: merchants.sort(),
      ...of.volume,
    };
  };
  expect(figures(state)).toEqual(figures(before));
}, 300_000);
