import type { Reversal } from '@/domain/changes/records';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { setupStore } from '@/store/store';
import { buildRefund } from '../../helpers/builders';
import { agreedRate } from '../../helpers/domain/agreedRates';
import { buildPayout } from '../../helpers/domain/statements';
import { givenImportedData, givenWorkspace, importedPayment, importedRefund } from '../../helpers/workspace';

const stampAt = (id: string, minute: number) => ({
  id,
  recordedAt: `2025-07-01 10:0${minute}:00`,
  recordedBy: 'Alex Morgan',
  zone: 'UTC',
});

/** The reversal of a record, which it holds unless the record was restored since. */
const reversalOf = (
  held: Pick<Reversal, 'of' | 'record'> & { record: { id: string } },
  minute: number,
  restored?: Reversal['broughtBack'],
) =>
  ({
    ...stampAt(`reversal of ${held.record.id}`, minute),
    of: held.of,
    recordId: held.record.id,
    ...(restored ? { record: null, broughtBack: restored } : { record: held.record }),
  }) as Reversal;
const byId = (reversals: readonly Reversal[]) =>
  Object.fromEntries(reversals.map((reversal) => [reversal.id, reversal]));

/** The changes of the demo data after these reversals, the oldest first. */
const changesAfter = (...reversals: readonly Reversal[]) =>
  selectChanges(givenWorkspace({ takenBack: { records: byId(reversals) } }))
    .map(({ what, from, to }) => `${what}: ${from} → ${to}`)
    .toReversed();

test('An edited note, of which both versions were reversed, is listed with the text before it', () => {
  const [first, second] = [
    { ...stampAt('n1', 1), subject: 'merchant' as const, subjectId: 'MER001', text: 'Calls on Mondays.' },
    {
      ...stampAt('n2', 2),
      subject: 'merchant' as const,
      subjectId: 'MER001',
      text: 'Calls on Fridays.',
      replaces: 'n1',
    },
  ];
  expect(
    changesAfter(reversalOf({ of: 'notes', record: second }, 3), reversalOf({ of: 'notes', record: first }, 4)),
  ).toContain('Note edited: Calls on Mondays. → Calls on Fridays.');
});

test('Edited rates, of which both versions were reversed, are listed with the rates before them', () => {
  const first = agreedRate('2024-07-01', 800, stampAt('a1', 1));
  const second = agreedRate('2024-07-01', 700, { ...stampAt('a2', 2), replaces: 'a1' });
  expect(
    changesAfter(
      reversalOf({ of: 'agreedRates', record: second }, 3),
      reversalOf({ of: 'agreedRates', record: first }, 4),
    ),
  ).toContain('Agreed rates edited: Since Jul 1, 2024: SplitPay 8.00% → Since Jul 1, 2024: SplitPay 7.00%');
});

describe('An assignment that was handed on', () => {
  const assigned = (id: string, minute: number, name: string, replaces?: string) => ({
    ...stampAt(id, minute),
    subject: 'payment' as const,
    subjectId: 'TR20240630-030',
    assignee: { id: name, name },
    state: 'open' as const,
    note: '',
    replaces,
  });
  const second = reversalOf({ of: 'assignments', record: assigned('s2', 2, 'Ben Ode', 's1') }, 3);

  test('is listed with the person before, also if both steps were reversed', () => {
    const first = reversalOf({ of: 'assignments', record: assigned('s1', 1, 'Ana Ruiz') }, 4);
    expect(changesAfter(second, first)).toContain('Reassigned to Ben Ode: Ana Ruiz → Ben Ode');
  });

  test('is not mixed up with a reversed payout that has the id of its former step', () => {
    const payout = reversalOf({ of: 'payouts', record: buildPayout({ id: 's1' }) }, 4);
    expect(changesAfter(second, payout)).toContain('Assigned to Ben Ode: Not assigned → Ben Ode');
  });
});

describe('A withdrawn refund', () => {
  const refund = buildRefund({ ...stampAt('r1', 1), transactionId: 'P-1', amount: 1_500 });
  const imported = setupStore(
    givenImportedData([importedPayment('P-1')], 'refunded in a file', [importedRefund('P-1')]),
  ).getState();
  const refundsAfter = (reversal: Reversal, records: Record<string, (typeof refund)[]> = {}) =>
    selectChanges(givenWorkspace({ takenBack: { records: byId([reversal]) }, payments: { records } }, imported))
      .filter(({ kind }) => kind === 'Refunds')
      .map(({ what, from, to }) => `${what}: ${from} → ${to}`)
      .toReversed();

  test('is listed with what the file and the records had refunded before and after it', () => {
    expect(refundsAfter(reversalOf({ of: 'payments', record: refund }, 2))).toEqual([
      'Refund of $15.00 recorded: $30.00 refunded → $45.00 refunded',
      'Refund of $15.00 withdrawn: $45.00 refunded → $30.00 refunded',
    ]);
  });

  test('that was restored is listed as restored, and counts again', () => {
    const reversal = reversalOf({ of: 'payments', record: refund }, 2, stampAt('restored', 3));
    expect(refundsAfter(reversal, { 'P-1': [refund] })).toEqual([
      'Refund of $15.00 recorded: $30.00 refunded → $45.00 refunded',
      'Refund of $15.00 withdrawn: $45.00 refunded → $30.00 refunded',
      'Refund of $15.00 restored: $30.00 refunded → $45.00 refunded',
    ]);
  });

  test('of a payment that the files have no more starts from nothing', () => {
    const record = { ...refund, transactionId: 'gone' };
    expect(refundsAfter(reversalOf({ of: 'payments', record }, 2))).toEqual([
      'Refund of $15.00 recorded: $0.00 refunded → $15.00 refunded',
      'Refund of $15.00 withdrawn: $15.00 refunded → $0.00 refunded',
    ]);
  });
});
