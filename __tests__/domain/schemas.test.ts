import * as v from 'valibot';
import { editSchema, reversalSchema } from '@/domain/changes/schema';
import { reconciliationRecordSchema } from '@/domain/reconciliation/schema';
import { issuedStatementSchema, payoutSchema } from '@/domain/statements/schema';

const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
const payout = { id: 'p1', partyId: 'MER001', amount: 5_000, day: '2024-07-02', reference: '', ...stamp };
const issued = {
  id: 'S-2024-06-MER001',
  partyId: 'MER001',
  start: '2024-06-01',
  end: '2024-06-30',
  opening: 0,
  closing: 100,
  lines: 3,
  hash: 'h',
  recordId: 'r1',
  ...stamp,
};
const side = { id: 'A', time: '2024-06-01', currency: 'USD', amount: 10_000 };
const { zone, ...unzoned } = stamp;
const report = {
  kind: 'report',
  id: 'r1',
  ...unzoned,
  name: 'june.csv',
  format: 'by hand',
  rows: 3,
  unread: 0,
  matched: 2,
  kinds: { 'missing there': 1 },
  breaks: [{ id: 'A', kind: 'missing there', ours: side, theirs: [] }],
  loneRefunds: 0,
  first: '2024-06-01',
  last: '2024-06-30',
};
const settlement = { kind: 'settlement', id: 's1', ...unzoned, reportId: 'r1', breakId: 'A', reason: 'Known' };
const reversals = { id: 't1', ...stamp, of: 'payouts', recordId: 'p1', record: payout };
const edit = { id: 'e1', subject: 'merchant', rowId: 'MER001', ...unzoned, before: { city: 'NYC' } };

describe.each([
  ['A payout', payoutSchema, payout],
  ['An issued statement', issuedStatementSchema, issued],
  ['A report', reconciliationRecordSchema, report],
  ['A settled break', reconciliationRecordSchema, settlement],
  ['What was taken back', reversalSchema, reversals],
  ['An edit', editSchema, edit],
])('%s from the storage', (_, schema, stored) => {
  test('is read unchanged', () => expect(v.parse(schema, stored)).toEqual(stored));

  test.each(Object.keys(stored))('is invalid without its %s', (key) => {
    const { [key]: _left, ...others } = stored as Record<string, unknown>;
    expect(v.is(schema, others)).toBe(false);
  });

  test('keeps the fields of a later version', () =>
    expect(v.parse(schema, { ...stored, other: 1 })).toEqual({ ...stored, other: 1 }));
});

test.each([
  ['an amount of nothing', payoutSchema, { ...payout, amount: 0 }],
  ['a part of a cent', payoutSchema, { ...payout, amount: 0.5 }],
  ['a day that is none', payoutSchema, { ...payout, day: '2024-06-31' }],
  [
    'a kind of break that is none',
    reconciliationRecordSchema,
    { ...report, breaks: [{ id: 'A', kind: 'odd', theirs: [] }] },
  ],
  ['a reason of blanks', reconciliationRecordSchema, { ...settlement, reason: ' ' }],
  ['records of another kind', reversalSchema, { ...reversals, of: 'refunds' }],
  ['a record that is none', reversalSchema, { ...reversals, record: { id: 'p1' } }],
  ['a subject that is none', editSchema, { ...edit, subject: 'payment' }],
])('A value with %s is rejected', (_, schema, wrong) => expect(v.is(schema, wrong)).toBe(false));

test.each([
  ['with what its party had earned', payoutSchema, { ...payout, earned: 7_000 }],
  ['with what the hash was told', issuedStatementSchema, { ...issued, paper: '[]' }],
  ['of payouts', reconciliationRecordSchema, { ...report, of: 'payouts', zone }],
  ['with another break', reconciliationRecordSchema, { ...settlement, withBreakId: 'B', zone }],
  ['of a statement', reversalSchema, { ...reversals, of: 'statements', record: issued }],
  ['of a settled break', reversalSchema, { ...reversals, of: 'reconciliation', record: settlement }],
  ['and brought back', reversalSchema, { ...reversals, record: null, broughtBack: { id: 'b1', ...stamp } }],
  ['of a row that was added', editSchema, { ...edit, before: null, zone }],
])('A value that was recorded %s is read', (_, schema, stored) => expect(v.is(schema, stored)).toBe(true));
