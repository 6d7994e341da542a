import * as v from 'valibot';
import { createReconcileSession } from '@/data/reconciliation/session';
import type { ConsolePayments, ConsolePayouts, ReconcileAnswer } from '@/data/reconciliation/messages';
import { reconciliationRecordSchema } from '@/domain/reconciliation/schema';
import { buildReport } from '../../helpers/domain/reconciliation';
import { fileOf } from '../../helpers/imports/importSession';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { readConsoleColumns } from '@/data/reconciliation/consoleColumns';

const payout = {
  id: 'P1',
  name: 'Harbor Lights',
  reference: 'Payout 2024-06-28',
  day: '2024-06-28',
  amount: 1_541_700,
};
const CONSOLE_PAYOUTS: ConsolePayouts = {
  currency: 'USD',
  timeZone: 'America/New_York',
  payouts: [payout],
  otherReferences: [],
};

async function answerTo(
  content: string,
  consoleRows: ConsolePayments | ConsolePayouts = CONSOLE_PAYOUTS,
): Promise<ReconcileAnswer | undefined> {
  const answers: ReconcileAnswer[] = [];
  const handleRequest = createReconcileSession((answer) => answers.push(answer), {
    nextYear: 2027,
    readConsole: (payments) => readConsoleColumns(openWorkspaceFiles(), payments),
  });
  await handleRequest({ kind: 'open', file: fileOf(content, 'bank.csv'), consoleRows });
  return answers.at(-1);
}

const balanced = (rows: number, unread = 0) => ({
  kind: 'reconciled',
  reconciled: { of: 'payouts', format: 'Report of a bank', rows, unread, comparison: { matched: 1, breaks: [] } },
});

test('A bank statement is read by its days and amounts: only money out counts if amounts have signs, and totals do not', async () => {
  const signed = [
    'Booking date,Details,Amount,Balance',
    '2024-06-27,CARD SETTLEMENT,"20,000.00","20,000.00"',
    '2024-07-01,HARBOR LIGHTS PAYOUT 20240628,"-15,417.00","4,583.00"',
    '2024-07-02,soon,-1x,0',
    '',
    ',Total,"-15,417.00",',
  ].join('\n');
  expect(await answerTo(signed)).toMatchObject(balanced(1, 1));
});

test('Debit and credit may be two columns, and a list of money out has no signs', async () => {
  const columns = 'Date;Text;Debit;Credit\n2024-06-28;Harbor Lights, Payout 2024-06-28;15417.00;\n2024-06-29;In;;5.00';
  expect(await answerTo(columns)).toMatchObject(balanced(1));
  const unsigned = 'Date;Payee;Reference;Amount\n2024-06-28;Harbor Lights;Payout 2024-06-28;15417.00';
  expect(await answerTo(unsigned)).toMatchObject(balanced(1));
});

test('A debit in another currency confirms no payout', async () => {
  const debit = (currency: string) =>
    `Booking date,Details,Amount,Currency\n2024-06-28,Harbor Lights Payout 2024-06-28,"-15,417.00",${currency}\n2024-06-29,Rent,-1.00,USD`;
  expect(await answerTo(debit('USD'))).toMatchObject({ reconciled: { unread: 0, comparison: { matched: 1 } } });
  expect(await answerTo(debit('EUR'))).toMatchObject({ reconciled: { unread: 1, comparison: { matched: 0 } } });
});

test('Discrepancies of timing, of the bank or the processor, match the stored schema', async () => {
  const files: [string, ConsolePayments | ConsolePayouts][] = [
    ['Date;Payee;Amount\n2024-06-28;Payout 2024-06-28;1.00', CONSOLE_PAYOUTS],
    [
      'id,amount,date\nP1,10.00,2024-06-28',
      { currency: 'USD', timeZone: 'UTC', recorded: [], disputes: [], rows: [], fees: [] },
    ],
  ];
  for (const [content, expected] of files) {
    const reported = await answerTo(content, expected);
    if (reported?.kind !== 'reconciled') throw new Error(`It answered ${JSON.stringify(reported)}`);
    const { comparison, ...about } = reported.reconciled;
    const report = { ...buildReport(), ...about, ...comparison };
    expect(report.breaks.map(({ kind }) => kind)).toContain('missing here');
    expect(v.is(reconciliationRecordSchema, report)).toBe(true);
  }
});

test('A comparison without payouts or without valid rows reports what is missing', async () => {
  const none = { kind: 'nothing to compare', missing: 'payouts' };
  expect(await answerTo('Date,Amount\n2024-06-28,1', { ...CONSOLE_PAYOUTS, payouts: [] })).toEqual(none);
  const reported = await answerTo('Date,Text,Amount\n1924-06-28,Rent,1.00\n1924-06-29,Rent,2.00');
  expect(reported).toEqual({ kind: 'nothing to compare', missing: 'transactions' });
});
