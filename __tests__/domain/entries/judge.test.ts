import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import fc from 'fast-check';
import { acceptedOfParties } from '@/domain/statements/acceptedOfParties';
import type { EntryChange, EntryKind } from '@/domain/entries/entryKinds';
import { judge, type Facts, type Rivals } from '@/domain/entries/judge';
import { judgePayout } from '@/domain/statements/payouts/payouts';
import type { IssuedStatement } from '@/domain/statements/issued';
import { integrations } from '@/fixtures/integrations';
import { merchants } from '@/fixtures/merchants';
import { buildRefund, buildTransaction, buildVoid } from '../../helpers/builders';
import { buildReport, buildSettlement, buildSide } from '../../helpers/domain/reconciliation';
import { buildIssuedStatement, buildPayout } from '../../helpers/domain/statements';

const payment = buildTransaction({ amount: 1500 });
const facts: Facts = { merchants, findPayment: (id) => (id === payment.id ? payment : undefined) };

const refusalOf = <Kind extends EntryKind>(change: EntryChange<Kind>, rivals: Rivals<Kind>) => {
  const eligibility = judge(change, rivals, facts);
  return eligibility.allowed ? undefined : eligibility.refusal.kind;
};

const june = buildIssuedStatement();

test('A refund is refused above the refundable amount, twice, or without its payment, and withdrawn only while no file confirms it', () => {
  const refund = buildRefund({ amount: 1000 });
  const propose = (value: PaymentRecord | undefined, rivals: (typeof refund)[] = []) =>
    refusalOf({ kind: 'payments', id: 'record-1', value }, rivals);
  expect(propose(refund)).toBeUndefined();
  expect(propose(refund, [refund])).toBe('recordedAlready');
  expect(propose(buildRefund({ id: 'record-2', amount: 501 }), [refund])).toBe('amountAboveRefundable');
  expect(propose(buildVoid({ id: 'record-2' }), [refund])).toBe('notVoidable');
  expect(propose(buildRefund({ transactionId: 'TR-unknown' }))).toBe('paymentMissing');
  expect(propose(undefined, [refund])).toBeUndefined();
  expect(propose(undefined, [])).toBe('recordFinal');
  const confirmed = { ...refund, fileRefunded: -1000 };
  expect(propose(undefined, [confirmed])).toBe('refundConfirmed');
});

