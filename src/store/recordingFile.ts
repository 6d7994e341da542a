import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { checksum } from '@/domain/checksum';
import { PRODUCT_NAME, PRODUCT_VERSION } from '@/domain/product';
import { reduceState, type RootState } from './store';

/** A state, and the actions that happened from there on, in their order. */
export type Recording = { firstState: RootState; actions: UnknownAction[] };

const PRODUCT = `${PRODUCT_NAME} console`;

/** The version of the file. */
const FORMAT = 1;

// `payload` and `preloadedState` are what Redux DevTools reads of an imported file: texts of JSON in JSON.
const fileSchema = v.strictObject({
  product: v.string(),
  format: v.number(),
  productVersion: v.string(),
  fixtureVersion: v.string(),
  payload: v.string(),
  preloadedState: v.string(),
  checksum: v.string(),
});
type File = v.InferOutput<typeof fileSchema>;

const actionsSchema = v.array(v.looseObject({ type: v.string() }));

/** Tells this sample data, and this shape of the state, from every other: the checksum of the state at the start. */
export function fixtureVersion(): string {
  return checksum(JSON.stringify(initialState()));
}

/** The text of a file that Redux DevTools imports and `readRecording` reads. */
export function writeRecording({ firstState, actions }: Recording): string {
  const file = {
    product: PRODUCT,
    format: FORMAT,
    productVersion: PRODUCT_VERSION,
    fixtureVersion: fixtureVersion(),
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(firstState),
  };
  return JSON.stringify({ ...file, checksum: checksumOf(file) }, null, 2);
}

/** The recording of a file's text, or the sentence that says why it is none: damaged, foreign, newer, of other data. */
export function readRecording(text: string): { recording: Recording } | { problem: string } {
  const content = parseJson(text);
  if (content === undefined) return { problem: 'This file cannot be read: it is cut off or damaged, or no recording.' };
  const { product, format, productVersion } = namesOf(content);
  if (product !== PRODUCT) return { problem: `This file is not a recording of the ${PRODUCT}.` };
  if (isNewer(productVersion) || (typeof format === 'number' && format > FORMAT)) {
    return { problem: `This recording is of a newer console than this one, ${PRODUCT_VERSION}. Open it there.` };
  }
  const file = v.safeParse(fileSchema, content);
  if (!file.success || file.output.format !== FORMAT || file.output.checksum !== checksumOf(file.output)) {
    return { problem: 'This recording is damaged: its content is not what was written. Ask for the file again.' };
  }
  if (file.output.fixtureVersion !== fixtureVersion()) {
    return {
      problem: `This recording is on other sample data than this console's. Open it in version ${file.output.productVersion}.`,
    };
  }
  const actions = v.safeParse(actionsSchema, parseJson(file.output.payload));
  const firstState = parseJson(file.output.preloadedState);
  if (!actions.success || !isState(firstState)) {
    return { problem: 'This recording cannot be replayed: it does not hold a state of the console and its actions.' };
  }
  return { recording: { firstState, actions: actions.output } };
}

function checksumOf(file: Omit<File, 'checksum'>): string {
  const { product, format, productVersion, fixtureVersion: fixtures, payload, preloadedState } = file;
  return checksum(JSON.stringify([product, format, productVersion, fixtures, payload, preloadedState]));
}

function namesOf(content: unknown): Record<'product' | 'format' | 'productVersion', unknown> {
  return { product: undefined, format: undefined, productVersion: undefined, ...(content as object | null) };
}

function isNewer(version: unknown): boolean {
  return (
    typeof version === 'string' &&
    /^\d+\.\d+\.\d+$/.test(version) &&
    version.localeCompare(PRODUCT_VERSION, 'en', { numeric: true }) > 0
  );
}

function isState(value: unknown): value is RootState {
  if (typeof value !== 'object' || value === null) return false;
  const slices = new Map(Object.entries(value));
  return Object.keys(initialState()).every((name) => typeof slices.get(name) === 'object');
}

function initialState(): RootState {
  return reduceState(undefined, { type: 'started' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
