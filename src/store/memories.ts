import type { Reducer } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { integrationSchema, nextIntegrationId } from '@/domain/integrations';
import { nextMerchantId } from '@/domain/merchantForm';
import { merchantSchema } from '@/domain/merchants';
import { PAGE_SIZES, pageAfterResize, type PageSize } from '@/domain/paging';
import { paymentRecordSchema } from '@/domain/payments';
import { THEME_CHOICES } from '@/domain/themes';
import { PERIODS } from '@/domain/volume';
import { integrationsSlice } from '@/slices/integrationsSlice';
import type { ListView } from '@/slices/listView';
import { merchantsSlice } from '@/slices/merchantsSlice';
import { notificationsSlice } from '@/slices/notificationsSlice';
import { paymentsSlice, restoreRecords } from '@/slices/paymentsSlice';
import { shortcutsSlice } from '@/slices/shortcutsSlice';
import { themeSlice } from '@/slices/themeSlice';
import { transactionsSlice } from '@/slices/transactionsSlice';
import { volumeSlice } from '@/slices/volumeSlice';
import { isSame, type Kept } from './cells';

/**
 * What is remembered of one slice. `keep` takes it out of a state, without what equals the sample; `restore` puts it
 * into a state, whose other fields stay: of nothing kept it makes the sample again.
 */
export type Memory<State = object, Part extends Kept = Kept> = {
  slice: { name: string; reducer: Reducer<State>; getInitialState: () => State };
  schema: v.GenericSchema<unknown, Part>;
  keep: (state: State, initial: State) => Part;
  restore: (state: State, kept: Part, initial: State) => State;
  /** The next free id, where rows can be added. */
  nextId?: (rows: readonly { id: string }[]) => string;
};

const pageSizePart = { pageSize: v.optional(v.picklist(PAGE_SIZES)) };
const marksById = v.optional(recordSchema(v.boolean()), {});

/** The slices that are remembered, each under a storage key of its own. One more slice is one more entry. */
export const MEMORIES: readonly Memory[] = [
  // Before the integrations, which name them.
  remember({
    slice: merchantsSlice,
    nextId: nextMerchantId,
    schema: v.strictObject({ ...pageSizePart, rows: byId(merchantSchema) }),
    keep: (state, initial) => ({ ...keepPageSize(state, initial), rows: changedRows(state.rows, initial.rows) }),
    restore: (state, { pageSize, rows }, initial) => ({
      ...restorePageSize(state, pageSize, initial),
      rows: restoreRows(initial.rows, rows),
    }),
  }),
  remember({
    slice: integrationsSlice,
    nextId: nextIntegrationId,
    schema: v.strictObject({ ...pageSizePart, rows: byId(integrationSchema) }),
    keep: (state, initial) => ({ ...keepPageSize(state, initial), rows: changedRows(state.rows, initial.rows) }),
    restore: (state, { pageSize, rows }, initial) => ({
      ...restorePageSize(state, pageSize, initial),
      rows: restoreRows(initial.rows, rows),
    }),
  }),
  remember({
    slice: notificationsSlice,
    schema: v.strictObject({ ...pageSizePart, read: marksById, readInbox: marksById }),
    keep: (state, initial) => ({
      ...keepPageSize(state, initial),
      read: Object.fromEntries(
        state.rows
          .filter(({ isRead }, index) => isRead !== initial.rows[index]?.isRead)
          .map(({ id, isRead }) => [id, isRead]),
      ),
      readInbox: Object.fromEntries(readInboxIdsOf(state).map((id) => [id, true])),
    }),
    restore: (state, { pageSize, read, readInbox }, initial) => ({
      ...restorePageSize(state, pageSize, initial),
      rows: initial.rows.map((row) => ({ ...row, isRead: read[row.id] ?? row.isRead })),
      readInboxIds: Object.keys(readInbox).map(Number),
    }),
  }),
  remember({
    slice: paymentsSlice,
    schema: v.strictObject({ records: byId(paymentRecordSchema) }),
    keep: ({ records }) => ({ records: Object.fromEntries(records.map((record) => [record.id, record])) }),
    restore: (state, { records }) => ({ ...state, records: restoreRecords(Object.values(records)) }),
  }),
  remember({
    slice: shortcutsSlice,
    schema: v.strictObject({ areSingleKeysOn: v.optional(v.boolean()) }),
    keep: ({ areSingleKeysOn }, initial) => (areSingleKeysOn === initial.areSingleKeysOn ? {} : { areSingleKeysOn }),
    restore: (state, { areSingleKeysOn }, initial) => ({
      ...state,
      areSingleKeysOn: areSingleKeysOn ?? initial.areSingleKeysOn,
    }),
  }),
  remember({
    slice: themeSlice,
    schema: v.strictObject({ choice: v.optional(v.picklist(THEME_CHOICES)) }),
    keep: ({ choice }, initial) => (choice === initial.choice ? {} : { choice }),
    restore: (state, { choice }, initial) => ({ ...state, choice: choice ?? initial.choice }),
  }),
  remember({
    slice: transactionsSlice,
    schema: v.strictObject(pageSizePart),
    keep: keepPageSize,
    restore: (state, { pageSize }, initial) => restorePageSize(state, pageSize, initial),
  }),
  remember({
    slice: volumeSlice,
    schema: v.strictObject({ period: v.optional(v.picklist(PERIODS)) }),
    keep: ({ period }, initial) => (period === initial.period ? {} : { period }),
    restore: (state, { period }, initial) => ({ ...state, period: period ?? initial.period }),
  }),
];

