import fc from 'fast-check';
import { pastDataSet } from '@/data/dataSets/pastDataSet';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { writeFileDispute } from '@/domain/disputes/fileDisputes';
import { measure } from '@/domain/payments/metrics';
import { NO_EVENTS, statusAt } from '@/domain/payments/recordedPayments';
import { finish } from '@/lib/resumable';
import { allIndices } from '@/lib/indices';
import { buildDataSet } from '../../helpers/dataSets';
import { importedPayment, importedRefund } from '../../helpers/workspace';

const day = fc.integer({ min: 1, max: 9 }).map((date) => `2025-06-0${date}`);
const row = fc.record({
  merchant: fc.constantFrom('Harbor', 'Quay'),
  partner: fc.constantFrom('', 'North'),
  amount: fc.integer({ min: 1_000, max: 50_000 }),
  date: day.map((on) => `${on} 12:00:00`),
  status: fc.constantFrom('Completed', 'Completed', 'Pending', 'Failed'),
  refund: fc.option(fc.record({ date: day.map((on) => `${on} 20:00:00`), percent: fc.constantFrom(10, 50, 100) })),
  disputedOn: fc.option(day),
});

// The numbers of merchants follow the order of their first rows.
const nameOf = ({ merchants }: ReturnType<typeof buildDataSet>, wanted: string) =>
  merchants.find(({ id }) => id === wanted)?.name;

test('The data as of a day is the same as if only the rows up to the day had been imported', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 12 }), day, (rows, asOf) => {
      const build = (last: string) => {
        const isPast = (time: string) => time.slice(0, 10) <= last;
        const numbered = rows
          .map((fields, position) => ({ ...fields, id: `P${position}` }))
          .filter(({ date }) => isPast(date));
        const payments = numbered.map(({ id, refund: _refund, disputedOn, ...fields }) =>
          importedPayment(id, {
            ...fields,
            isPaid: fields.status !== 'Failed',
            ...(disputedOn !== null &&
              isPast(disputedOn) && {
                disputed: fields.amount,
                dispute: writeFileDispute({
                  status: 'lost',
                  reason: 'fraudulent',
                  opened: `${disputedOn} 09:00:00`,
                  due: '',
                }),
              }),
          }),
        );
        const refunds = numbered.flatMap(({ id, amount, refund, status }) =>
          refund && status === 'Completed' && isPast(refund.date)
            ? [importedRefund(id, { amount: Math.ceil((amount * refund.percent) / 100), date: refund.date })]
            : [],
        );
        return buildDataSet(payments, { refunds });
      };
      const past = finish(pastDataSet(build('9999-12-31'), asOf));
      const expected = build(asOf);
      const [a, b] = [tableOfDataSet(past), tableOfDataSet(expected)];
      expect(a.length).toBe(b.length);
      for (const position of rows.keys())
        expect(a.indexOf(`P${position}`) === undefined).toBe(b.indexOf(`P${position}`) === undefined);
      for (let index = 0; index < b.length; index += 1) {
        const id = b.idAt(index);
        const at = a.indexOf(id)!;
        const { status: _a, merchantId: mineOf, ...mine } = a.rowAt(at);
        const { status: _b, merchantId: itsOf, ...its } = b.rowAt(index);
        expect(mine).toEqual(its);
        expect(nameOf(past, mineOf)).toBe(nameOf(expected, itsOf));
        expect(statusAt(a, NO_EVENTS, at)).toBe(statusAt(b, NO_EVENTS, index));
      }
      expect(measure(a, NO_EVENTS, allIndices(a.length))).toEqual(measure(b, NO_EVENTS, allIndices(b.length)));
      expect(a.fileDisputes()).toEqual(b.fileDisputes());
      expect([past.today, past.volume, past.monthBefore]).toEqual([
        expected.today,
        expected.volume,
        expected.monthBefore,
      ]);
      for (const { name, totalSales, transactions } of expected.merchants)
        expect(past.merchants.find((merchant) => merchant.name === name)).toMatchObject({ totalSales, transactions });
    }),
    { numRuns: 100 },
  );
});

test('A payment after the day is not found, and an earlier one is', () => {
  const rows = [
    importedPayment('A', { date: '2025-06-01 10:00:00' }),
    importedPayment('B', { date: '2025-06-05 10:00:00' }),
  ];
  const table = tableOfDataSet(finish(pastDataSet(buildDataSet(rows), '2025-06-04')));
  expect([table.indexOf('A'), table.indexOf('B')]).toEqual([0, undefined]);
});
