import fc from 'fast-check';
import { paymentEventsOf } from '@/domain/entries/fold';
import {
  allRecords,
  areNone,
  changedRecords,
  findRecords,
  paymentRecordsById,
  recordLists,
  recordsOfPayment,
  withRecords,
  type PaymentEvents,
} from '@/domain/entries/paymentEvents';
import {
  derivePayments,
  derivePaymentState,
  overlayPayments,
  withSingleRefunds,
} from '@/domain/payments/derivedPayments';
import { payableAt } from '@/domain/payments/recordedPayments';
import { openSingleRefunds } from '@/domain/payments/refunds/singleRefunds';
import type { PaymentRecord, Refund } from '@/domain/payments/refunds/refundRules';
import { buildRefund } from '../../helpers/builders';
import { generatedHistory } from '../../helpers/domain/generatedHistory';
import { columnsOf } from '../../helpers/domain/refundColumns';

const withShares = (refund: Refund, n: number): Refund => ({
  ...refund,
  sequence: n + 1,
  shares: { merchant: refund.amount - 1, processor: 0, partner: 0, platform: 1 },
});

/** Payments, and records in the order of a log, of which some refunds are columns in two parts. */
const logs = fc
  .record({ of: generatedHistory, parts: fc.array(fc.nat({ max: 2 }), { minLength: 40, maxLength: 40 }) })
  .map(({ of: { table, records }, parts }) => {
    const all = [...records, buildRefund({ id: 'lost', transactionId: 'nowhere', amount: 1 })].map((record, n) =>
      record.kind === 'refund' ? withShares(record, n) : { ...record, sequence: n + 1 },
    );
    const partOf = (part: number) =>
      all.filter((record, n): record is Refund => record.kind === 'refund' && parts[n % parts.length] === part);
    const columns = [partOf(0), partOf(1)].filter(({ length }) => length > 0).map(columnsOf);
    const others = all.filter((record) => record.kind === 'void' || parts[all.indexOf(record) % parts.length] === 2);
    return { table, all, columns, others };
  });

type Table = Parameters<typeof derivePayments>[0];
const lookupOf = (table: Table) => ({
  mayWait: true,
  payments: table,
  findPayment: (id: string) => {
    const index = table.indexOf(id);
    return index === undefined ? undefined : payableAt(table, index);
  },
});
const byId = (records: readonly PaymentRecord[]) => [...records].sort((a, b) => (a.id < b.id ? -1 : 1));
const idsOf = (events: readonly PaymentEvents[]) => [
  'unknown',
  ...new Set(events.flatMap((one) => [...recordLists(one)].map(([first]) => first!.transactionId))),
];

/** Compares all that can be asked of events. */
function expectSame(apart: PaymentEvents, whole: PaymentEvents): void {
  for (const id of idsOf([apart, whole])) expect(recordsOfPayment(apart, id)).toEqual(recordsOfPayment(whole, id));
  expect(paymentRecordsById(apart)).toEqual(paymentRecordsById(whole));
  expect(allRecords(apart)).toEqual(allRecords(whole));
  const ids = new Set(Object.keys(paymentRecordsById(whole)).slice(0, 3));
  expect(byId(findRecords(apart, ids))).toEqual(byId(findRecords(whole, ids)));
}

test('Refunds that are columns count like the same refunds as objects', () => {
  fc.assert(
    fc.property(logs, ({ table, all, columns, others }) => {
      const lookup = lookupOf(table);
      const [apart, whole] = [paymentEventsOf(others, lookup, columns), paymentEventsOf(all, lookup)];
      expectSame(apart, whole);
      expect(areNone(apart)).toBe(areNone(whole));
      expect(byId(apart.waiting ?? [])).toEqual(byId(whole.waiting ?? []));
      expect(paymentEventsOf(others, { ...lookup, payments: undefined }, columns).single).toBeUndefined();
    }),
  );
});

