import type { Field, FileKind } from '@/domain/imports/plan';

export const KIND_LABELS: Record<FileKind, string> = {
  payments: 'Payments',
  merchants: 'Merchants',
  integrations: 'Integrations',
};

/** The columns in the order in which one looks for them; of payments the first four are needed, a merchant may be named for the file. */
export const FIELD_LABELS: Record<FileKind, Partial<Record<Field, string>>> = {
  payments: {
    id: 'Payment id',
    amount: 'Amount',
    date: 'Date, or date and time',
    merchant: 'Merchant',
    time: 'Time',
    timeZone: 'Time zone',
    status: 'Status',
    type: 'Type of row',
    currency: 'Currency',
    refunded: 'Refunded amount',
    refundOf: 'Payment that is refunded',
    processorFee: 'Processor fee',
    partnerFee: 'Partner fee',
    platformFee: 'Platform fee',
    integration: 'Integration',
    customer: 'Customer',
    credit: 'Amount that came in',
    debit: 'Amount that went out',
  },
  merchants: {
    merchant: 'Name',
    id: 'What payments name it by',
    status: 'Status',
    date: 'Joined on',
    contactPerson: 'Contact person',
    contactNumber: 'Contact number',
    businessEmail: 'E-mail',
    website: 'Website',
    description: 'Description',
    street: 'Street',
    country: 'Country',
    state: 'State',
    zipCode: 'Zip code',
    city: 'City',
  },
  integrations: {
    id: 'Integration id',
    merchant: 'Merchant',
    name: 'Name',
    configurations: 'Configuration',
    split: 'Split',
    surcharge: 'Surcharge',
    status: 'Status',
  },
};
