import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { countRefundMatches } from '@/data/imports/merging/refundMatches';
import { previewFacts } from '@/features/imports/importing/preview/previewFacts';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { confirmedRefunds, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { buildRefund, buildVoid } from '../../../helpers/builders';
import { buildDataSet } from '../../../helpers/dataSets';
import { fileOf, givenSession, NEW_WORKSPACE, removeDatabases } from '../../../helpers/imports/importSession';
import { importedPayment, importedRefund } from '../../../helpers/workspace';

const IDS = ['P-1', 'P-2', 'P-3', 'P-4'];
const tableWith = (refunded: readonly number[], statuses: readonly string[] = []) =>
  tableOfDataSet(
    buildDataSet(
      IDS.map((id, index) => importedPayment(id, statuses[index] ? { status: statuses[index] } : {})),
      {
        refunds: IDS.flatMap((id, index) =>
          (refunded[index] ?? 0) > 0 ? [importedRefund(id, { amount: refunded[index]! })] : [],
        ),
      },
    ),
  );
const refundOf = (transactionId: string, amount: number, fileRefunded = 0) =>
  buildRefund({ id: `${transactionId} ${amount}`, transactionId, amount, fileRefunded });

afterEach(removeDatabases);

test('An import without recorded refunds has no matches to show', () => {
  expect(countRefundMatches({}, undefined, tableWith([1_000]))).toBeUndefined();
  expect(
    countRefundMatches({ 'P-1': [buildVoid({ transactionId: 'P-1' })] }, undefined, tableWith([])),
  ).toBeUndefined();
  expect(countRefundMatches({ 'P-9': [refundOf('P-9', 1_000)] }, undefined, tableWith([]))).toBeUndefined();
});

test('Recorded refunds are confirmed by growth, open without it, and other growth is only in the file', () => {
  const records = { 'P-1': [refundOf('P-1', 3_000)], 'P-2': [refundOf('P-2', 2_000)] };
  const before = tableWith([0, 0, 500]);
  expect(countRefundMatches(records, before, tableWith([3_000, 0, 500, 700]))).toEqual({
    confirmed: 1,
    open: 1,
    onlyInFile: 1,
  });
  // The file has more than the record that it confirms.
  expect(countRefundMatches(records, before, tableWith([4_000, 0, 500]))).toMatchObject({
    confirmed: 1,
    onlyInFile: 1,
  });
  // A payment that is new with its refund, and one whose status alone says that it is refunded.
  expect(countRefundMatches(records, undefined, tableWith([3_000, 0, 500]))).toMatchObject({ onlyInFile: 1 });
  expect(
    countRefundMatches(records, before, tableWith([0, 0, 500], ['Completed', 'Completed', 'Completed', 'Refunded'])),
  ).toEqual({ confirmed: 0, open: 2, onlyInFile: 1 });
});

test('A refund that an earlier import confirmed is neither confirmed again nor open', () => {
  const records = { 'P-1': [refundOf('P-1', 3_000)] };
  const table = tableWith([3_000]);
  expect(countRefundMatches(records, table, table)).toEqual({ confirmed: 0, open: 0, onlyInFile: 0 });
});

test('Every recorded refund is confirmed before, confirmed now or open, and growth has an origin', () => {
  const cents = fc.integer({ min: 0, max: 4_000 });
  const four = fc.tuple(cents, cents, cents, cents);
  fc.assert(
    fc.property(
      four,
      four,
      fc.array(fc.tuple(fc.constantFrom(...IDS), cents), { maxLength: 5 }),
      (first, grown, made) => {
        const refunds = made.map(([id, amount], index) => ({
          ...refundOf(id, amount + 1, first[IDS.indexOf(id)]),
          id: `${index}`,
        }));
        const records: Record<string, PaymentRecord[]> = {};
        for (const refund of refunds) (records[refund.transactionId] ??= []).push(refund);
        const after = tableWith(first.map((amount, index) => amount + grown[index]!));
        const matches = countRefundMatches(records, tableWith(first), after);
        const ofFiles = Object.entries(records).flatMap(([id, list]) =>
          confirmedRefunds(after.rowAt(after.indexOf(id)!), list),
        );
        const { confirmed, open, onlyInFile } = matches ?? { confirmed: 0, open: 0, onlyInFile: undefined };
        expect(confirmed + open).toBe(refunds.length);
        expect(onlyInFile === undefined).toBe(refunds.length === 0);
        if (onlyInFile === undefined) return;
        const unexplained = IDS.filter((id, index) => {
          const ofPayment = ofFiles.filter(({ transactionId }) => transactionId === id);
          return grown[index]! > ofPayment.reduce((sum, { amount }) => sum + amount, 0);
        });
        expect(onlyInFile).toBe(unexplained.length);
      },
    ),
  );
});

test('The preview of an update shows how many recorded refunds the file confirms', async () => {
  const { ask } = givenSession();
  const file = (refunded: string, age: number) =>
    fileOf(
      `TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS,REFUNDED\nP-1,Harbor Arts,100.00,2025-06-01 10:00:00,Completed,${refunded}`,
      'payments.csv',
      age,
    );
  await ask({ kind: 'open', files: [file('0.00', 0)] }, 'judged');
  await ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  const records = [refundOf('P-1', 3_000)];
  const request = { kind: 'open' as const, files: [file('30.00', 1)], into: NEW_WORKSPACE.id, records };
  const { preview } = await ask(request, 'judged');
  expect(preview).toMatchObject({ waiting: [], refundMatches: { confirmed: 1, open: 0, onlyInFile: 0 } });
  const facts = previewFacts(preview, { money: String, isOfFeesAlone: false });
  expect(facts).toContainEqual({ term: 'Recorded refunds that this import confirms', value: '1' });
  expect(facts).toContainEqual({ term: 'Recorded refunds that are not in a file yet', value: '0' });
  expect(facts).toContainEqual({ term: 'Payments with a refund that only the file has', value: '0' });
});
