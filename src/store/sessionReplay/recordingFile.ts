import * as v from 'valibot';
import { PRODUCT_VERSION } from '@/domain/product';
import { isRecord, parseJson } from '@/store/json';
import type { RootState } from '@/store/rootReducer';
import { checksumRecording, fixtureVersion, FORMAT, initialState, PRODUCT, type Recording } from './writeRecording';

const fileSchema = v.strictObject({
  product: v.string(),
  format: v.number(),
  productVersion: v.string(),
  fixtureVersion: v.string(),
  payload: v.string(),
  preloadedState: v.string(),
  checksum: v.string(),
  rows: v.optional(v.string()),
});

/** `rows` are the packed rows of an imported workspace, if the operator included them. */
export type ReadRecording = { recording: Recording; rows?: string };

/** Reads a recording from the text of a file, or returns the problem: damaged, foreign, newer, or of other data. */
export function readRecording(text: string): ReadRecording | { problem: string } {
  const content = parseJson(text);
  if (content === undefined) return { problem: 'This file cannot be read: it is cut off or damaged, or no recording.' };
  const { product, format, productVersion } = isRecord(content) ? content : {};
  if (product !== PRODUCT) return { problem: `This file is not a recording of the ${PRODUCT}.` };
  if (isNewer(productVersion) || (typeof format === 'number' && format > FORMAT)) {
    return { problem: `This recording is of a newer console than this one, ${PRODUCT_VERSION}. Open it there.` };
  }
  if (typeof format === 'number' && format >= 1 && format < FORMAT) {
    return { problem: 'This recording is of an earlier console, which remembered otherwise. Open it there.' };
  }
  const file = v.safeParse(fileSchema, content);
  if (!file.success || file.output.format !== FORMAT || file.output.checksum !== checksumRecording(file.output)) {
    return { problem: 'This recording is damaged: its content is not what was written. Ask for the file again.' };
  }
  if (file.output.fixtureVersion !== fixtureVersion()) {
    return {
      problem: `This recording is on other sample data than this console's. Open it in version ${file.output.productVersion}.`,
    };
  }
  const actions = parseJson(file.output.payload);
  const written = parseJson(file.output.preloadedState);
  const firstState = file.output.productVersion === PRODUCT_VERSION ? written : withWhatCameSince(written);
  if (!isActions(actions) || !isState(firstState)) {
    return { problem: 'This recording cannot be replayed: it does not hold a state of the console and its actions.' };
  }
  const { rows } = file.output;
  return { recording: { firstState, actions }, ...(rows !== undefined && { rows }) };
}

function isNewer(version: unknown): boolean {
  return (
    typeof version === 'string' &&
    /^\d+\.\d+\.\d+$/.test(version) &&
    version.localeCompare(PRODUCT_VERSION, 'en', { numeric: true }) > 0
  );
}

/** The state of an earlier version. Parts that it did not have are those of a fresh console. */
function withWhatCameSince(state: unknown): unknown {
  if (!isRecord(state)) return state;
  const slices = Object.entries(initialState()).map(([name, fresh]) => {
    const own = name in state ? state[name] : {};
    return [name, isRecord(own) ? { ...fresh, ...own } : own] as const;
  });
  return Object.fromEntries(slices);
}

function isActions(value: unknown): value is Recording['actions'] {
  return Array.isArray(value) && value.every((each) => isRecord(each) && typeof each.type === 'string');
}

/** Whether every slice exists and has the lists and objects of its initial state. */
function isState(value: unknown): value is RootState {
  return isRecord(value) && Object.entries(initialState()).every(([name, slice]) => isLike(value[name], slice));
}

function isLike(value: unknown, slice: object): boolean {
  return (
    isRecord(value) &&
    Object.entries(slice).every(([name, part]) => {
      const own = value[name];
      if (Array.isArray(part)) return Array.isArray(own) && (!isRecord(part[0]) || own.every(isRecord));
      return !isRecord(part) || isRecord(own);
    })
  );
}
