import fc from 'fast-check';
import { buildDataSet, refundsOfFiles, type DisputedPayment } from '../../helpers/dataSets';
import { dataSetInZone } from '@/data/dataSets/dataSetInZone';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { encodeDataSet } from '@/data/dataSets/format/encode';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { writeFileDispute } from '@/domain/disputes/fileDisputes';
import { createStringColumn, textAt } from '@/lib/columns/stringColumn';
import { importedPayment, importedRefund } from '../../helpers/workspace';

const ZONES = [
  ...['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Auckland'],
  ...['America/St_Johns', 'Africa/Casablanca', 'America/Santiago', 'Pacific/Kiritimati'],
];
const formats = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);
/** The local time by the browser's own calendar, which shares no code with the product. */
const localTime = (instant: number, zone: string) => formats.get(zone)!.format(instant);

const QUARTER = 15 * 60_000;

/** All local times in a zone that a local time of another zone can mean: two in the hour that a clock shows twice. */
function possibleTimes(time: string, zone: string, wanted: string): string[] {
  const asUtc = Date.parse(`${time.replace(' ', 'T')}Z`);
  const offsets = Array.from({ length: 27 * 4 }, (_, index) => (index - 12 * 4) * QUARTER);
  const instants = offsets.map((offset) => asUtc - offset).filter((instant) => localTime(instant, zone) === time);
  return instants.map((instant) => localTime(instant, wanted));
}

/** Instants of all times, and of the days around the changes of clocks in these zones. */
const CHANGES = ['2025-03-09', '2025-03-30', '2025-04-06', '2025-09-28', '2025-10-05', '2025-10-26', '2025-11-02'];
const anyInstant = fc.oneof(
  fc.integer({ min: Date.parse('2024-12-01T00:00:00Z') / 1000, max: Date.parse('2026-01-31T00:00:00Z') / 1000 }),
  fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -24 * 3600, max: 48 * 3600 }))
    .map(([day, seconds]) => Date.parse(`${day}T00:00:00Z`) / 1000 + seconds),
);
const anyZone = fc.constantFrom(...ZONES);
const anyRows = fc.array(
  fc.record({
    instant: anyInstant,
    timeZone: anyZone,
    isDay: fc.boolean(),
    amount: fc.integer({ min: 1, max: 90_000 }),
  }),
  {
    maxLength: 25,
  },
);

const paymentsOf = (rows: readonly { instant: number; timeZone: string; isDay: boolean; amount: number }[]) =>
  rows.map(({ instant, timeZone, isDay, amount }, index): DisputedPayment => {
    const date = localTime(instant * 1000, timeZone).slice(0, isDay && index % 5 === 0 ? 10 : 19);
    const merchant = `Merchant ${index % 3}`;
    return importedPayment(`P${index}`, {
      date,
      timeZone,
      amount,
      merchant,
      status: index % 4 ? 'Completed' : 'Failed',
      isPaid: index % 4 !== 0,
    });
  });

test('Each payment of files in any zones counts on its day in the zone of the workspace, newest first', () => {
  fc.assert(
    fc.property(anyRows, anyZone, (rows, zone) => {
      const payments = paymentsOf(rows);
      const stored = buildDataSet(payments);
      const dataSet = dataSetInZone(stored, zone);
      const table = tableOfDataSet(dataSet);
      const byDay = new Map<string, number>();
      payments.forEach((payment) => {
        const index = table.indexOf(payment.id)!;
        const { date, amount } = table.rowAt(index);
        const { timeZone } = payment;
        expect(payment.date.length === 10 ? [payment.date] : possibleTimes(payment.date, timeZone, zone)).toContain(
          date,
        );
        expect(table.timeZoneAt?.(index)).toBe(zone);
        expect(table.fileTimeAt?.(index) ?? { time: date, zone }).toEqual({ time: payment.date, zone: timeZone });
        expect(amount).toBe(payment.amount);
        if (payment.isPaid) byDay.set(date.slice(0, 10), (byDay.get(date.slice(0, 10)) ?? 0) + amount);
      });
      const dates = Array.from({ length: table.length }, (_, index) => table.dateAt(index));
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(dataSet.today).toBe(dates[0]?.slice(0, 10) ?? '1970-01-01');
      const month = [...byDay].filter(([day]) => day.startsWith(dataSet.today.slice(0, 7)));
      expect(dataSet.volume.month.at(-1)!.totalTransactionAmount).toBe(
        month.reduce((sum, [, amount]) => sum + amount, 0),
      );
      // The zone moves no money between merchants.
      const figures = ({ name, totalSales, transactions }: (typeof stored.merchants)[number]) => ({
        name,
        totalSales,
        transactions,
      });
      expect(dataSet.merchants.map(figures)).toEqual(stored.merchants.map(figures));
    }),
  );
});

