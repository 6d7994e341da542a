import type { UnknownAction } from '@reduxjs/toolkit';
import { checksum } from '@/domain/checksum';
import { PRODUCT_NAME, PRODUCT_VERSION } from '@/domain/product';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';
import { reduceState } from '@/store/store';

/** A state, and the actions that happened from there on, in their order. */
export type Recording = { firstState: RootState; actions: UnknownAction[] };

export const PRODUCT = `${PRODUCT_NAME} console`;

/** The version of the file. 1 had rows, views and changes in one; in 2, rows and preferences were taken over together. */
export const FORMAT = 3;

// `payload` and `preloadedState` are what Redux DevTools reads of an imported file: texts of JSON in JSON.
type Content = Record<'product' | 'productVersion' | 'fixtureVersion' | 'payload' | 'preloadedState', string> & {
  format: number;
};

/** Tells this sample data from every other: the checksum of the rows there are at the start. */
export function fixtureVersion(): string {
  const { transactions, merchants, integrations, notifications, inbox, volume, workspace } = initialState();
  return checksum(
    JSON.stringify([
      transactions,
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
 * The text of a file that Redux DevTools imports and `readRecording` reads. `rows` are those of own data, packed as a text, where
 * the operator gives them along.
 */
export function writeRecording({ firstState, actions }: Recording, rows?: string): string {
  const file = {
    product: PRODUCT,
    format: FORMAT,
    productVersion: PRODUCT_VERSION,
    fixtureVersion: fixtureVersion(),
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(firstState),
  };
  return JSON.stringify({ ...file, checksum: checksumRecording(file), rows }, null, 2);
}

/**
 * A recording as a report hands it over: the rows of own data stay in their browser, it names their data set, and a replay
 * reads them from there.
 */
export function withoutOwnRows({ firstState, actions }: Recording): Recording {
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

/** Tells damage of the file. */
export function checksumRecording(file: Content): string {
  const { product, format, productVersion, fixtureVersion: fixtures, payload, preloadedState } = file;
  return checksum(JSON.stringify([product, format, productVersion, fixtures, payload, preloadedState]));
}

/** The state of a fresh console on this sample data. */
export function initialState(): RootState {
  return reduceState(undefined, { type: 'started' });
}