test('A payment with one refund that is a column has the status, the amount and the shares that the rules give it', () => {
  fc.assert(
    fc.property(logs, ({ table, columns, others }) => {
      const { records, single } = paymentEventsOf(others, lookupOf(table), columns);
      const derived = overlayPayments(
        withSingleRefunds(table, derivePayments(table, Object.values(records)), openSingleRefunds(single)),
        new Map(),
      );
      for (let index = 0; index < table.length; index += 1) {
        const list = recordsOfPayment({ records, ...(single && { single }) }, table.idAt(index));
        const payment = derived.get(index);
        if (list.length === 0) expect(payment).toBeUndefined();
        else {
          const { records: of, status, refunded, refundedShares } = payment!;
          expect({ records: of, status, refunded, refundedShares }).toEqual(derivePaymentState(table, index, list));
        }
      }
      expect([...derived.keys()]).toHaveLength(derived.size);
      expect([...derived].map(([index]) => index)).toEqual([...derived.keys()]);
    }),
  );
});

test('After changes, each payment has the records that it got, and the others keep their refunds', () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(logs, changes, ({ table, all, columns, others }, changing) => {
      const lookup = lookupOf(table);
      const { waiting: _a, ...apart } = paymentEventsOf(others, lookup, columns);
      const { waiting: _b, ...whole } = paymentEventsOf(all, lookup);
      const changed = new Map(
        changing.map(([at, isGone]) => {
          const transactionId = table.idAt(at % table.length);
          return [transactionId, isGone ? [] : [buildRefund({ id: `new-${at}`, transactionId, amount: 1 })]] as const;
        }),
      ) as Map<string, PaymentRecord[]>;
      const [after, expected] = [withRecords(apart, changed), withRecords(whole, changed)];
      expectSame(after, expected);
      const differences = [...changedRecords(apart, after)];
      expect(new Map(differences)).toEqual(changedRecords(whole, expected));
      expect(after.single).toBe(apart.single);
    }),
  );
});

test('Many changed payments become a part of the earlier ones, and leave the columns', () => {
  const refunds = Array.from({ length: 8000 }, (_, n) =>
    withShares(buildRefund({ id: `r${n}`, transactionId: `P${n}`, amount: 100 }), n),
  );
  const before: PaymentEvents = { records: {}, single: [columnsOf(refunds)] };
  const changed = new Map(
    refunds
      .slice(0, 5500)
      .map(({ transactionId }, n) => [transactionId, n % 2 === 0 ? [] : [refunds[n]!, refunds[n]!]]),
  );
  const after = withRecords(before, changed);
  expect([after.records, openSingleRefunds(after.single)?.length]).toEqual([{}, 2500]);
  expect([...recordLists(after)]).toHaveLength(2750 + 2500);
  expect([0, 1, 6000].map((n) => recordsOfPayment(after, `P${n}`).length)).toEqual([0, 2, 1]);
  expect(areNone(after)).toBe(false);
});

test('A refund is found although the rows do not have its payment any more', () => {
  const single = [columnsOf([withShares(buildRefund({ id: 'r', transactionId: 'gone', amount: 100 }), 0)])];
  const payments = { indexOf: () => undefined, length: 0 } as unknown as Table;
  expect([...openSingleRefunds(single)!.findRows(payments).indices]).toEqual([0]);
  expect(recordsOfPayment({ records: {}, single }, 'gone')).toMatchObject([{ id: 'r' }]);
  expect(() => openSingleRefunds(single)!.refundAt(1)).toThrow(new RangeError('There is no refund 1'));
  expect(openSingleRefunds([])).toBeUndefined();
});

test('Refunds that are columns are listed by their ids, unless their payments have changed', () => {
  const refunds = ['a', 'b', 'c'].map((id, n) =>
    withShares(buildRefund({ id, transactionId: `payment of ${id}`, amount: 100 }), n),
  );
  const events: PaymentEvents = { records: { 'payment of b': [] }, single: [columnsOf(refunds)] };
  const listed = (ids?: ReadonlySet<string>) => [...recordLists(events, ids)].flat().map(({ id }) => id);
  expect([listed(), listed(new Set(['a', 'b']))]).toEqual([['a', 'c'], ['a']]);
});

test('A refund of new columns is a changed record, and one that the new columns do not have is gone', () => {
  const columns = (id: string): PaymentEvents => {
    const refund = buildRefund({ id, transactionId: `payment of ${id}`, amount: 100 });
    return { records: {}, single: [columnsOf([withShares(refund, 0)])] };
  };
  const changed = changedRecords(columns('a'), columns('b'));
  expect([...changed].map(([id, record]) => [id, record?.id])).toEqual([
    ['a', undefined],
    ['b', 'b'],
  ]);
});
