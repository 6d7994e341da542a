import type { FileKind, Plan } from '@/domain/imports/plan';
import { VOIDED } from '@/domain/payments/vocabulary';
import { meaningsByText, type Format } from './format';

/** Only the words of the console are known. Any other word is a question, unless a format defines it. */
export const EXPORT_STATUSES: Record<FileKind, Plan['statuses']> = {
  payments: {
    ...meaningsByText({ Completed: 'completed', Failed: 'failed', Pending: 'pending', Refunded: 'refunded' }),
    voided: { own: VOIDED, isPaid: false },
  },
  fees: {},
  merchants: meaningsByText({ Active: 'active', Inactive: 'inactive', Suspended: 'suspended' }),
  integrations: meaningsByText({ Active: 'active', Inactive: 'inactive' }),
};

/** Words with the same meaning in every list of payments, for files without a known format. */
export const COMMON_STATUSES = meaningsByText({
  Completed: 'paid | bezahlt',
  Failed: 'declined | abgelehnt',
  Refunded: 'erstattet',
});

/** The export of the console. The export of the demo data has neither currency nor time zone. */
export const CONSOLE_EXPORT: Format = {
  name: 'SplitPay export',
  holds: 'payments',
  required: {
    id: ['transactionid'],
    merchant: ['merchant'],
    amount: ['amount'],
    date: ['dateandtime'],
    status: ['status'],
  },
  optional: {
    refunded: ['refunded'],
    processorFee: ['processorfee'],
    partnerFee: ['partnerfee'],
    platformFee: ['platformfee'],
    customer: ['customerid'],
    integration: ['integrationid'],
    partner: ['partner'],
    currency: ['currency'],
    timeZone: ['timezone'],
  },
  rules: {
    // A spreadsheet may have rewritten dates and decimal marks since the export.
    expectedMark: '.',
    isMinorUnits: false,
    statuses: EXPORT_STATUSES.payments,
  },
};

/** The exported lists of merchants and integrations. */
export const CONSOLE_LISTS: readonly Format[] = [
  {
    name: 'SplitPay merchants',
    holds: 'merchants',
    required: { merchant: ['merchantname'], status: ['status'] },
    optional: {},
    marks: ['transactions', 'totalsales'],
    rules: {},
  },
  {
    name: 'SplitPay integrations',
    holds: 'integrations',
    required: {
      merchant: ['merchantname'],
      name: ['integrationname'],
      configurations: ['configuration'],
      id: ['integrationid'],
      split: ['split'],
      surcharge: ['surcharge'],
      status: ['status'],
    },
    optional: {},
    rules: {},
  },
];
