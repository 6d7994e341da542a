import { createReconcileSession } from '@/data/reconciliation/session';
import type { ConsolePayments, ReconcileAnswer, Reconciled } from '@/data/reconciliation/messages';
import { summarizeReport } from '@/domain/reconciliation/reportSummary';
import type { Report } from '@/domain/reconciliation/resolutions';
import { fees } from '@/fixtures/fees';
import { processorReport } from '@/fixtures/processorReport';
import { transactions } from '@/fixtures/transactions';
import { csvPortions } from '@/components/lists/csvFile';
import { selectConsolePayments } from '@/selectors/reconciliation/reconciliationSelectors';
import { setupStore } from '@/store/store';
import { reportSummary } from '@/selectors/reconciliation/texts';
import { recordsOf, refundOf } from '../../helpers/builders';
import { fileOf } from '../../helpers/imports/importSession';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { readConsoleColumns } from '@/data/reconciliation/consoleColumns';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';

const SAMPLE: ConsolePayments = {
  currency: 'USD',
  timeZone: 'America/New_York',
  recorded: [],
  disputes: [],
  rows: transactions,
  fees,
};

async function answersOf(content: string, consoleRows: ConsolePayments = SAMPLE) {
  const answers: ReconcileAnswer[] = [];
  const handleRequest = createReconcileSession((answer) => answers.push(answer), {
    nextYear: 2027,
    readConsole: (payments) => readConsoleColumns(openWorkspaceFiles(), payments),
  });
  await handleRequest({ kind: 'open', file: fileOf(content, 'report.csv'), consoleRows });
  return { answers, handleRequest };
}

async function reconciledOf(content: string, payments?: ConsolePayments): Promise<Reconciled> {
  const last = (await answersOf(content, payments)).answers.at(-1);
  if (last?.kind !== 'reconciled') throw new Error(`It answered ${JSON.stringify(last)}`);
  return last.reconciled;
}

const kindsOf = ({ comparison }: Reconciled) => Object.fromEntries(comparison.breaks.map(({ id, kind }) => [id, kind]));

test('A direction control in the name of a report is shown', async () => {
  const answers: ReconcileAnswer[] = [];
  const handleRequest = createReconcileSession((answer) => answers.push(answer), {
    nextYear: 2027,
    readConsole: (payments) => readConsoleColumns(openWorkspaceFiles(), payments),
  });
  await handleRequest({ kind: 'open', file: fileOf(processorReport.text, 'Hall\u202evsc.exe'), consoleRows: SAMPLE });
  expect(answers.at(-1)).toMatchObject({ kind: 'reconciled', reconciled: { name: 'Hall\ufffdvsc.exe' } });
});

test('The demo report has one discrepancy of each kind', async () => {
  const { comparison, ...reported } = await reconciledOf(processorReport.text);
  expect(reported).toEqual({ name: 'report.csv', format: 'Stripe payments', rows: 30, unread: 0 });
  expect(comparison.kinds).toEqual({
    'missing there': 1,
    'missing here': 1,
    duplicate: 1,
    currency: 1,
    amount: 1,
    status: 1,
    fee: 1,
    split: 1,
    timing: 1,
  });
  const report = { ...comparison, kind: 'report', id: 'r' } as Report;
  expect(reportSummary(report, summarizeReport(report, [], []))).toBe('June 2024: 22 of 31 payments matched');
});

test('An export of the console has no discrepancy with the console, records included', async () => {
  const [file] = [...csvPortions(wholeTransactionsFile(setupStore().getState()))].map((_, __, all) => all.join(''));
  expect((await reconciledOf(file!)).comparison).toMatchObject({ matched: 30, breaks: [] });
  const recorded = [{ id: 'TR20240630-030', status: 'Completed', refunded: 5_000, earlier: [] }];
  expect(kindsOf(await reconciledOf(file!, { ...SAMPLE, recorded }))).toEqual({ 'TR20240630-030': 'amount' });
});

test('A refund that is recorded after the days of the report is not a discrepancy, and one within them is', async () => {
  const store = setupStore();
  const kinds = async () => {
    const report = await reconciledOf(processorReport.text, selectConsolePayments(store.getState()));
    return report.comparison.kinds;
  };
  const before = await kinds();
  store.dispatch(refundOf({ transactionId: 'TR20240603-001', amount: 10_000, reason: 'Duplicate' }));
  expect(await kinds()).toEqual(before);
  const [record] = recordsOf(store.getState());
  const early = { ...record!, id: 'early', recordedAt: '2024-06-20 09:00:00' };
  const given = setupStore({
    payments: { ...store.getState().payments, records: { [record!.transactionId]: [early] } },
  });
  const { comparison } = await reconciledOf(processorReport.text, selectConsolePayments(given.getState()));
  expect(comparison.kinds).toEqual({ ...before, amount: 2 });
});

test('Separate refund rows are added to their payment, and listed if it is missing', async () => {
  const report = [
    'Type,Source,Amount,Fee,Net,Currency,Created (UTC)',
    'charge,TR20240630-030,250.00,7.55,242.45,usd,2024-06-30 20:05:12',
    'refund,TR20240630-030,-50.00,0,-50.00,usd,2024-06-30 21:05:12',
    'refund,TR20240501-001,-5.00,0,-5.00,usd,2024-06-30 21:05:12',
    'payout,po_1,-200.00,0,-200.00,usd,2024-06-30 22:00:00',
  ].join('\n');
  const part = { ...SAMPLE, rows: transactions.filter(({ id }) => id === 'TR20240630-030') };
  const recorded = [{ id: 'TR20240630-030', status: 'Completed', refunded: 5_000, earlier: [] }];
  expect((await reconciledOf(report, { ...part, recorded })).comparison).toMatchObject({ breaks: [], loneRefunds: 1 });
  const { comparison } = await reconciledOf(report, part);
  expect(comparison.breaks).toMatchObject([{ kind: 'amount', theirs: [{ refunded: 5_000 }] }]);
});

test('A report that leaves something open raises questions, and is compared after the answers', async () => {
  const report = ['id,amount,date', 'TR20240605-003,735.40,06/05/2024', 'TR20240606-004,6478.90,06/06/2024'].join('\n');
  const { answers, handleRequest } = await answersOf(report);
  const questioned = answers.at(-1);
  if (questioned?.kind !== 'opened') throw new Error(`It answered ${JSON.stringify(questioned)}`);
  expect(questioned.opened.questions.map(({ about }) => about)).toEqual(['dateOrder']);
  await handleRequest({ kind: 'judge', plan: { ...questioned.opened.plan, dateOrder: 'month first' } });
  expect(answers.at(-1)).toMatchObject({ kind: 'reconciled', reconciled: { comparison: { matched: 2, breaks: [] } } });
});

test('Invalid rows are counted, and a report without a payment says what is missing', async () => {
  const header = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\n';
  const row = 'TR20240630-030,X,250.00,2024-06-30 16:05:12,Completed\n';
  expect(await reconciledOf(`${header}${row}TR2,X,many,2024-06-30 16:05:12,Completed`)).toMatchObject({ unread: 1 });
  const { answers } = await answersOf(`${header}TR2,X,many,2024-06-30 16:05:12,Completed`);
  expect(answers.at(-1)).toEqual({ kind: 'nothing to compare', missing: 'payments' });
  expect((await answersOf('')).answers).toEqual([{ kind: 'unreadable', problem: { kind: 'empty' } }]);
});
