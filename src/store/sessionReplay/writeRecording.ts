import type { UnknownAction } from '@reduxjs/toolkit';
import { checksum } from '@/lib/checksum';
import { PRODUCT_NAME, PRODUCT_VERSION } from '@/domain/product';
import { HIDDEN, isBankField } from '@/domain/merchants/bankFields';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';
import { reduceState } from '@/store/store';

/** A state and the actions that followed it, in order. */
export type Recording = { firstState: RootState; actions: UnknownAction[] };

export const PRODUCT = `${PRODUCT_NAME} console`;

/**
 * The version of the file. Version 1 had rows, views and changes in one slice; version 2 restored rows and preferences
 * together.
 */
export const FORMAT = 3;

// Redux DevTools reads `payload` and `preloadedState` of an imported file. Both are JSON texts within JSON.
type Content = Record<'product' | 'productVersion' | 'fixtureVersion' | 'payload' | 'preloadedState', string> & {
  format: number;
};

/**
 * The checksum of the rows at the start, which identifies the sample data. Its disputes came later and do not count, so that
 * earlier reports and backups of the sample can still be read.
 */
export function fixtureVersion(): string {
  const { transactions, merchants, integrations, notifications, inbox, volume, workspace } = initialState();
  return checksum(
    JSON.stringify([
      { rows: transactions.rows, fees: transactions.fees },
      merchants.rows,
      integrations.rows,
      notifications.rows,
      inbox.items,
      volume,
      workspace,
    ]),
  );
}

/**
 * Writes a file that Redux DevTools imports and `readRecording` reads. `rows` are the packed rows of an imported
 * workspace, if the operator included them. Bank details are masked.
 */
export function writeRecording({ firstState, actions }: Recording, rows?: string): string {
  const file = {
    product: PRODUCT,
    format: FORMAT,
    productVersion: PRODUCT_VERSION,
    fixtureVersion: fixtureVersion(),
    payload: JSON.stringify(actions, maskBankValue),
    preloadedState: JSON.stringify(firstState, maskBankValue),
  };
  return JSON.stringify({ ...file, checksum: checksumRecording(file), rows }, null, 2);
}

/**
 * A recording for a problem report. The rows of an imported workspace stay in their browser: the report names their
 * data set, and a replay reads them from there.
 */
export function withoutImportedRows({ firstState, actions }: Recording): Recording {
  const { merchants, integrations, volume, workspace } = firstState;
  if (selectDataSetHash(firstState) === undefined) return { firstState, actions };
  const summaries = { day: [], week: [], month: [], year: [] };
  return {
    firstState: {
      ...firstState,
      merchants: { ...merchants, rows: [] },
      integrations: { ...integrations, rows: [] },
      volume: { ...volume, summaries },
      workspace: { ...workspace, known: null },
    },
    actions,
  };
}

/** The checksum detects damage of the file. */
export function checksumRecording(file: Content): string {
  const { product, format, productVersion, fixtureVersion: fixtures, payload, preloadedState } = file;
  return checksum(JSON.stringify([product, format, productVersion, fixtures, payload, preloadedState]));
}

export function initialState(): RootState {
  return reduceState(undefined, { type: 'started' });
}

/**
 * Hides the value of a bank field in a problem report, and leaves any other value. The account that pays has the name of its
 * field after a point. A row with hidden values can be replayed, because reducers do not check bank details.
 */
export function maskBankValue(name: string, value: unknown): unknown {
  if (!isBankField(name.slice(name.lastIndexOf('.') + 1))) return value;
  // A file has no undefined values. The edit that removed this one has to remove it in the replay, too.
  if (value === undefined) return '';
  return typeof value === 'string' && value !== '' ? HIDDEN : value;
}
