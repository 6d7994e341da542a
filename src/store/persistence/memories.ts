import type { Reducer } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { integrationSchema, nextIntegrationId } from '@/domain/integrations/integrations';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageAfterResize, type PageSize } from '@/domain/lists/paging';
import { nextMerchantId } from '@/domain/merchants/merchantForm';
import { merchantSchema } from '@/domain/merchants/merchants';
import { DEFAULT_PERIOD, PERIODS } from '@/domain/money/volume';
import { paymentRecordSchema, replayRecords, type PaymentRecord } from '@/domain/payments/payments';
import { THEME_CHOICES } from '@/domain/themes';
import { inboxSlice } from '@/slices/entities/inboxSlice';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { notificationsSlice } from '@/slices/entities/notificationsSlice';
import { paymentsSlice } from '@/slices/entities/paymentsSlice';
import { integrationsListSlice } from '@/slices/lists/integrationsListSlice';
import type { ListView } from '@/slices/lists/listView';
import { merchantsListSlice } from '@/slices/lists/merchantsListSlice';
import { notificationsListSlice } from '@/slices/lists/notificationsListSlice';
import { transactionsListSlice } from '@/slices/lists/transactionsListSlice';
import { chartSlice } from '@/slices/ui/chartSlice';
import { shortcutsSlice } from '@/slices/ui/shortcutsSlice';
import { themeSlice } from '@/slices/ui/themeSlice';
import type { RootState } from '@/store/rootReducer';
import type { Kept } from './cells';
import { recordSchema } from './recordSchema';

/**
 * What is remembered under one key: the overlay of some slices, never the rows that were there before. `keep` takes it out
 * of a state; `restore` puts it in the place of what was there: of nothing kept it makes the fresh console again.
 */
export type Memory<Part extends Kept = Kept> = {
  name: string;
  /** The slices whose changes it keeps. */
  slices: readonly [Slice, ...Slice[]];
  schema: v.GenericSchema<unknown, Part>;
  keep: (state: RootState) => Part;
  restore: (state: RootState, kept: Part) => Partial<RootState>;
  /** Where rows can be added: those there were before, and the next free id. */
  added?: { baseOf: (state: RootState) => readonly Row[]; nextId: (rows: readonly Row[]) => string };
};

type Row = { id: string };
type Slice = { name: string; reducer: Reducer };

const pageSizePart = { pageSize: v.optional(v.picklist(PAGE_SIZES)) };
const marksById = v.optional(recordSchema(v.boolean()), {});

