import fc from 'fast-check';
import { FORMATS } from '@/data/formats/formats';
import { ADYEN_JOURNAL_TYPES, ADYEN_TRANSFER_TYPES } from '@/data/formats/adyenFormats';
import { COMMON_TYPES } from '@/data/formats/types/typesOf';
import { PAYPAL_EVENTS } from '@/data/formats/types/paypalEvents';
import { PAYPAL_EVENT_CODES, PAYPAL_TYPES } from '@/data/formats/types/paypalTypes';
import { SQUARE_DISPUTES, SQUARE_TYPES } from '@/data/formats/squareFormat';
import { STRIPE_TYPES } from '@/data/formats/types/stripeTypes';
import { createSkippedRows } from '@/data/imports/rows/skippedRows';
import { cellsOf } from '@/lib/cells/cells';
import type { Plan } from '@/domain/imports/plan';
import { disputeStepOf, isSkippedKind, kindOfType, typeKey, type TypeTable } from '@/domain/imports/rowKinds';
import { USD } from '../../helpers/currencies';

const TABLES: Record<string, TypeTable> = {
  Stripe: STRIPE_TYPES,
  'Adyen settlement': ADYEN_JOURNAL_TYPES,
  'Adyen payout': ADYEN_TRANSFER_TYPES,
  Square: SQUARE_TYPES,
  'PayPal activity': PAYPAL_TYPES,
  'PayPal settlement': PAYPAL_EVENT_CODES,
  'files of no known format': COMMON_TYPES,
};

/** The fate of a row of 10.00 with this type. */
function fateOf(kinds: TypeTable, type: string, rules: Partial<Plan> = {}, amount = '10.00') {
  const plan: Plan = { format: 'test', columns: { amount: 0, type: 1 }, statuses: {}, kinds, feeSign: 1, ...rules };
  return createSkippedRows(plan, ['Amount', 'Type'], USD).fateOf(cellsOf([amount, type]));
}

describe.each(Object.entries(TABLES))('The table of %s', (_, table) => {
  test('defines for every type whether its rows are imported or skipped', () => {
    for (const [type, kind] of Object.entries(table)) {
      const fate = fateOf(table, type);
      const isDispute = kind === 'refund by dispute' || (kind === 'dispute' && disputeStepOf(type) !== undefined);
      if (isDispute) expect([type, fate]).toEqual([type, 'dispute']);
      else if (isSkippedKind(kind)) expect([type, fate]).toEqual([type, 'skipped']);
      else expect([type, fate]).toEqual([type, kind === 'payment' ? 'payment' : 'refund']);
    }
  });

  test('never treats an unknown type as a payment', () => {
    fc.assert(
      fc.property(fc.string(), (type) => {
        fc.pre(!Object.hasOwn(table, typeKey(type)));
        expect(fateOf(table, type)).toBe('unknown');
      }),
    );
    for (const type of ['', 'constructor', '__proto__', 'Loan of July']) expect(fateOf(table, type)).toBe('unknown');
  });
});

test('Every format with a type column knows the types of its provider', () => {
  const formats = FORMATS.filter(({ required, optional }) => required.type ?? optional.type);
  expect(formats.map(({ name }) => name)).toEqual([
    ...['Stripe balance history', 'Stripe report', 'Stripe balance history, its fees', 'Stripe report, its fees'],
    ...['Adyen settlement details', 'Adyen payout', 'Square transactions', 'Square disputes', 'PayPal activity'],
    'PayPal settlement',
  ]);
  for (const { rules } of formats)
    expect([...Object.values(TABLES), SQUARE_DISPUTES.rules.kinds]).toContain(rules.kinds);
});

test('No event of PayPal is listed twice, and each has its own code', () => {
  const events = Object.values(PAYPAL_EVENTS).flat();
  const codes = events.map((event) => event.slice(0, 5));
  expect(codes.every((code) => /^T\d{4}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
  // Each event has the same fate by its code and by its name, except two skipped events with the same name.
  for (const event of events) {
    const [byCode, byName] = [PAYPAL_EVENT_CODES[typeKey(event.slice(0, 5))], PAYPAL_TYPES[typeKey(event.slice(6))]];
    if (event.endsWith('Gift Certificate Redemption'))
      expect([byCode, byName].every((kind) => kind && isSkippedKind(kind))).toBe(true);
    else expect([event, byName]).toEqual([event, byCode]);
  }
});

// A sample of each kind, as the providers write it.
test.each([
  [STRIPE_TYPES, 'charge', 'payment'],
  [STRIPE_TYPES, 'Payment', 'payment'],
  [STRIPE_TYPES, 'payment_refund', 'refund'],
  [STRIPE_TYPES, 'partial_capture_reversal', 'refund'],
  [STRIPE_TYPES, 'dispute', 'dispute'],
  [STRIPE_TYPES, 'financing_payout', 'transfer'],
  [STRIPE_TYPES, 'topup', 'transfer'],
  [STRIPE_TYPES, 'payout_minimum_balance_hold', 'hold'],
  [STRIPE_TYPES, 'tax', 'fee'],
  [ADYEN_JOURNAL_TYPES, 'Settled', 'payment'],
  [ADYEN_JOURNAL_TYPES, 'RefundedBulk', 'refund'],
  [ADYEN_JOURNAL_TYPES, 'SecondChargeback', 'dispute'],
  [ADYEN_JOURNAL_TYPES, 'AuthorisationSchemeFee', 'fee'],
  [ADYEN_JOURNAL_TYPES, 'MatchedStatement', 'transfer'],
  [ADYEN_TRANSFER_TYPES, 'internalTransfer', 'transfer'],
  [SQUARE_TYPES, 'Payment', 'payment'],
  [SQUARE_TYPES, 'Open dispute', 'dispute'],
  [PAYPAL_TYPES, 'Express Checkout Payment', 'payment'],
  [PAYPAL_TYPES, 'Zahlung im Einzugsverfahren mit Zahlungsrechnung', 'payment'],
  [PAYPAL_TYPES, 'Rückzahlung', 'refund'],
  [PAYPAL_TYPES, 'Chargeback', 'refund by dispute'],
  [PAYPAL_TYPES, 'Chargeback Reversal', 'dispute'],
  [PAYPAL_TYPES, 'Bank Deposit to PP Account ', 'transfer'],
  [PAYPAL_TYPES, 'Rückbuchung allgemeiner Einbehaltung', 'hold'],
  [PAYPAL_EVENT_CODES, 'T0006', 'payment'],
  [PAYPAL_EVENT_CODES, 'T1107', 'refund'],
  [PAYPAL_EVENT_CODES, 'T1201', 'refund by dispute'],
  [PAYPAL_EVENT_CODES, 'T0400', 'payout'],
  [PAYPAL_EVENT_CODES, 'T2103', 'hold'],
])('%#: a row of %s with the type %s is a %s', (table, type, kind) => {
  expect(kindOfType({ kinds: table }, type)).toBe(kind);
});

test('Money that a PayPal account itself paid or got back is neither a payment nor a refund', () => {
  const fate = (type: string, amount: string) => fateOf(PAYPAL_TYPES, type, { isTwoWay: true }, amount);
  expect([fate('Website Payment', '10.00'), fate('Website Payment', '-10.00')]).toEqual(['payment', 'skipped']);
  expect([fate('Payment Refund', '-10.00'), fate('Payment Refund', '10.00')]).toEqual(['refund', 'skipped']);
});