test('The payouts of a party never exceed what it had earned in any order', () => {
  const payouts = fc.array(
    fc.record({ partyId: fc.constantFrom('MER001', 'MER002'), amount: fc.integer({ min: 1, max: 1000 }) }),
  );
  fc.assert(
    fc.property(payouts, fc.integer({ min: 0, max: 2000 }), (proposed, earned) => {
      const accepted = acceptedOfParties(
        [],
        proposed.map((proposal, index) => buildPayout({ ...proposal, id: String(index), earned })),
        judgePayout,
      );
      for (const party of ['MER001', 'MER002']) {
        const rivals = accepted.filter(({ partyId }) => partyId === party);
        expect(rivals.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(earned);
      }
    }),
  );
  const payout = buildPayout({ earned: 10_000 });
  expect(refusalOf({ kind: 'payouts', id: payout.id, value: payout }, [payout])).toBe('recordedAlready');
  expect(refusalOf({ kind: 'payouts', id: payout.id, value: undefined }, [payout])).toBeUndefined();
  const above = { ...payout, id: 'above', amount: 10_001 };
  expect(refusalOf({ kind: 'payouts', id: 'above', value: above }, [payout])).toBe('nothingAvailable');
  expect(refusalOf({ kind: 'payouts', id: 'above', value: { ...above, reason: ' ' } }, [])).toBe(
    'amountAboveRefundable',
  );
  expect(
    refusalOf({ kind: 'payouts', id: 'above', value: { ...above, reason: 'Paid by the bank' } }, [payout]),
  ).toBeUndefined();
});

test('A day of a party is on one statement only, and only the last statement of a party can be withdrawn', () => {
  const july = { ...june, id: 'S-2024-07-MER001', start: '2024-07-01', end: '2024-07-31' };
  const propose = (id: string, value: IssuedStatement | undefined, rivals: IssuedStatement[]) =>
    refusalOf({ kind: 'statements', id, value }, rivals);
  expect(propose(july.id, july, [june])).toBeUndefined();
  expect(propose('other', { ...june, id: 'other', start: '2024-06-30', end: '2024-07-02' }, [june])).toBe('daysIssued');
  expect(propose(june.id, undefined, [june, july])).toBe('laterStatementIssued');
  expect(propose(july.id, undefined, [june, july])).toBeUndefined();
});

test('A discrepancy is resolved once, and a report with resolutions cannot be removed before them', () => {
  const report = buildReport([{ id: 'A', kind: 'missing there', ours: buildSide('A'), theirs: [] }]);
  const resolution = buildSettlement('A');
  const propose = (
    id: string,
    value: typeof report | typeof resolution | undefined,
    rivals: Rivals<'reconciliation'>,
  ) => refusalOf({ kind: 'reconciliation', id, value }, rivals);
  expect(propose(report.id, report, [])).toBeUndefined();
  expect(propose(report.id, report, [report])).toBe('recordedAlready');
  expect(propose(resolution.id, resolution, [report])).toBeUndefined();
  expect(propose('again', { ...resolution, id: 'again' }, [report, resolution])).toBe('discrepancyNotOpen');
  expect(propose(resolution.id, resolution, [])).toBe('discrepancyNotOpen');
  expect(propose(report.id, undefined, [report, resolution])).toBe('reportResolved');
  expect(propose(resolution.id, undefined, [report, resolution])).toBeUndefined();
});

test('A merchant or an integration with the name of another one is refused', () => {
  const [merchant, other] = merchants;
  const renamed = { ...merchant!, name: ` ${other!.name.toUpperCase()} ` };
  expect(refusalOf({ kind: 'merchants', id: renamed.id, value: merchant }, merchants)).toBeUndefined();
  expect(refusalOf({ kind: 'merchants', id: renamed.id, value: renamed }, merchants)).toBe('rowRefused');
  const suspended = { ...merchant!, status: 'Suspended' as const };
  expect(refusalOf({ kind: 'merchants', id: suspended.id, value: suspended }, merchants)).toBe('rowRefused');
  const [integration] = integrations;
  const copy = { ...integration!, id: 'INT999' };
  expect(refusalOf({ kind: 'integrations', id: copy.id, value: integration }, integrations)).toBeUndefined();
  expect(refusalOf({ kind: 'integrations', id: copy.id, value: copy }, integrations)).toBe('rowRefused');
});

test('Entries without a rule are always allowed', () => {
  expect(refusalOf({ kind: 'inbox', id: '1', value: true }, [])).toBeUndefined();
  expect(refusalOf({ kind: 'savedViews', id: '1', value: undefined }, [])).toBeUndefined();
});

test.each([
  ...(['takenBack', 'edits', 'notifications', 'inbox', 'chargeModels', 'disputes'] as const),
  ...(['adjustments', 'agreedRates', 'notes', 'approvalRules', 'proposals'] as const),
])('A change of %s competes with nothing', (kind) => {
  expect(judge({ kind, id: 'x', value: undefined }, [], facts)).toEqual({ allowed: true });
});

test('A changed merchant is judged with the row that it had before', () => {
  const [row] = merchants;
  const renamed = { ...row!, name: `${row!.name} renamed` };
  expect(refusalOf({ kind: 'merchants', id: row!.id, value: renamed }, merchants)).toBeUndefined();
  expect(
    refusalOf({ kind: 'merchants', id: row!.id, value: { ...renamed, name: merchants[1]!.name } }, merchants),
  ).toBe('rowRefused');
});

test('A merchant without an address may change otherwise, but no other merchant loses its address', () => {
  const [row, another] = merchants.map((merchant) => ({ ...merchant, street: '' }));
  const known = row ? [row] : [];
  const propose = (value: typeof row) =>
    judge({ kind: 'merchants', id: value?.id ?? '', value }, merchants, { merchants: known });
  expect(propose(row && { ...row, name: 'Renamed' })).toEqual({ allowed: true });
  expect(propose(another)).toEqual({ allowed: false, refusal: { kind: 'rowRefused' } });
});

test('Without the rows, a refund waits for its payment, and can be withdrawn', () => {
  const refund = buildRefund();
  expect(judge({ kind: 'payments', id: refund.id, value: refund }, [])).toMatchObject({
    refusal: { kind: 'paymentMissing' },
  });
  expect(judge({ kind: 'payments', id: refund.id, value: undefined }, [refund])).toEqual({ allowed: true });
});

test('A refund that a file confirms stays, and one cannot take what a waiting proposal of a refund reserves', () => {
  const refund = buildRefund({ amount: 1000, fileRefunded: 0 });
  const withdrawal = { kind: 'payments', id: refund.id, value: undefined } as const;
  const ofFile: Facts = { findPayment: () => ({ ...payment, refunded: 1000 }) };
  expect(judge(withdrawal, [refund], ofFile)).toEqual({ allowed: false, refusal: { kind: 'refundConfirmed' } });
  expect(judge(withdrawal, [], ofFile)).toEqual({ allowed: false, refusal: { kind: 'recordFinal' } });
  const reserving: Facts = { ...facts, reservedFor: (act) => (act === 'refundPayments' ? 600 : 0) };
  expect(judge({ kind: 'payments', id: refund.id, value: refund }, [], reserving)).toMatchObject({
    refusal: { kind: 'amountReserved', reserved: 600, available: 900 },
  });
});

test('A person changes the own view, not that of another person, and an adjustment needs an amount', () => {
  const view = (id: string, owner: string) => ({ id, name: id, address: '/payments', owner });
  const views = [view('of ben', 'ben'), view('of ana', 'ana')];
  const remove = (id: string) => judge({ kind: 'savedViews', id, value: undefined }, views, { personId: 'ana' });
  expect(remove('of ana')).toEqual({ allowed: true });
  expect(remove('of ben')).toEqual({ allowed: false, refusal: { kind: 'viewOfOther' } });
  const adjustment = {
    id: 'a1',
    kind: 'adjustment' as const,
    partyId: 'MER001',
    amount: 100,
    day: '2024-06-30',
    reason: 'Card reader',
    recordedAt: '2024-07-01 09:00:00',
    recordedBy: 'Alex Morgan',
    zone: 'UTC',
  };
  const adjust = (amount: number) => refusalOf({ kind: 'adjustments', id: 'a1', value: { ...adjustment, amount } }, []);
  expect([adjust(100), adjust(0)]).toEqual([undefined, 'rowRefused']);
});
