import fc from 'fast-check';
import { pastEntries, recordedBy } from '@/domain/entries/pastEntries';
import { EDITED, differingFields } from '@/domain/changes/editedFields';
import type { Reversal } from '@/domain/changes/records';
import type { EntryChange, EntryValues, RecordKind } from '@/domain/entries/entryKinds';
import { paymentRecordsById } from '@/domain/entries/paymentEvents';
import { fold, type Entries, type PaymentLookup } from '@/domain/entries/fold';
import { merchants } from '@/slices/seed';
import { buildRefund, buildTransaction } from '../../helpers/builders';
import { buildProposal, buildRule } from '../../helpers/domain/approvals';
import { buildPayout } from '../../helpers/domain/statements';
import { NO_ENTRIES } from '../../helpers/domain/entries';

const buildMerchant = ({ id }: { id: string }) => ({ ...merchants[0]!, id });
const PAYMENTS = ['A', 'B'].map((id) => buildTransaction({ id, amount: 50_000 }));
const BASE = ['MER001', 'MER002'].map((id) => buildMerchant({ id }));
const lookup: PaymentLookup = { findPayment: (id) => PAYMENTS.find((payment) => payment.id === id), mayWait: true };
const rows = { merchants: BASE, integrations: [] };

// The kinds whose records are plain values.
const PLAIN = ['chargeModels', 'disputes', 'adjustments', 'agreedRates', 'notes', 'assignments'] as const;

/** A record of each plain kind. */
function plainRecords(stamp: ReturnType<typeof stampAt>, amount: number) {
  const about = { subject: 'merchant', subjectId: 'MER001' } as const;
  return {
    chargeModels: { ...stamp, ...about, settings: { disputeBorneBy: amount % 2 === 0 ? 'merchant' : 'platform' } },
    disputes: {
      ...stamp,
      disputeId: stamp.id,
      transactionId: 'A',
      status: 'needs response',
      amount,
      fee: 0,
      reason: 'fraudulent',
      networkCode: '',
      openedAt: stamp.recordedAt,
      note: '',
    },
    adjustments: { ...stamp, kind: 'adjustment', partyId: 'MER001', amount, day: '2024-06-01', reason: 'Card reader' },
    agreedRates: { ...stamp, ...about, since: '2024-06-01', platform: { percent: 100, fixed: amount } },
    notes: { ...stamp, ...about, text: `Note ${amount}` },
    assignments: {
      ...stamp,
      subject: 'payment',
      subjectId: `${amount}`,
      assignee: { id: 'ana', name: 'Ana Ruiz' },
      state: 'open',
      note: '',
    },
  } satisfies { [Kind in Exclude<RecordKind, 'approvalRules' | 'proposals'>]: EntryValues[Kind] };
}

// What operators do, in any order. `at` chooses the row or the record.
const act = fc.record({
  kind: fc.constantFrom(
    'refund',
    'refund',
    'payout',
    ...PLAIN,
    'withdraw',
    'withdraw',
    'withdraw',
    'restore',
    'edit',
    'add',
    'remove',
  ),
  at: fc.nat(20),
  amount: fc.integer({ min: 1, max: 20_000 }),
});

const stampAt = (step: number) => ({
  id: `${1_717_200_000_000 + step * 1_000}-x`,
  recordedAt: `2024-06-01 10:${String(Math.floor(step / 60)).padStart(2, '0')}:${String(step % 60).padStart(2, '0')}`,
  recordedBy: 'Alex Morgan',
  zone: 'UTC',
});