// A memory of one slice's state, in a list with those of others: the table is the place where they are told apart.
function remember<State extends object, Part extends Kept>(memory: Memory<State, Part>): Memory {
  return memory as unknown as Memory;
}

/** Values by their ids or paths: an object, as a list is none. */
export function recordSchema<Value>(value: v.GenericSchema<unknown, Value>) {
  return v.pipe(
    v.custom<Record<string, unknown>>((input) => !Array.isArray(input), 'is a list'),
    v.record(v.string(), value),
  );
}

/** Rows by their ids; a row that stands under another id is none. */
function byId<Row extends { id: string }>(row: v.GenericSchema<unknown, Row>) {
  const rows = v.pipe(
    recordSchema(row),
    v.check((kept) => Object.entries(kept).every(([id, { id: own }]) => id === own), 'has a row under another id'),
  );
  return v.optional(rows, {});
}

function keepPageSize(state: ListView, initial: ListView): { pageSize?: PageSize } {
  return state.pageSize === initial.pageSize ? {} : { pageSize: state.pageSize };
}

function restorePageSize<State extends ListView>(state: State, kept: PageSize | undefined, initial: ListView): State {
  const pageSize = kept ?? initial.pageSize;
  return { ...state, pageSize, page: pageAfterResize(state.page, state.pageSize, pageSize) };
}

/** The rows that were added to the sample's or differ from them. */
function changedRows<Row extends { id: string }>(rows: readonly Row[], sample: readonly Row[]): Record<string, Row> {
  const sampleRows = new Map(sample.map((row) => [row.id, row]));
  return Object.fromEntries(rows.filter((row) => !isSame(row, sampleRows.get(row.id))).map((row) => [row.id, row]));
}

/** The added rows, newest (highest id) first, then the sample's in their order with the changed ones in their places. */
function restoreRows<Row extends { id: string }>(sample: readonly Row[], changed: Record<string, Row>): Row[] {
  const added = new Map(Object.entries(changed));
  const rows = sample.map((row) => {
    const kept = added.get(row.id);
    added.delete(row.id);
    return kept ?? row;
  });
  return [...[...added.values()].sort((a, b) => b.id.localeCompare(a.id, 'en', { numeric: true })), ...rows];
}

/** The ids of the inbox items that were read; none where the slice does not tell them. */
function readInboxIdsOf(state: object): number[] {
  return 'readInboxIds' in state ? (state.readInboxIds as number[]) : [];
}
