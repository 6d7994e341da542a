import fc from 'fast-check';
import { recognize } from '@/data/formats/recognize';
import { repeatedHeaders } from '@/domain/imports/headerKey';
import { split, ZONE } from '../../helpers/imports/headers';

/** The header that was guessed for each field. */
function fieldsIn(records: string[][]) {
  const { headerRecord, plan } = recognize(records, ZONE);
  const headers = records[headerRecord] ?? [];
  return Object.fromEntries(Object.entries(plan.columns).map(([field, column]) => [field, headers[column]]));
}

describe('The columns of unknown formats are guessed', () => {
  test('from the words in their headers', () => {
    const records = [
      split('Order ID, Shop name, Total price, Fee, Created at, Payment status, Currency code, Note'),
      ['1001', 'Blue Shop', '12.50', '0.40', '2024-06-30T10:00:00Z', 'paid', 'EUR', ''],
    ];
    expect(fieldsIn(records)).toEqual({
      id: 'Order ID',
      merchant: 'Shop name',
      amount: 'Total price',
      date: 'Created at',
      status: 'Payment status',
      currency: 'Currency code',
      processorFee: 'Fee',
    });
    expect(recognize(records, ZONE).plan.statuses).toHaveProperty('completed', 'Completed');
  });

  test('from headers that have the names of the fields of disputes and refunds', () => {
    const headers = split(
      'Payment ID, Date, Disputed amount, Total amount, Dispute status, Dispute reason, Dispute date, Evidence due, Refunded payment ID',
    );
    expect(
      fieldsIn([headers, ['p-1', '2024-06-30', '5.00', '12.50', 'open', 'fraud', '2024-07-01', '2024-07-09', '']]),
    ).toEqual({
      id: 'Payment ID',
      date: 'Date',
      disputed: 'Disputed amount',
      amount: 'Total amount',
      disputeStatus: 'Dispute status',
      disputeReason: 'Dispute reason',
      disputeDate: 'Dispute date',
      evidenceDue: 'Evidence due',
      refundOf: 'Refunded payment ID',
    });
  });

  test('as those of merchants from the name of a business and an email address', () => {
    const records = [split('Account ID, Business name, Email'), ['acct_1', 'Harbor Arts', 'hi@harbor.example']];
    expect(recognize(records, ZONE).plan.holds).toBe('merchants');
    expect(fieldsIn(records)).toEqual({ id: 'Account ID', merchant: 'Business name', businessEmail: 'Email' });
    expect(recognize([split('Payment ID, Business name, Email, Amount')], ZONE).plan.holds).toBe('payments');
  });

  test('from the words of ticket and room sellers, in German too', () => {
    const english = split('Booking no, Guest, Organizer, Total, Date');
    expect(fieldsIn([english])).toEqual({
      id: 'Booking no',
      customer: 'Guest',
      merchant: 'Organizer',
      amount: 'Total',
      date: 'Date',
    });
    const german = split('Buchungsnr, Gast, Veranstalter, Betrag, Datum');
    expect(fieldsIn([german])).toEqual({
      id: 'Buchungsnr',
      customer: 'Gast',
      merchant: 'Veranstalter',
      amount: 'Betrag',
      date: 'Datum',
    });
    expect(fieldsIn([split('id, Gastgeber, Amount, Date')])).not.toHaveProperty('customer');
    expect(fieldsIn([split('Reference, Venue, Total, Booked at')])).toMatchObject({ merchant: 'Venue' });
    expect(fieldsIn([split('id, Venue, Organizer, Amount')])).toMatchObject({ merchant: 'Organizer' });
    expect(fieldsIn([split('id, Revenue, Date')])).not.toHaveProperty('merchant');
  });

  test('unless the values contradict the header', () => {
    const records = [
      split('id, amount, total, date, booked on'),
      ['1', 'twelve', '12,50', 'June', '30.6.2024'],
      ['2', 'five', '', 'June', '1.7.2024'],
    ];
    expect(fieldsIn(records)).toEqual({ id: 'id', amount: 'total', date: 'booked on' });
  });

  test('although a column with the right name contains something else', () => {
    const records = [
      split(
        'id, Store credit, Merchant initiated, Amount, Date, Processing time, Currency rate, State tax, Payout timezone date',
      ),
      ['1', '12.50', 'false', '20.00', '2024-06-30', '350 ms', '1.08', '$0.40', '2024-07-02'],
      ['2', '€3.00', 'true', '10.00', '2024-07-01', '', '1.09', '$0.10', '2024-07-03'],
    ];
    expect(fieldsIn(records)).toEqual({ id: 'id', amount: 'Amount', date: 'Date' });
    const rows = [
      ['1', 'merchant', '2024-06-30 10:00'],
      ['2', 'customer', '2024-07-01 10:00'],
    ];
    const guess = (headers: string, ...more: string[]) =>
      fieldsIn([split(headers), ...rows.map((row) => [...row, ...more])]);
    expect(guess('id, Merchant initiated, Date, Amount, Time', '5.00', '2024-07-04')).toEqual({
      id: 'id',
      date: 'Date',
      amount: 'Amount',
    });
    expect(guess('id, Payment state, Date, Amount, Time', '5.00', '2:03 PM UTC')).toMatchObject({
      status: 'Payment state',
      time: 'Time',
    });
    expect(guess('id, Type, Date, Merchant id, Currency', '1024', '€')).toMatchObject({
      merchant: 'Merchant id',
      currency: 'Currency',
    });
    expect(guess('id, Type, Date, Status, Time', 'yes')).toMatchObject({ status: 'Status', time: 'Time' });
  });

  test('from the values alone if exactly one column fits', () => {
    const records = [split('a, b, c'), ['x1', '6/30/2024 14:03', '12.50'], ['x2', '7/1/2024', '7']];
    expect(fieldsIn(records)).toEqual({ date: 'b', amount: 'c' });
    expect(fieldsIn([split('a, b, c'), ['x1', '1.50', '12.50']])).toEqual({});
  });

  test('below title lines, and in an empty file', () => {
    expect(
      recognize([['Report'], [], split('id, amount, date'), split('1, 2.50, 2024-06-30')], ZONE).headerRecord,
    ).toBe(2);
    expect(recognize([], ZONE)).toMatchObject({ headerRecord: 0, plan: { columns: {} }, candidates: [] });
  });
});

test('A repeated header is reported, and the first column is used', () => {
  const headers = split('id, amount, Amount , date, ,');
  const { plan } = recognize([headers, split('1, 2.50, 3.50, 2024-06-30, ,')], ZONE);
  expect([plan.columns.amount, repeatedHeaders(headers)]).toEqual([1, [{ header: 'amount', columns: [2, 3] }]]);
});

test('Any first records give a plan', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('id', 'Amount', 'Date', '__proto__', 'constructor'));
  fc.assert(
    fc.property(fc.array(fc.array(text), { maxLength: 8 }), (records) => {
      const { headerRecord, plan } = recognize(records, ZONE);
      const width = records[headerRecord]?.length ?? 0;
      expect(Object.values(plan.columns).every((column) => column < width)).toBe(true);
    }),
  );
});