test('Refunds, fees and statuses stay with their payments when the zone changes the order of payments', () => {
  fc.assert(
    fc.property(anyRows, anyZone, (rows, zone) => {
      const payments = paymentsOf(rows);
      const refunds = payments
        .filter(({ isPaid, amount }) => isPaid && amount > 10)
        .flatMap(({ id, date, timeZone, amount }) =>
          [1, 2].map((part) =>
            importedRefund(id, {
              id: `${id} ${part}`,
              // Every clock shows noon. Midnight is left out where clocks change at it.
              date: `${date} 12:00:00`.slice(0, 19),
              timeZone,
              amount: Math.floor(amount / (2 + part)),
            }),
          ),
        );
      const stored = decodeDataSet(encodeDataSet(buildDataSet(payments, { refunds })));
      if ('problem' in stored) throw new Error(stored.problem);
      const before = tableOfDataSet(stored);
      const after = tableOfDataSet(dataSetInZone(stored, zone));
      for (const { id } of payments) {
        const [a, b] = [before.indexOf(id)!, after.indexOf(id)!];
        expect(after.statusAt(b)).toBe(before.statusAt(a));
        expect(after.rowAt(b).refunded).toBe(before.rowAt(a).refunded);
        expect(after.feeRowsAt(b).map(({ amount }) => amount)).toEqual(before.feeRowsAt(a).map(({ amount }) => amount));
      }
      const found = new Map([...refundsOfFiles(dataSetInZone(stored, zone))].map((refund) => [refund.id, refund]));
      for (const refund of refunds) {
        expect(found.get(refund.id)).toMatchObject({ transactionId: refund.paymentId, amount: refund.amount });
        expect(possibleTimes(refund.date, refund.timeZone, zone)).toContain(found.get(refund.id)!.recordedAt);
      }
    }),
  );
});

test('A payment of December 31 at 23:30 in New York is one of January in a workspace in Berlin, and its file keeps its text', () => {
  const row = importedPayment('P1', { date: '2025-12-31 23:30:00', timeZone: 'America/New_York' });
  const dataSet = dataSetInZone(buildDataSet([row, importedPayment('P2')]), 'Europe/Berlin');
  const table = tableOfDataSet(dataSet);
  expect(table.dateAt(table.indexOf('P1')!)).toBe('2026-01-01 05:30:00');
  expect(dataSet.today).toBe('2026-01-01');
  expect(table.fileTimeAt!(table.indexOf('P1')!)).toEqual({ time: '2025-12-31 23:30:00', zone: 'America/New_York' });
});

test('A dispute of the columns of a file counts on its day in the zone of the workspace', () => {
  const dispute = writeFileDispute({
    status: 'lost',
    reason: 'fraud',
    opened: '2025-06-30 23:00:00',
    due: '2025-07-10',
  });
  const row = importedPayment('P1', { timeZone: 'UTC', disputed: 10_000, dispute });
  const [found] = tableOfDataSet(dataSetInZone(buildDataSet([row]), 'Europe/Berlin')).fileDisputes();
  expect(found).toMatchObject({ openedAt: '2025-07-01 01:00:00', evidenceDue: '2025-07-10' });
});

test('Without a zone, or with the zone of all rows, the data set stays as it is', () => {
  const dataSet = buildDataSet([importedPayment('P1'), importedPayment('P2')]);
  expect(dataSetInZone(dataSet, undefined)).toBe(dataSet);
  expect(dataSetInZone(dataSet, 'Europe/Berlin')).toBe(dataSet);
});

test('A zone whose offset had other minutes is converted to the minute, and the time of a refunded column with it', () => {
  const date = '1971-05-01 10:29:30';
  const dataSet = buildDataSet([
    importedPayment('P-1', { date, timeZone: 'Africa/Monrovia' }),
    importedPayment('P-2', { date: '1971-04-01 08:00:00', timeZone: 'UTC' }),
  ]);
  const refundedDate = createStringColumn();
  for (const text of ['1971-05-02 10:29:30', '']) refundedDate.push(text);
  const given = { ...dataSet, payments: { ...dataSet.payments, refundedDate: refundedDate.finish() } };
  const { payments } = dataSetInZone(given, 'UTC');
  // The zone was 44 minutes and 30 seconds behind. The browser's calendar has whole minutes.
  expect(textAt(payments.date, 0)).toMatch(/^1971-05-01 11:1[34]:/);
  expect(textAt(payments.date, 1)).toBe('1971-04-01 08:00:00');
  expect(textAt(payments.refundedDate, 0)).toMatch(/^1971-05-02 11:1[34]:/);
  expect(textAt(payments.refundedDate, 1)).toBe('');
});