/** The changes of the log that an act writes, as the commands do. None if there is nothing to act on. */
function changesOf(
  { kind, at, amount }: typeof act extends fc.Arbitrary<infer Act> ? Act : never,
  step: number,
  now: Entries,
): EntryChange[] {
  const stamp = stampAt(step);
  const pick = <Item>(all: readonly Item[]) => all[at % Math.max(1, all.length)];
  const payments = Object.values(paymentRecordsById(now.payments));
  const payouts = Object.values(now.payouts);
  switch (kind) {
    case 'refund':
      return [
        { kind: 'payments', id: stamp.id, value: buildRefund({ ...stamp, transactionId: pick(PAYMENTS)!.id, amount }) },
      ];
    case 'payout':
      return [{ kind: 'payouts', id: stamp.id, value: buildPayout({ ...stamp, amount }) }];
    case 'chargeModels':
    case 'disputes':
    case 'adjustments':
    case 'agreedRates':
    case 'notes':
    case 'assignments':
      return [{ kind, id: stamp.id, value: plainRecords(stamp, amount)[kind] } as EntryChange];
    case 'withdraw': {
      const records = [
        ...payments.map((record) => ({ of: 'payments' as const, record })),
        ...payouts.map((record) => ({ of: 'payouts' as const, record })),
        ...PLAIN.flatMap((of) => Object.values<{ id: string }>(now[of]).map((record) => ({ of, record }))),
      ];
      const picked = pick(records);
      if (!picked) return [];
      const { of, record } = picked;
      const reversal = { ...stamp, of, recordId: record.id, record } as Reversal;
      return [
        { kind: of, id: record.id, value: undefined },
        { kind: 'takenBack', id: stamp.id, value: reversal },
      ];
    }
    case 'restore': {
      const reversal = pick(Object.values(now.takenBack).filter(({ record }) => record !== null));
      if (!reversal?.record) return [];
      const restored = { ...reversal, record: null, broughtBack: stamp } as Reversal;
      return [
        { kind: reversal.of, id: reversal.recordId, value: reversal.record } as EntryChange,
        { kind: 'takenBack', id: reversal.id, value: restored },
      ];
    }
    case 'edit':
    case 'remove':
    case 'add': {
      const changed = Object.values(now.merchants);
      const added = changed.filter(({ id }) => id.startsWith('NEW'));
      const row =
        kind === 'add'
          ? undefined
          : kind === 'remove'
            ? pick(added)
            : pick([...BASE.map((base) => now.merchants[base.id] ?? base), ...added]);
      if (kind !== 'add' && !row) return [];
      const id = row?.id ?? `NEW${step}`;
      const value =
        kind === 'remove'
          ? undefined
          : {
              ...(row ?? buildMerchant({ id })),
              name: `Name ${amount}`,
              ...(amount % 2 === 0 && { statusReason: 'Paused' }),
            };
      const before = row ? differingFields(row, value) : null;
      return [
        { kind: 'merchants', id, value },
        { kind: 'edits', id: stamp.id, value: { ...stamp, subject: EDITED[0], rowId: id, before } },
      ];
    }
  }
}

test('The entries as of any moment are those that the log had then', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 5, maxLength: 40 }), (acts) => {
      let now = NO_ENTRIES;
      const states = acts.map((next, step) => (now = fold(now, changesOf(next, step, now), lookup)));
      states.forEach((then, step) => {
        const { recordedAt } = stampAt(step);
        const past = pastEntries(now, (recorded) => recorded.recordedAt <= recordedAt, rows, lookup);
        expect(past).toEqual(then);
      });
    }),
    { numRuns: 200 },
  );
});

test('A record belongs to its day in the zone of the workspace', () => {
  const evening = { id: 'r', recordedAt: '2024-06-12 23:30:00', zone: 'America/New_York' };
  expect(recordedBy('2024-06-12', 'America/New_York')(evening)).toBe(true);
  expect(recordedBy('2024-06-12', 'Europe/Berlin')(evening)).toBe(false);
  expect(recordedBy('2024-06-13', 'Europe/Berlin')(evening)).toBe(true);
});

test('Rules of approval and proposals are those of the moment, and a proposal that was decided later still waits', () => {
  const at = (id: string, day: number) => ({ id, recordedAt: `2024-06-0${day} 09:00:00`, sequence: day });
  const decision = {
    ...at('decision', 3),
    recordedBy: 'Ben Ode',
    personId: 'id of Ben Ode',
    zone: 'UTC',
    result: 'approved',
    note: '',
  } as const;
  const proposals = [
    buildProposal({ ...at('later', 4) }),
    buildProposal({ ...at('waits', 1) }),
    buildProposal({ ...at('decided', 1), decision: { ...decision, ...at('early', 2) } }),
    buildProposal({ ...at('open', 2), decision }),
  ];
  const byId = <Value extends { id: string }>(values: readonly Value[]) =>
    Object.fromEntries(values.map((value) => [value.id, value]));
  const approvalRules = byId([buildRule(at('new', 3)), buildRule(at('second', 2)), buildRule(at('first', 1))]);
  const now = { ...NO_ENTRIES, proposals: byId(proposals), approvalRules };
  const past = pastEntries(now, ({ recordedAt }) => recordedAt <= '2024-06-02 09:00:00', rows, lookup);
  expect(Object.keys(past.approvalRules)).toEqual(['first', 'second']);
  expect(Object.values(past.proposals).map(({ id, decision: decided }) => [id, decided?.id])).toEqual([
    ['decided', 'early'],
    ['waits', undefined],
    ['open', undefined],
  ]);
  expect(past.proposals.open).not.toHaveProperty('decision');
});
