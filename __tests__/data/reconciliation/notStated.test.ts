import { createReconcileSession } from '@/data/reconciliation/session';
import type { ReconcileAnswer, RecordedState } from '@/data/reconciliation/messages';
import { readConsoleColumns } from '@/data/reconciliation/consoleColumns';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { fileOf } from '../../helpers/imports/importSession';

const HEADER = 'id,Created date (UTC),Amount,Currency,Fee,Application Fee,Status';
const rowOf = (id: string, fee: string, applicationFee: string) =>
  `${id},2026-09-01 10:00:00,100.00,usd,${fee},${applicationFee},Paid`;

async function kindsOf(rows: readonly string[], header = HEADER, recorded: readonly RecordedState[] = []) {
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
  const consoleRows = { currency: 'USD', timeZone: 'UTC', recorded, disputes: [], rows: payments, fees };
  await handleRequest({ kind: 'open', file: fileOf([header, ...rows].join('\n'), 'report.csv'), consoleRows });
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

test('A refund that a row does not state is not compared, and a stated zero is', async () => {
  const header = 'id,Created date (UTC),Amount,Amount Refunded,Currency,Fee,Status';
  const row = (id: string, refunded: string) => `${id},2026-09-01 10:00:00,100.00,${refunded},usd,3.20,Paid`;
  const refund = (id: string) => ({ id, status: 'Completed', refunded: 500, earlier: [] });
  const { matched, breaks } = await kindsOf([row('A', ''), row('B', '0.00'), row('C', '5.00')], header, [
    ...['A', 'B', 'C'].map(refund),
  ]);
  expect(breaks.map(({ id, kind, theirs }) => [id, kind, theirs[0]?.refunded])).toEqual([['B', 'amount', 0]]);
  expect(matched).toBe(2);
});

test('A dispute row of a report is compared as a dispute, not as a refund or a payment', async () => {
  const header = 'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,charge_id';
  const charge = (id: string) => `t${id},2026-09-01 10:00:00,usd,100.00,3.20,96.80,charge,${id},${id}`;
  const { kinds, breaks } = await kindsOf(
    [
      ...['A', 'B', 'C'].map(charge),
      't3,2026-09-05 10:00:00,usd,-100.00,15.00,-115.00,dispute,dp1,A',
      't4,2026-09-05 10:00:00,usd,-100.00,15.00,-115.00,dispute,dp2,B',
      't5,2026-09-09 10:00:00,usd,100.00,0.00,100.00,dispute_reversal,dp2,B',
    ],
    header,
  );
  expect(kinds).toEqual({ dispute: 1 });
  expect(breaks[0]?.theirs[0]).toMatchObject({ disputed: 10_000, refunded: 0 });
});

test('The fee of a dispute and a notification in a report are not part of the disputed amount', async () => {
  const entry = (id: string, type: string, debit: string, credit: string) =>
    `Acme,Harbor Arts,${id},2026-09-01 10:00:00,UTC,${type},USD,${debit},${credit},3.20`;
  const { breaks } = await kindsOf(
    [
      ...['A', 'B', 'C'].map((id) => entry(id, 'Settled', '', '100.00')),
      entry('A', 'NotificationOfChargeback', '100.00', ''),
      entry('B', 'Chargeback', '100.00', ''),
    ],
    'Company Account,Merchant Account,Psp Reference,Creation Date,TimeZone,Type,Gross Currency,Gross Debit (GC),Gross Credit (GC),Commission (NC)',
  );
  expect(breaks.map(({ id, kind, theirs }) => [id, kind, theirs[0]?.disputed])).toEqual([['B', 'dispute', 10_000]]);
  const paid = (id: string, type: string, gross: string, of = '') =>
    `01/31/2026,10:00:00,UTC,${type},Completed,USD,${gross},0.00,${gross},${id},${of}`;
  const ofPayPal = await kindsOf(
    [
      ...['A', 'B', 'C'].map((id) => paid(id, 'Express Checkout Payment', '100.00')),
      paid('N', 'Chargeback', '-100.00', 'A'),
      paid('O', 'Chargeback Fee', '-20.00', 'A'),
    ],
    'Date,Time,TimeZone,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Reference Txn ID',
  );
  expect(ofPayPal.breaks.find(({ id }) => id === 'A')?.theirs[0]?.disputed).toBe(10_000);
});
