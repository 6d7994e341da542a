import fc from 'fast-check';
import {
  addRecord,
  confirmedRefunds,
  confirmedVoids,
  judgeRecord,
  judgeWithdrawal,
  refundableAmount,
  refundedOf,
  type FileRefund,
  type Payable,
  type PaymentRecord,
} from '@/domain/payments/refunds/refundRules';
import { refundsOnce } from '@/domain/payments/refunds/refundsOnce';
import { derivePaymentState } from '@/domain/payments/derivedPayments';
import { allocateRefundsAt } from '@/domain/payments/recordedPayments';
import { sumShares } from '@/domain/payments/refunds/refundAllocation';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { buildRefund, buildVoid } from '../../helpers/builders';
import { buildDataSet } from '../../helpers/dataSets';
import { importedPayment, importedRefund } from '../../helpers/workspace';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const paid = (refunded: number): Payable => ({ amount: 10_000, status: 'Completed', refunded });
const recorded = (id: string, amount: number, fileRefunded?: number) =>
  buildRefund({
    id,
    amount,
    recordedAt: `2024-07-01 09:0${id}:00`,
    ...(fileRefunded !== undefined && { fileRefunded }),
  });
/** A payment after these refunds of its files. */
const after = (...refundSteps: number[]): Payable => ({ ...paid(sumOf(refundSteps)), refundSteps });
const idsOf = (refunds: readonly { id: string }[]) => refunds.map(({ id }) => id);

test('A recorded refund that a newer file also has counts once', () => {
  const records = [recorded('1', 6_000, 0)];
  expect(refundedOf(paid(0), records)).toBe(6_000);
  expect(refundedOf(paid(6_000), records)).toBe(6_000);
  expect(refundableAmount(paid(6_000), records)).toBe(4_000);
  expect(idsOf(confirmedRefunds(paid(6_000), records))).toEqual(['1']);
});

test('A refund of exactly the growth is confirmed first, then the oldest that fit into it', () => {
  const records = [recorded('1', 4_000, 0), recorded('2', 1_000, 0)];
  expect(idsOf(confirmedRefunds(paid(1_000), records))).toEqual(['2']);
  expect(idsOf(confirmedRefunds(paid(4_500), records))).toEqual(['1']);
  expect(idsOf(confirmedRefunds(paid(5_000), records))).toEqual(['1', '2']);
  expect(confirmedRefunds(paid(900), records)).toEqual([]);
});

test('Files have grown since the first of several refunds', () => {
  const records = [recorded('1', 3_000, 0), recorded('2', 1_000, 2_000)];
  expect(idsOf(confirmedRefunds(paid(3_000), records))).toEqual(['1']);
});

test('What the files had before the refund was recorded confirms nothing', () => {
  const records = [recorded('1', 2_000, 2_000)];
  expect(confirmedRefunds(paid(2_000), records)).toEqual([]);
  expect(refundedOf(paid(2_000), records)).toBe(4_000);
  expect(idsOf(confirmedRefunds(paid(4_000), records))).toEqual(['1']);
});

test('A refund is not confirmed by what the files had already, also if an older refund is not in them yet', () => {
  const records = [recorded('1', 3_000, 0), recorded('2', 2_000, 2_000)];
  expect(confirmedRefunds(paid(2_000), records)).toEqual([]);
  expect(refundedOf(paid(2_000), records)).toBe(7_000);
  expect(refundableAmount(paid(2_000), records)).toBe(3_000);
  expect(judgeRecord(recorded('2', 2_000, 2_000), [recorded('1', 8_000, 0)], paid(2_000)).allowed).toBe(false);
});

test('Each refund of the files confirms its own record, and a later one takes no confirmation away', () => {
  const records = [recorded('1', 3_000, 0), recorded('2', 2_000, 0), recorded('3', 2_000, 0)];
  expect(idsOf(confirmedRefunds(paid(2_000), records))).toEqual(['2']);
  expect(idsOf(confirmedRefunds(after(2_000, 2_000), records))).toEqual(['2', '3']);
  expect(refundedOf(after(2_000, 2_000), records)).toBe(7_000);
  expect(idsOf(confirmedRefunds(after(2_000, 2_500), records.slice(0, 2)))).toEqual(['2']);
  expect(refundedOf(after(2_000, 2_500), records.slice(0, 2))).toBe(7_500);
  // Of the row, without its refunds, only the whole growth is known.
  expect(idsOf(confirmedRefunds({ ...after(2_000, 2_000), status: 'Refunded' }, records))).toEqual(['2', '3', '1']);
});

