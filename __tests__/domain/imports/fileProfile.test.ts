import { cellsOf } from '@/domain/imports/cells/cells';
import type { Plan } from '@/domain/imports/plan';
import { profileFile } from '@/domain/imports/profiles/fileProfile';

const plan: Plan = {
  format: 'a table of no known format',
  columns: { id: 0, type: 1, amount: 2, date: 3, status: 4 },
  statuses: {},
  kinds: { payout: 'no payment' },
  feeSign: 1,
};

function profileOf(rows: readonly string[][], other: Partial<Plan> = {}) {
  const profile = profileFile({ ...plan, ...other });
  for (const row of rows) profile.see(cellsOf(row));
  return profile;
}

test('Rows that are no payment, by their type or by a word set aside, say nothing of a file', () => {
  const rows = [
    ['1', 'Charge', '1.50', '2024-06-30', 'Paid', 'live'],
    ['2', 'Payout', '1.50', '2024-06-30', 'Sent', 'live'],
    ['3', 'Charge', '1.50', '2024-06-30', 'Tried', 'Test'],
    ['4'],
  ];
  const profile = profileOf(rows, { setAside: { column: 5, words: ['test'] } });
  expect(profile.rows()).toBe(2);
  expect([...profile.statuses.counts()]).toEqual([['paid', 1]]);
  expect(profile.statuses.empty()).toBe(1);
});

test('A status of its own was paid where one row of it has a net amount or a refund', () => {
  const rows = [
    ['1', 'Charge', '1.50', '2024-06-30', 'Held', '0.00'],
    ['2', 'Charge', '1.50', '2024-06-30', 'held', '1.20'],
    ['3', 'Charge', '1.50', '2024-06-30', 'HELD', '0.00'],
    ['4', 'Charge', '1.50', '2024-06-30', 'Lost', '0.00'],
    ['5', 'Charge', '1.50', '2024-06-30', 'Returned', '0.00', '1.50'],
    ['6', 'Charge', '1.50', '2024-06-30'],
  ];
  const { ownStatuses } = profileOf(rows, { netColumn: 5, columns: { ...plan.columns, refunded: 6 } });
  expect([...ownStatuses]).toEqual([
    ['held', { own: 'held', isPaid: true }],
    ['lost', { own: 'Lost', isPaid: false }],
    ['returned', { own: 'Returned', isPaid: true }],
  ]);
});
