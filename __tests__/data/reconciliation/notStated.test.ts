import { createReconcileSession } from '@/data/reconciliation/session';
import type { ReconcileAnswer } from '@/data/reconciliation/messages';
import { readConsoleColumns } from '@/data/reconciliation/consoleColumns';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { fileOf } from '../../helpers/imports/importSession';

const HEADER = 'id,Created date (UTC),Amount,Currency,Fee,Application Fee,Status';
const rowOf = (id: string, fee: string, applicationFee: string) =>
  `${id},2026-09-01 10:00:00,100.00,usd,${fee},${applicationFee},Paid`;

async function kindsOf(rows: readonly string[]) {
  const answers: ReconcileAnswer[] = [];
  const handleRequest = createReconcileSession((answer) => answers.push(answer), {
    nextYear: 2027,
    readConsole: (payments) => readConsoleColumns(openWorkspaceFiles(), payments),
  });
  const payments = ['A', 'B', 'C'].map((id) => ({
    id,
    merchantId: 'MER001',
    amount: 10_000,
    date: '2026-09-01 10:00:00',
    status: 'Completed' as const,
  }));
  const fees = payments.flatMap(({ id, date }) => [
    {
      id: `${id}1`,
      transactionId: id,
      party: 'processor' as const,
      date,
      integrationFeeId: '',
      amount: 320,
      type: 'Processing' as const,
    },
    {
      id: `${id}2`,
      transactionId: id,
      party: 'platform' as const,
      date,
      integrationFeeId: '',
      amount: 800,
      type: 'Service' as const,
    },
  ]);
  const consoleRows = { currency: 'USD', timeZone: 'UTC', recorded: [], rows: payments, fees };
  await handleRequest({ kind: 'open', file: fileOf([HEADER, ...rows].join('\n'), 'report.csv'), consoleRows });
  const last = answers.at(-1);
  if (last?.kind !== 'reconciled') throw new Error(JSON.stringify(last));
  return last.reconciled.comparison;
}

test('A fee that a row does not state is not compared, and a stated zero is', async () => {
  const { matched, breaks } = await kindsOf([
    rowOf('A', '3.20', ''),
    rowOf('B', '3.20', '0.00'),
    rowOf('C', '', '8.00'),
  ]);
  expect(breaks.map(({ id, kind, theirs }) => [id, kind, theirs[0]?.platform])).toEqual([['B', 'split', 0]]);
  expect(matched).toBe(2);
});