test('A refund of the files confirms one record of its amount before older ones, then the oldest that fit', () => {
  const same = [recorded('1', 1_000, 0), recorded('2', 2_000, 0), recorded('3', 2_000, 0)];
  expect(idsOf(confirmedRefunds(after(2_000, 2_000), same))).toEqual(['2', '3']);
  const grown = [recorded('1', 2_000, 0), recorded('2', 1_000, 1_500), recorded('3', 1_000, 2_000)];
  expect(idsOf(confirmedRefunds(after(1_000, 2_000), grown))).toEqual(['1', '2']);
});

test('What the files had already before a second refund may confirm the first one only', () => {
  const records = [recorded('1', 3_000, 0), recorded('2', 1_000, 3_000)];
  expect(idsOf(confirmedRefunds(after(3_000, 1_000), records))).toEqual(['1', '2']);
  expect(idsOf(confirmedRefunds(after(3_000), records))).toEqual(['1']);
});

const someAmounts = fc.array(fc.constantFrom(1_000, 2_000, 3_000), { maxLength: 5 });

test('In any growth, records fit into what has grown since each, and none loses its confirmation', () => {
  fc.assert(
    fc.property(
      someAmounts,
      fc.array(fc.tuple(fc.constantFrom(1_000, 2_000, 3_000), fc.nat(5)), { maxLength: 5 }),
      (steps, made) => {
        const records = made
          .sort(([, a], [, b]) => a - b)
          .map(([amount, known], index) => recorded(String(index), amount, sumOf(steps.slice(0, known))));
        let earlier: readonly string[] = [];
        for (let count = 0; count <= steps.length; count += 1) {
          const refundSteps = steps.slice(0, count);
          const refunded = sumOf(refundSteps);
          const known = records.filter(({ fileRefunded = 0 }) => fileRefunded <= refunded);
          const confirmed = confirmedRefunds({ amount: 90_000, status: 'Completed', refunded, refundSteps }, known);
          for (const { fileRefunded: from = 0 } of confirmed) {
            const since = confirmed.filter(({ fileRefunded = 0 }) => fileRefunded >= from);
            expect(sumOf(since.map(({ amount }) => amount))).toBeLessThanOrEqual(refunded - from);
          }
          expect(idsOf(confirmed)).toEqual(expect.arrayContaining([...earlier]));
          earlier = idsOf(confirmed);
        }
      },
    ),
  );
});

test('A record of an earlier version, which does not say what the files had, is added as before', () => {
  expect(refundedOf(paid(3_000), [recorded('1', 2_000)])).toBe(5_000);
});

test('A row that is refunded in full confirms the refund that was recorded before', () => {
  const record = recorded('1', 10_000, 0);
  expect(judgeRecord(record, [], { amount: 10_000, status: 'Refunded' }).allowed).toBe(true);
  expect(refundedOf({ amount: 10_000, status: 'Refunded' }, [record])).toBe(10_000);
});

test('A void that a newer file confirms stays valid', () => {
  expect(judgeRecord(buildVoid(), [], { amount: 100, status: 'Voided' }).allowed).toBe(true);
  expect(judgeRecord(buildVoid(), [], { amount: 100, status: 'Completed' }).allowed).toBe(false);
});

test('Only a refund that no file confirmed can be withdrawn, and a void never', () => {
  const records = [recorded('1', 2_000, 0), buildVoid({ id: 'void' })];
  expect(judgeWithdrawal('1', records, paid(0)).allowed).toBe(true);
  expect(judgeWithdrawal('1', records, paid(2_000))).toEqual({ allowed: false, refusal: { kind: 'refundConfirmed' } });
  expect(judgeWithdrawal('void', records, paid(0))).toEqual({ allowed: false, refusal: { kind: 'recordFinal' } });
  expect(judgeWithdrawal('unknown', records, paid(0)).allowed).toBe(false);
});

test('The refunds of a payment never exceed it, and their shares sum to what was refunded, in any growth of the files', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4_000 }), { maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 4_000 }), { maxLength: 4 }),
      (amounts, ofFile) => {
        const records = amounts.reduce<readonly PaymentRecord[]>(
          (all, amount, index) => addRecord(all, recorded(String(index), amount, 0), paid(0)),
          [],
        );
        const refunds: number[] = [];
        for (const amount of ofFile)
          if (refunds.reduce((sum, refund) => sum + refund, amount) <= 10_000) refunds.push(amount);
        const dataSet = buildDataSet([importedPayment('P-1', { amount: 10_000 })], {
          refunds: refunds.map((amount, index) => importedRefund('P-1', { id: `re_${index}`, amount })),
        });
        const fileRefunded = refunds.reduce((sum, refund) => sum + refund, 0);
        const table = tableOfDataSet(dataSet);
        const accepted = records.reduce<readonly PaymentRecord[]>(
          (all, record) => addRecord(all, record, table.rowAt(0)),
          [],
        );
        const state = derivePaymentState(table, 0, accepted);
        expect(state.refunded).toBeLessThanOrEqual(10_000);
        expect(state.refunded).toBeGreaterThanOrEqual(fileRefunded);
        const allocated = allocateRefundsAt(table, 0, accepted);
        expect(allocated.reduce((sum, { amount }) => sum + amount, 0)).toBe(state.refunded);
        expect(sumShares(state.refundedShares)).toBe(state.refunded);
      },
    ),
  );
});

