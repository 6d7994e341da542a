import { byWord, type Format } from './format';

const STATUSES = byWord({
  Completed: 'completed | abgeschlossen | partially refunded | teilweise zurückgezahlt | teilweise rückerstattet',
  Pending: 'pending | ausstehend | offen',
  Failed: 'denied | failed | canceled | cancelled | expired | abgelehnt | fehlgeschlagen | storniert',
  Refunded: 'refunded | zurückgezahlt | rückerstattet',
});

const KINDS = byWord({
  payment:
    'express checkout payment | website payment | mobile payment | general payment | subscription payment | payment | ' +
    'preapproved payment bill user payment | invoice payment | direct credit card payment | zahlung | allgemeine zahlung | ' +
    'website-zahlung | zahlung im express-checkout | express-checkout-zahlung | abonnementzahlung | handyzahlung',
  refund: 'payment refund | refund | rückzahlung | rückerstattung | zahlungsrückerstattung',
  'no payment':
    'general currency conversion | general withdrawal | user initiated withdrawal | bank deposit to pp account | ' +
    'general authorization | account hold for open authorization | reversal of general account hold | ' +
    'payment hold | payment release | hold on balance for dispute investigation | general hold | general hold release | ' +
    'chargeback fee | partner fee | other fee | general bonus | memo | void of authorization | ' +
    'allgemeine währungsumrechnung | allgemeine abbuchung | von nutzer eingeleitete abbuchung | ' +
    'bankgutschrift auf paypal-konto | allgemeine autorisierung | einbehaltung für offene autorisierung | ' +
    'rückbuchung allgemeiner einbehaltung | einbehaltene zahlung | freigabe einer zahlung',
});

export const PAYPAL_FORMATS: readonly Format[] = [
  {
    name: 'PayPal activity',
    holds: 'payments',
    // Its name is the other party, not the merchant; a second German wording has no status.
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
    setAside: { header: 'balanceimpact', words: ['memo'] },
    checkedNet: { credit: ['net', 'netto'] },
    rules: { feeSign: -1, kinds: KINDS, statuses: STATUSES },
  },
  {
    name: 'PayPal settlement',
    holds: 'payments',
    required: {
      id: ['transactionid'],
      amount: ['grosstransactionamount'],
      date: ['transactioninitiationdate'],
      type: ['transactiondebitorcredit'],
    },
    optional: {
      currency: ['grosstransactioncurrency'],
      processorFee: ['feeamount'],
      refundOf: ['paypalreferenceid'],
      customer: ['payeraccountid', 'payersaccountid'],
    },
    marks: ['ch'],
    setAside: { header: 'ch', words: ['rh', 'fh', 'sh', 'ch', 'sf', 'sc', 'rf', 'rc', 'ff'] },
    rules: { isMinorUnits: true, decimalMark: '.', kinds: { cr: 'payment', dr: 'refund' } },
  },
];
