/** A payment as the tests expect it. Amounts are in cents, and `refunded` may be the whole amount or a part. */
export type ExpectedPayment = {
  id: string;
  merchant: string;
  cents: number;
  day: number;
  isPaid: boolean;
  refunded: number;
};

const MERCHANTS = ['Harbor Arts', 'Café Größenwahn', 'O’Malley, Sons & "Co"', 'Elm Street Market'];

/** Payments of all kinds: every sixth failed, and every seventh of the others is partially refunded. */
export const EXPECTED_PAYMENTS: readonly ExpectedPayment[] = Array.from(
  { length: 1_000 },
  (_, index): ExpectedPayment => {
    const [isPaid, cents] = [index % 6 !== 5, 1_000 + ((index * 7_919) % 250_000)];
    const [id, merchant] = [`P-${1000 + index}`, MERCHANTS[index % 4] ?? ''];
    return { id, merchant, cents, day: index % 28, isPaid, refunded: isPaid && index % 7 === 3 ? 500 : 0 };
  },
);

const OF_ONE_SHOP = { hasMerchants: false, answers: { merchantName: 'My shop' } } as const;

const pad = (value: number) => String(value).padStart(2, '0');
const units = (cents: number, mark = '.') => `${String(Math.floor(cents / 100))}${mark}${pad(cents % 100)}`;
const grouped = (cents: number) => `$${units(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
/** May 1 to 28, 2025. */
const isoDay = ({ day }: ExpectedPayment) => `2025-05-${pad(day + 1)}`;
const german = ({ day }: ExpectedPayment) => `${pad(day + 1)}.05.2025`;
const american = ({ day }: ExpectedPayment) => `5/${String(day + 1)}/2025`;
const term = ({ isPaid }: ExpectedPayment, paid: string, failed: string) => (isPaid ? paid : failed);

function delimited(rows: readonly (readonly string[])[], separator = ','): string {
  const cell = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(cell).join(separator)).join('\r\n');
}
const table = (headers: string, rowsOf: (made: ExpectedPayment) => string[][], separator?: string) =>
  delimited([headers.split(', '), ...EXPECTED_PAYMENTS.flatMap(rowsOf)], separator);

/** Refund rows follow their payment. */
const withRefund = (made: ExpectedPayment, payment: string[], refund: string[]) =>
  made.refunded > 0 ? [payment, refund] : [payment];
const records = EXPECTED_PAYMENTS.map((made) => ({
  reference: made.id,
  shop: { name: made.merchant },
  total: units(made.cents),
  time: `${isoDay(made)}T10:20:30Z`,
  state: term(made, 'completed', 'failed'),
  currency: 'EUR',
  'amount refunded': units(made.refunded),
}));

/**
 * A file of each format with payments, as its provider writes it, with the answers of the operator. Some lack failed
 * payments (they list moved money) or merchants.
 */
export const PROVIDER_FILES: {
  format: string;
  shape?: 'JSON' | 'an object a line';
  content: string;
  hasFailed?: false;
  hasMerchants?: false;
  hasRefunds?: false;
  answers?: { currency?: string; merchantName?: string; timeZone?: string };
}[] = [
  {
    format: 'SplitPay export',
    content: table(
      'TRANSACTION ID, MERCHANT, AMOUNT, DATE AND TIME, STATUS, REFUNDED, NET, PROCESSOR FEE, PARTNER FEE, PLATFORM FEE, ' +
        'PAID TO MERCHANT, CUSTOMER ID, INTEGRATION ID, CURRENCY, TIME ZONE',
      (made) => [
        [
          ...[made.id, made.merchant, units(made.cents), `${isoDay(made)} 09:30:00`, term(made, 'Completed', 'Failed')],
          ...[units(made.refunded), '0.00', '0.30', '0.00', '1.00', '0.00', 'C-1', '', 'EUR', 'Europe/Berlin'],
        ],
      ],
    ),
  },
  {
    format: 'Stripe payments',
    content: table('id, Created date (UTC), Amount, Amount Refunded, Currency, Fee, Status, Destination', (made) => [
      [
        ...[made.id, `${isoDay(made)} 09:30`, units(made.cents, ','), units(made.refunded, ','), 'eur', '0,30'],
        ...[term(made, 'Paid', 'Failed'), made.merchant],
      ],
    ]),
  },
  {
    format: 'Stripe balance history',
    content: table('id, Type, Source, Amount, Fee, Net, Currency, Created (UTC)', (made) =>
      made.isPaid
        ? withRefund(
            made,
            [`txn_${made.id}`, 'charge', made.id, units(made.cents), '0.30', '0', 'usd', `${american(made)} 9:30`],
            [`txn_r`, 'refund', made.id, `-${units(made.refunded)}`, '0.00', '0', 'usd', `${american(made)} 9:40`],
          )
        : [[`txn_${made.id}`, 'payout', `po_${made.id}`, '-1.00', '0', '0', 'usd', `${american(made)} 9:30`]],
    ),
    hasFailed: false,
    ...OF_ONE_SHOP,
  },
  {
    format: 'Stripe report',
    content: table(
      'balance_transaction_id, created_utc, currency, gross, fee, net, reporting_category, charge_id, connected_account_id',
      (made) =>
        !made.isPaid
          ? []
          : withRefund(
              made,
              ['b', `${isoDay(made)} 09:30:00`, 'eur', units(made.cents), '0.3', '0', 'charge', made.id, made.merchant],
              [
                ...['r', `${isoDay(made)} 09:40:00`, 'eur', `-${units(made.refunded)}`, '0.00', '0', 'refund', made.id],
                made.merchant,
              ],
            ),
    ),
    hasFailed: false,
  },
  {
    format: 'Adyen settlement details',
    content: `Report of May\r\n\r\n${table(
      'Company Account, Merchant Account, Psp Reference, Creation Date, TimeZone, Type, Gross Currency, Gross Debit (GC), ' +
        'Gross Credit (GC), Commission (NC), Markup (NC)',
      (made) =>
        made.isPaid
          ? withRefund(
              made,
              [
                ...['Acme', made.merchant, made.id, `${isoDay(made)} 09:30:00`, 'CET', 'Settled', 'EUR'],
                ...['', units(made.cents), '0.10', '0.20'],
              ],
              [
                ...['Acme', made.merchant, made.id, `${isoDay(made)} 09:40:00`, 'CET', 'Refunded', 'EUR'],
                ...[units(made.refunded), '', '', ''],
              ],
            )
          : [['Acme', '', '', `${isoDay(made)} 09:30:00`, 'CET', 'MerchantPayout', 'EUR', '1.00', '', '', '']],
    )}`,
    hasFailed: false,
  },
  {
    format: 'Square transactions',
    content: table(
      'Date, Time, Time Zone, Gross Sales, Total Collected, Fees, Transaction ID, Location, Event Type, Transaction Status, ' +
        'Partial Refunds',
      (made) => [
        [
          ...[american(made), '9:30:15 PM', 'Pacific Time (US & Canada)', '$0.00', grouped(made.cents), '-$0.95'],
          ...[made.id, made.merchant, 'Payment', term(made, 'Complete', 'Failed'), `-${grouped(made.refunded)}`],
        ],
      ],
    ),
    answers: { currency: 'USD' },
  },
  {
    format: 'PayPal activity',
    content: table(
      'Datum, Uhrzeit, Zeitzone, Name, Typ, Status, Währung, Brutto, Gebühr, Netto, Transaktionscode, ' +
        'Zugehöriger Transaktionscode, Balance Impact',
      (made) => [
        ...withRefund(
          made,
          [
            ...[german(made), '09:30:00', 'Europe/Berlin', 'Somebody', 'Website-Zahlung'],
            ...[term(made, 'Abgeschlossen', 'Abgelehnt'), 'EUR', units(made.cents, ','), '-0,35', '0', made.id, ''],
            'Haben',
          ],
          [
            ...[german(made), '09:40:00', 'Europe/Berlin', 'Somebody', 'Rückzahlung', 'Abgeschlossen', 'EUR'],
            ...[`-${units(made.refunded, ',')}`, '0,00', '0', `R-${made.id}`, made.id, 'Soll'],
          ],
        ),
        [german(made), '09:30:00', 'CET', '', 'Memo', '', 'EUR', '-1,00', '', '', `M-${made.id}`, '', 'Memo'],
      ],
      ';',
    ),
    ...OF_ONE_SHOP,
  },
  {
    format: 'PayPal settlement',
    content: delimited([
      ['RH', '2025/05/31', 'A', 'X'],
      ['FH', '01'],
      ['SH', '2025/05/01', '2025/05/31', 'X'],
      (
        'CH, Transaction ID, PayPal Reference ID, Transaction Initiation Date, Transaction Debit or Credit, ' +
        'Gross Transaction Amount, Gross Transaction Currency, Fee Amount'
      ).split(', '),
      ...EXPECTED_PAYMENTS.filter(({ isPaid }) => isPaid).flatMap((made) => {
        const at = `${isoDay(made).replaceAll('-', '/')} 09:30:00 +0200`;
        return withRefund(
          made,
          ['SB', made.id, '', at, 'CR', String(made.cents), 'EUR', '35'],
          ['SB', `R-${made.id}`, made.id, at, 'DR', String(made.refunded), 'EUR', '0'],
        );
      }),
      ['SF', 'EUR', '1', '2', '3', '4', '5', '6'],
    ]),
    hasFailed: false,
    ...OF_ONE_SHOP,
  },
  { format: 'a table of no known format', shape: 'JSON', content: JSON.stringify({ payments: records }, null, 1) },
  {
    format: 'a table of no known format',
    shape: 'an object a line',
    content: records.map((record) => JSON.stringify(record)).join('\n'),
  },
];
