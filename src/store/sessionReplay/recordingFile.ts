import * as v from 'valibot';
import { PRODUCT_VERSION } from '@/domain/product';
import { isRecord, parseJson } from '@/lib/objects';
import type { RootState } from '@/store/rootReducer';
import { checksumRecording, fixtureVersion, FORMAT, initialState, PRODUCT, type Recording } from './writeRecording';
import * as texts from './recordingTexts';

const fileSchema = v.looseObject({
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
  if (content === undefined) return { problem: texts.unreadable };
  const { product, format, productVersion } = isRecord(content) ? content : {};
  if (product !== PRODUCT) return { problem: texts.foreign(PRODUCT) };
  if (isNewer(productVersion) || (typeof format === 'number' && format > FORMAT)) {
    return { problem: texts.newer(PRODUCT_VERSION) };
  }
  if (typeof format === 'number' && format >= 1 && format < FORMAT) {
    return { problem: texts.older };
  }
  const file = v.safeParse(fileSchema, content);
  if (!file.success || file.output.format !== FORMAT || file.output.checksum !== checksumRecording(file.output)) {
    return { problem: texts.damaged };
  }
  if (file.output.fixtureVersion !== fixtureVersion()) {
    return {
      problem: texts.otherData(file.output.productVersion),
    };
  }
  const actions = parseJson(file.output.payload);
  const firstState = withNewSlices(parseJson(file.output.preloadedState));
  if (!isActions(actions) || !isState(firstState)) {
    return { problem: texts.incomplete };
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

/** Adds the slices and fields that an earlier version did not have, with the values of a fresh console. */
function withNewSlices(state: unknown): unknown {
  if (!isRecord(state)) return state;
  const slices = Object.entries(initialState()).map(([name, fresh]) => {
    const stored = name in state ? state[name] : {};
    return [name, isRecord(stored) ? { ...fresh, ...stored } : stored] as const;
  });
  return Object.fromEntries(slices);
}

function isActions(value: unknown): value is Recording['actions'] {
  return Array.isArray(value) && value.every((action) => isRecord(action) && typeof action.type === 'string');
}

/** Whether every slice exists and has the lists and objects of its initial state. */
function isState(value: unknown): value is RootState {
  return isRecord(value) && Object.entries(initialState()).every(([name, slice]) => isLike(value[name], slice));
}

function isLike(value: unknown, slice: object): boolean {
  return (
    isRecord(value) &&
    Object.entries(slice).every(([name, part]) => {
      const recorded = value[name];
      if (Array.isArray(part)) return Array.isArray(recorded) && (!isRecord(part[0]) || recorded.every(isRecord));
      return !isRecord(part) || isRecord(recorded);
    })
  );
}
