import { headerKey } from '@/domain/imports/headerKey';
import { meaningsByText, voidedMeanings, type Format } from './format';
import { PAYPAL_EVENT_CODES, PAYPAL_TYPES } from './types/paypalTypes';

const STATUSES = {
  ...meaningsByText({
    Completed:
      'completed | cleared | processed | paid | success | partially refunded | partially-refunded | reversed | abgeschlossen | verrechnet | bezahlt | ' +
      'teilweise zurückgezahlt | teilweise rückerstattet | rückgängig gemacht',
    Pending:
      'pending | uncleared | unclaimed | processing | in progress | in-progress | active | held | on hold | ' +
      'ausstehend | offen | in bearbeitung | nicht abgeholt',
    Failed:
      'denied | refused | failed | expired | returned | unpaid | canceled | cancelled | removed | ' +
      'abgelehnt | fehlgeschlagen | abgelaufen | zurückgewiesen | storniert',
    Refunded: 'refunded | zurückgezahlt | rückerstattet',
  }),
  ...voidedMeanings('voided | ungültig'),
};

/** PayPal's words for a payment that a chargeback or another dispute took. It stays paid, and its dispute counts. */
const REVERSED = ['reversed', 'rückgängig gemacht'];

/** The row types at the start of each line of a settlement report: headers, data (`SB`) and footers. */
const SETTLEMENT_ROWS = ['rh', 'fh', 'sh', 'ch', 'sb', 'sf', 'sc', 'rf', 'rc', 'ff'];

/**
 * The transactional statuses of reports: success, pending, denied, reversed (the money was returned, so the payment
 * does not count in the gross), and partially refunded, where the refund has a separate row.
 */
const CODED_STATUSES = { ...meaningsByText({ Completed: 's | f', Pending: 'p', Failed: 'd' }), ...voidedMeanings('v') };

export const PAYPAL_FORMATS: readonly Format[] = [
  {
    name: 'PayPal activity',
    holds: 'payments',
    // `Name` is the other party, not the merchant. A second German version of the file has no status.
    required: {
      id: ['transactionid', 'transaktionscode'],
      date: ['date', 'datum'],
      time: ['time', 'uhrzeit'],
      amount: ['gross', 'brutto'],
      type: ['type', 'typ', 'beschreibung'],
    },
    optional: {
      timeZone: ['timezone', 'zeitzone'],
      status: ['status'],
      currency: ['currency', 'währung'],
      processorFee: ['fee', 'gebühr', 'entgelt'],
      customer: ['fromemailaddress', 'absenderemailadresse'],
      refundOf: ['referencetxnid', 'zugehörigertransaktionscode'],
    },
    skipped: { header: 'balanceimpact', words: ['memo'] },
    checkedNet: { credit: ['net', 'netto'] },
    rules: { feeSign: -1, kinds: PAYPAL_TYPES, isTwoWay: true, statuses: STATUSES, reversedStatuses: REVERSED },
  },
  {
    name: 'PayPal settlement',
    holds: 'payments',
    required: {
      id: ['transactionid'],
      amount: ['grosstransactionamount'],
      date: ['transactioninitiationdate'],
    },
    optional: {
      type: ['transactioneventcode'],
      status: ['transactionalstatus'],
      currency: ['grosstransactioncurrency'],
      processorFee: ['feeamount'],
      refundOf: ['paypalreferenceid'],
      customer: ['payeraccountid', 'payersaccountid'],
    },
    marks: ['transactiondebitorcredit'],
    skipped: { header: 'ch', words: SETTLEMENT_ROWS.filter((type) => type !== 'sb') },
    direction: { header: 'transactiondebitorcredit', debit: ['dr'] },
    rules: {
      isMinorUnits: true,
      decimalMark: '.',
      kinds: PAYPAL_EVENT_CODES,
      isTwoWay: true,
      statuses: CODED_STATUSES,
    },
  },
];

/**
 * True for a settlement report without its line of column names (`CH`). Without it, the column of the amounts is
 * unknown.
 */
export function lacksSettlementHeader(records: readonly (readonly string[])[]): boolean {
  const types = records.map(([first = '']) => first.trim().toLowerCase());
  if (!types.includes('sb') || types.includes('ch')) return false;
  const isRowType = (type: string) => SETTLEMENT_ROWS.includes(type);
  return types.every(isRowType) || records.some((record) => record.map(headerKey).includes('grosstransactionamount'));
}