/** What is remembered, each part under a storage key of its own. One more is one more entry. */
export const MEMORIES: readonly Memory[] = [
  // Before the integrations, which name them.
  remember({
    name: 'merchants',
    slices: [merchantsSlice, merchantsListSlice],
    added: { baseOf: ({ merchants }) => merchants.rows, nextId: nextMerchantId },
    schema: v.strictObject({ ...pageSizePart, rows: byId(merchantSchema) }),
    keep: ({ merchants, merchantsList }) => ({ ...keepPageSize(merchantsList), rows: merchants.changed }),
    restore: ({ merchants, merchantsList }, { pageSize, rows }) => ({
      merchants: { ...merchants, changed: rows },
      merchantsList: withPageSize(merchantsList, pageSize),
    }),
  }),
  remember({
    name: 'integrations',
    slices: [integrationsSlice, integrationsListSlice],
    added: { baseOf: ({ integrations }) => integrations.rows, nextId: nextIntegrationId },
    schema: v.strictObject({ ...pageSizePart, rows: byId(integrationSchema) }),
    keep: ({ integrations, integrationsList }) => ({ ...keepPageSize(integrationsList), rows: integrations.changed }),
    restore: ({ integrations, integrationsList }, { pageSize, rows }) => ({
      integrations: { ...integrations, changed: rows },
      integrationsList: withPageSize(integrationsList, pageSize),
    }),
  }),
  remember({
    name: 'notifications',
    slices: [notificationsSlice, inboxSlice, notificationsListSlice],
    schema: v.strictObject({ ...pageSizePart, read: marksById, readInbox: marksById }),
    keep: ({ notifications, inbox, notificationsList }) => ({
      ...keepPageSize(notificationsList),
      read: notifications.marks,
      readInbox: Object.fromEntries(inbox.readIds.map((id) => [id, true])),
    }),
    restore: ({ notifications, inbox, notificationsList }, { pageSize, read, readInbox }) => ({
      notifications: { ...notifications, marks: read },
      inbox: { ...inbox, readIds: Object.keys(readInbox).map(Number) },
      notificationsList: withPageSize(notificationsList, pageSize),
    }),
  }),
  remember({
    name: 'payments',
    slices: [paymentsSlice],
    schema: v.strictObject({ records: byId(paymentRecordSchema) }),
    keep: ({ payments }) => ({
      records: Object.fromEntries(Object.values(payments.records).flatMap((own) => own.map((one) => [one.id, one]))),
    }),
    restore: (state, { records }) => ({
      payments: { ...state.payments, records: acceptedRecords(state, Object.values(records)) },
    }),
  }),
  remember({
    name: 'shortcuts',
    slices: [shortcutsSlice],
    schema: v.strictObject({ areSingleKeysOn: v.optional(v.boolean()) }),
    keep: ({ shortcuts: { areSingleKeysOn } }) => {
      return areSingleKeysOn === shortcutsSlice.getInitialState().areSingleKeysOn ? {} : { areSingleKeysOn };
    },
    restore: ({ shortcuts }, { areSingleKeysOn = shortcutsSlice.getInitialState().areSingleKeysOn }) => ({
      shortcuts: { ...shortcuts, areSingleKeysOn },
    }),
  }),
  remember({
    name: 'theme',
    slices: [themeSlice],
    schema: v.strictObject({ choice: v.optional(v.picklist(THEME_CHOICES)) }),
    keep: ({ theme: { choice } }) => (choice === themeSlice.getInitialState().choice ? {} : { choice }),
    restore: ({ theme }, { choice = themeSlice.getInitialState().choice }) => ({ theme: { ...theme, choice } }),
  }),
  remember({
    name: 'transactions',
    slices: [transactionsListSlice],
    schema: v.strictObject(pageSizePart),
    keep: ({ transactionsList }) => keepPageSize(transactionsList),
    restore: ({ transactionsList }, { pageSize }) => ({ transactionsList: withPageSize(transactionsList, pageSize) }),
  }),
  remember({
    name: 'volume',
    slices: [chartSlice],
    schema: v.strictObject({ period: v.optional(v.picklist(PERIODS)) }),
    keep: ({ chart: { period } }) => (period === DEFAULT_PERIOD ? {} : { period }),
    restore: ({ chart }, { period = DEFAULT_PERIOD }) => ({ chart: { ...chart, period } }),
  }),
];

/** The records that the rules accept of those that were kept, by transaction: two tabs may have refunded the same money. */
export function acceptedRecords(
  { transactions }: Pick<RootState, 'transactions'>,
  kept: readonly PaymentRecord[],
): Record<string, PaymentRecord[]> {
  const wanted = new Set(kept.map(({ transactionId }) => transactionId));
  const rows = new Map(
    wanted.size === 0 ? [] : transactions.rows.flatMap((row) => (wanted.has(row.id) ? [[row.id, row]] : [])),
  );
  return replayRecords(kept, (transactionId) => rows.get(transactionId));
}

// A memory of its own kind, in a list with the others: the table is the place where they are told apart.
function remember<Part extends Kept>(memory: Memory<Part>): Memory {
  return memory as unknown as Memory;
}

/** Rows by their ids; a row that stands under another id is none. */
function byId<Kind extends Row>(row: v.GenericSchema<unknown, Kind>) {
  const rows = v.pipe(
    recordSchema(row),
    v.check((kept) => Object.entries(kept).every(([id, { id: own }]) => id === own), 'has a row under another id'),
  );
  return v.optional(rows, {});
}

function keepPageSize({ pageSize }: ListView): { pageSize?: PageSize } {
  return pageSize === DEFAULT_PAGE_SIZE ? {} : { pageSize };
}

function withPageSize<View extends ListView>(view: View, pageSize: PageSize = DEFAULT_PAGE_SIZE): View {
  return { ...view, pageSize, page: pageAfterResize(view.page, view.pageSize, pageSize) };
}
