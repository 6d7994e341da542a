// Three months of an Adyen for Platforms account: its settlement details, and the figures that follow from Adyen's
// documentation. It imports nothing from the product.
import { amountText, csv, minutesOf, randomFrom, timeText } from './random';

const START = minutesOf('2026-07-01');
const DAY = 1_440;
const MONTH_ENDS = ['2026-07-31', '2026-08-31', '2026-09-30'];

const HEADERS = [
  ...['Company Account', 'Merchant Account', 'Psp Reference', 'Merchant Reference', 'Payment Method', 'Creation Date'],
  ...['TimeZone', 'Type', 'Modification Reference', 'Gross Currency', 'Gross Debit (GC)', 'Gross Credit (GC)'],
  ...['Commission (NC)', 'Markup (NC)', 'Scheme Fees (NC)', 'Interchange (NC)'],
];

type Booking = { at: number; merchant: number; payment: string; type: string; cents: number; fees: number[] };

/** The platform: payments of merchants, with rows of refunds, chargebacks, and chargebacks that were reversed. */
export function adyenPlatform(seed: number, { payments = 300, merchants = 8 } = {}) {
  const random = randomFrom(seed);
  const names = Array.from({ length: merchants }, (_, index) => `EventCompany${index + 1}`);
  const bookings: Booking[] = [];
  for (let index = 0; index < payments; index += 1) {
    const payment = `PSP${String(index + 1).padStart(13, '0')}`;
    const merchant = random.between(0, merchants - 1);
    const cents = random.between(500, 60_000);
    const at = START + random.between(0, 80 * DAY);
    const fees = [random.between(1, 60), random.between(1, 40), random.between(1, 30), random.between(1, 90)];
    const book = (type: string, amount: number, time: number, of: number[] = []) =>
      bookings.push({ at: time, merchant, payment, type, cents: amount, fees: of });
    book('Settled', cents, at, fees);
    const fate = random.between(1, 100);
    if (fate <= 10) {
      const first = random.between(1, cents);
      book('Refunded', -first, at + random.between(1, 300));
      if (first < cents && random.isBelow(0.5))
        book('Refunded', -random.between(1, cents - first), at + random.between(301, 9 * DAY));
    } else if (fate <= 16) {
      book('Chargeback', -cents, at + random.between(1, 8) * DAY);
      if (fate <= 13) {
        book('ChargebackReversed', cents, at + 9 * DAY);
        if (fate === 11) book('SecondChargeback', -cents, at + 10 * DAY);
      }
    }
  }
  bookings.sort((a, b) => a.at - b.at);
  const rowsUntil = (until: number) =>
    bookings
      .filter(({ at }) => at < until)
      .map(({ at, merchant, payment, type, cents, fees }) => [
        ...['Acme', names[merchant] ?? '', payment, `order-${payment.slice(-4)}`, 'visa', timeText(at), 'UTC', type],
        ...[type === 'Settled' ? '' : `MOD${at}`, 'EUR', cents < 0 ? amountText(-cents) : ''],
        cents > 0 ? amountText(cents) : '',
        ...['0', '1', '2', '3'].map((_, column) => (fees[column] === undefined ? '' : amountText(fees[column]))),
      ]);
  const files = MONTH_ENDS.map((end) => csv([HEADERS, ...rowsUntil(minutesOf(end) + DAY)]));
  // Everything that is booked belongs to the merchant, less the processor's fees.
  const months = MONTH_ENDS.map((day) => {
    const booked = bookings.filter(({ at }) => at < minutesOf(day) + DAY);
    const feesOf = ({ fees }: Booking) => fees.reduce((sum, fee) => sum + fee, 0);
    return {
      day,
      merchants: names.map((_, index) =>
        booked.reduce((sum, booking) => sum + (booking.merchant === index ? booking.cents - feesOf(booking) : 0), 0),
      ),
      processor: booked.reduce((sum, booking) => sum + feesOf(booking), 0),
    };
  });
  return { names, files, months };
}
