import fc from 'fast-check';
import { columnMappingKey, rememberedPlan, applyColumnMapping } from '@/domain/imports/columnMappings';
import type { Plan } from '@/domain/imports/plan';

const headers = ['Reference', 'Venue', 'Total', 'Booked at'];
const recognised: Plan = {
  format: 'by hand',
  holds: 'payments',
  columns: { id: 0 },
  statuses: {},
  kinds: {},
  feeSign: 1,
};
const answered: Plan = {
  ...recognised,
  columns: { id: 0, merchant: 1, amount: 2, date: 3 },
  ...({ decimalMark: ',', dateOrder: 'day first', currency: 'EUR', timeZone: 'UTC', isMinorUnits: false } as const),
  statuses: { open: { own: 'Open', isPaid: false }, paid: 'Completed' },
};

test('A plan is stored for the same columns in any spelling, and for no others', () => {
  const remembered = applyColumnMapping({}, headers, answered);
  expect(rememberedPlan(remembered, headers, recognised)).toEqual(answered);
  expect(rememberedPlan(remembered, ['REFERENCE ', 'venue', 'total', 'Booked-At'], recognised)).toEqual(answered);
  expect(rememberedPlan(remembered, [...headers, 'More'], recognised)).toBeUndefined();
  expect(columnMappingKey(['ab', 'c'])).not.toBe(columnMappingKey(['a', 'bc']));
});

test('Empty headers at the end of a line, as spreadsheets write them, do not make other columns', () => {
  const remembered = applyColumnMapping({}, [...headers, '', ' '], answered);
  expect(rememberedPlan(remembered, headers, recognised)).toEqual(answered);
  expect(rememberedPlan(remembered, [...headers, ' '], recognised)).toEqual(answered);
});

test('Columns with the same name are remembered in the same order', () => {
  const [twice, other] = [
    ['Fee', 'Total', 'Fee'],
    ['Reference', 'Total'],
  ];
  const plan: Plan = { ...answered, columns: { processorFee: 0, amount: 1, partnerFee: 2 } };
  const remembered = applyColumnMapping(applyColumnMapping({}, twice, plan), other, recognised);
  expect(rememberedPlan(remembered, twice, recognised)).toEqual(plan);
  expect(Object.keys(applyColumnMapping(remembered, twice, plan))).toEqual([other, twice].map(columnMappingKey));
});

test('Columns that the operator does not store are found in any order', () => {
  const columns = { id: 0, amount: 2, date: 3 };
  const remembered = applyColumnMapping({}, headers, { ...answered, columns, omitted: { payerName: 1 } });
  const turned = rememberedPlan(remembered, ['Venue', 'Reference', 'Total', 'Booked at'], recognised);
  expect([turned?.columns.id, turned?.omitted]).toEqual([1, { payerName: 0 }]);
});

test('The order of the columns is free unless two of them have the same name', () => {
  const remembered = applyColumnMapping({}, headers, answered);
  const turned = rememberedPlan(remembered, headers.toReversed(), recognised);
  expect(turned).toEqual({ ...answered, columns: { id: 3, merchant: 2, amount: 1, date: 0 } });
  expect(Object.keys(applyColumnMapping(remembered, headers.toReversed(), answered))).toEqual([
    columnMappingKey(headers.toReversed()),
  ]);
  const [twice, b] = [
    ['Fee', 'Total', 'Fee'],
    ['Fee', 'Fee', 'Total'],
  ];
  expect(rememberedPlan(applyColumnMapping({}, twice, recognised), b, recognised)).toBeUndefined();
  expect(
    rememberedPlan(
      { [columnMappingKey(headers)]: '{"format":"x","columns":{"id":9},"statuses":{}}' },
      headers.toReversed(),
      recognised,
    ),
  ).toBeUndefined();
});

test('The least recently used plan is removed first', () => {
  const names = Array.from({ length: 21 }, (_, index) => [`column ${index}`, 'b']);
  const all = names.reduce(
    (known, header) => applyColumnMapping(known, header, { ...answered, columns: { id: 0 } }),
    {},
  );
  expect(Object.keys(all)).toEqual(names.slice(1).map(columnMappingKey));
});

test('A plan that is used again is stored with its last answers, and removed last', () => {
  const [first, second] = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  const both = [first, second].reduce(
    (known, header) => applyColumnMapping(known, header, { ...answered, columns: { id: 0 } }),
    {},
  );
  const again = applyColumnMapping(both, first, { ...answered, columns: { id: 1 } });
  expect(Object.keys(again)).toEqual([second, first].map(columnMappingKey));
  expect(rememberedPlan(again, first, recognised)?.columns).toEqual({ id: 1 });
});

test('Settings of the format stay, and an answer to a word takes precedence', () => {
  const remembered = applyColumnMapping({}, headers, answered);
  const plan: Plan = { ...recognised, statuses: { paid: 'Failed', lost: 'Failed' }, feeSign: -1, netColumn: 2 };
  expect(rememberedPlan(remembered, headers, plan)).toEqual({
    ...answered,
    statuses: { lost: 'Failed', ...answered.statuses },
    feeSign: -1,
    netColumn: 2,
  });
});

test('Any stored text gives a plan with existing columns, or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        ...[{ id: 9 }, { id: 0, amount: 4 }].map((columns) => fc.constant(JSON.stringify({ ...answered, columns }))),
      ),
      (text) => {
        expect(rememberedPlan({ [columnMappingKey(headers)]: text }, headers, recognised)).toBeUndefined();
      },
    ),
  );
});
