import type { ChangeRow } from '@/selectors/changes/changes';
import type { Reversal } from '@/domain/changes/records';
import { reversalChanges } from '@/selectors/changes/reversalChanges';
import type { Payout } from '@/domain/statements/payouts/payouts';

const payout: Payout = {
  id: 'p1',
  partyId: 'MER001',
  amount: 5_000,
  day: '2024-07-02',
  reference: 'June',
  recordedAt: '2024-07-01 09:00:00',
  recordedBy: 'Alex Morgan',
  zone: 'UTC',
};
const recorded: ChangeRow = {
  id: 'p1',
  kind: 'Payouts',
  at: '2024-07-01 09:00:00',
  zone: 'UTC',
  by: 'Alex Morgan',
  what: 'Payout of $50.00',
  about: 'Harbor',
  merchantName: 'Harbor',
  from: 'Available',
  to: 'Paid out on Jul 2, 2024',
  why: 'June',
};

const buildReversal = (day: number, b: Partial<Reversal> = {}): Reversal => ({
  id: `t${day}`,
  recordedAt: `2024-07-0${day} 09:00:00`,
  recordedBy: 'Sam Reed',
  zone: 'Europe/Berlin',
  of: 'payouts',
  recordId: 'p1',
  record: payout,
  ...b,
});
const NOWHERE = {
  payments: {},
  payouts: {},
  statements: {},
  reconciliation: {},
  chargeModels: {},
  disputes: {},
  adjustments: {},
  agreedRates: {},
  notes: {},
  assignments: {},
};
const changesOf = (all: readonly Reversal[], summary: Parameters<typeof reversalChanges>[1] = NOWHERE) =>
  reversalChanges(all, summary, (_kind, record) =>
    'reference' in record ? { ...recorded, why: record.reference } : undefined,
  );

const back = (day: number) => ({
  ...recorded,
  id: `t${day}`,
  at: `2024-07-0${day} 09:00:00`,
  by: 'Sam Reed',
  zone: 'Europe/Berlin',
  what: 'Reversed: payout of $50.00',
  from: 'Paid out on Jul 2, 2024',
  to: 'Available',
  why: '',
});
const again = { id: 'b1', recordedAt: '2024-07-05 09:00:00', recordedBy: 'Kim Lee', zone: 'UTC' };
const restored = {
  ...recorded,
  id: 'b1',
  at: '2024-07-05 09:00:00',
  by: 'Kim Lee',
  what: 'Restored: payout of $50.00',
  why: '',
};

test('A reversed record is listed as recorded and as reversed', () => {
  // The reversal holds the record, so that it may be restored from its row.
  expect(changesOf([buildReversal(3)])).toEqual([recorded, { ...back(3), reversalId: 't3' }]);
});

test('A restored record is listed by its own slice, and its restoration here', () => {
  const all = [buildReversal(3, { record: null, broughtBack: again })];
  expect(changesOf(all, { ...NOWHERE, payouts: { p1: payout } })).toEqual([back(3), restored]);
});

test('A record that is restored and reversed again is described by its later reversal', () => {
  const all = [buildReversal(3, { record: null, broughtBack: again }), buildReversal(6)];
  expect(changesOf(all)).toEqual([back(3), restored, recorded, { ...back(6), reversalId: 't6' }]);
  // A record of another type may have the same id.
  expect(changesOf([buildReversal(3, { record: null }), buildReversal(6, { of: 'statements' })])).toEqual([
    recorded,
    { ...back(6), reversalId: 't6' },
  ]);
});

test('A reversal without its record is not listed', () => {
  expect(changesOf([buildReversal(3, { record: null })])).toEqual([]);
  expect(reversalChanges([buildReversal(3)], NOWHERE, () => undefined)).toEqual([]);
});