test('Of the refunds of files, the one of the same amount is the confirmed record', () => {
  const ofFiles = [2_000, 2_500].map((amount, index) => ({ ...recorded(`f${index}`, amount), isUndated: false }));
  const records = [recorded('1', 2_000, 0)];
  const payment: Payable = { ...paid(4_500), refundSteps: [2_000, 2_500] };
  expect(refundsOnce(payment, records, ofFiles, false).map(({ id }) => id)).toEqual(['f1', '1']);
});

test('A refund that the files had before a record stays, also if it has the amount of the record', () => {
  const ofFiles = [2_000, 2_500].map((amount, index) => ({ ...recorded(`f${index}`, amount), isUndated: false }));
  const records = [recorded('1', 2_000, 2_000)];
  const payment: Payable = { ...paid(4_500), refundSteps: [2_000, 2_500] };
  const once = refundsOnce(payment, records, ofFiles, false);
  expect(once.map(({ id, amount }) => [id, amount])).toEqual([
    ['f0', 2_000],
    ['f1', 500],
    ['1', 2_000],
  ]);
});

test('A file that voids a payment confirms its recorded voids only', () => {
  const records = [buildVoid({ id: 'void' }), recorded('1', 2_000)];
  expect(idsOf(confirmedVoids({ amount: 100, status: 'Voided' }, records))).toEqual(['void']);
  expect(confirmedVoids({ amount: 100, status: 'Completed' }, records)).toEqual([]);
});

test('A refund is not confirmed for another refund of its payment', () => {
  const records = [recorded('1', 2_000, 0), recorded('2', 3_000, 0)];
  expect(judgeWithdrawal('1', records, paid(3_000)).allowed).toBe(true);
  expect(judgeWithdrawal('2', records, paid(3_000)).allowed).toBe(false);
});

test('Refunds of files and records are listed once: a confirmed one as recorded, or as the file has it if it has the shares', () => {
  const ofFile = (id: string, amount: number) => ({ ...recorded(id, amount), isUndated: false }) as FileRefund;
  const amountsOf = (refunds: readonly { id: string; amount: number }[]) =>
    refunds.map(({ id, amount }) => [id, amount]);
  const records = [recorded('1', 2_000, 0), recorded('2', 500, 0), buildVoid({ id: 'void' })];
  const once = (refunded: number, files: readonly FileRefund[], isReported = false) =>
    amountsOf(refundsOnce(paid(refunded), records, files, isReported));
  const both = [
    ['1', 2_000],
    ['2', 500],
  ];
  expect(once(300, [ofFile('f', 300)])).toEqual([['f', 300], ...both]);
  expect(once(2_000, [ofFile('f', 2_000)])).toEqual(both);
  expect(once(2_000, [ofFile('f', 2_000)], true)).toEqual([
    ['f', 2_000],
    ['2', 500],
  ]);
  // What has grown last is matched with the record.
  expect(once(2_300, [ofFile('e', 100), ofFile('f', 1_200), ofFile('g', 1_000)])).toEqual([
    ['e', 100],
    ['f', 200],
    ...both,
  ]);
});

test('A recorded refund of the whole payment keeps its time after a file says that the payment is refunded', () => {
  const records = [recorded('1', 10_000, 0)];
  const table = tableOfDataSet(buildDataSet([importedPayment('P-1', { amount: 10_000, status: 'Refunded' })]));
  expect(allocateRefundsAt(table, 0, records).map(({ amount, record }) => [amount, record])).toEqual([
    [10_000, records[0]],
  ]);
  expect(derivePaymentState(table, 0, records)).toMatchObject({ status: 'Refunded', refunded: 10_000 });
  expect(sumShares(derivePaymentState(table, 0, records).refundedShares)).toBe(10_000);
  expect(allocateRefundsAt(table, 0, [recorded('1', 4_000, 0)]).map(({ record }) => record)).toEqual([undefined]);
});
