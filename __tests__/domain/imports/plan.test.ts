import { columnsOfFee, FIELDS, isNeeded, type PlanColumns, type FileKind, type Plan } from '@/domain/imports/plan';

const neededOf = (columns: PlanColumns, holds?: FileKind) => FIELDS.filter((field) => isNeeded(field, columns, holds));

test('Payments need an id, a day and an amount, or two columns of money in and money out', () => {
  expect(neededOf({})).toEqual(['id', 'amount', 'date']);
  expect(neededOf({}, 'payments')).toEqual(['id', 'amount', 'date']);
  expect(neededOf({ debit: 1 })).toEqual(['id', 'date']);
  expect(neededOf({ credit: 1 })).toEqual(['id', 'date']);
});

test('Fees need the id of their payment, and a fee of at least one party', () => {
  expect(neededOf({}, 'fees')).toEqual(['id', 'processorFee', 'partnerFee', 'platformFee']);
  expect(neededOf({ partnerFee: 2 }, 'fees')).toEqual(['id']);
});

test('Merchants need their name, and integrations what splits a payment', () => {
  expect(neededOf({}, 'merchants')).toEqual(['merchant']);
  expect(neededOf({}, 'integrations')).toEqual(['id', 'merchant', 'name', 'configurations', 'split']);
});

test('Further fee columns belong to the processor fee, and each counts once', () => {
  const plan: Plan = {
    format: 'by hand',
    columns: { partnerFee: 2 },
    furtherFees: [4, 5],
    statuses: {},
    kinds: {},
    feeSign: 1,
  };
  expect(columnsOfFee('processorFee', plan)).toEqual([4, 5]);
  expect(columnsOfFee('processorFee', { ...plan, columns: { processorFee: 4 } })).toEqual([4, 5]);
  expect(columnsOfFee('partnerFee', plan)).toEqual([2]);
  expect(columnsOfFee('platformFee', plan)).toEqual([]);
});
