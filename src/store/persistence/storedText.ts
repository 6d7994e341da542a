import * as v from 'valibot';
import { keptOfCells, valuesByPath, type Cell, type Cells } from './cells';
import type { Memory } from './memories';
import { recordSchema } from './recordSchema';

/** The version of the stored text. A text of another version is set aside, not guessed at. */
export const TEXT_VERSION = 1;

// Far below the safe integers, so that there is always a higher one.
const stampSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e12));

const textSchema = v.strictObject({
  slice: v.string(),
  version: v.literal(TEXT_VERSION),
  kept: recordSchema(v.unknown()),
  /** When each value was written, by its path. */
  stamps: recordSchema(stampSchema),
  /** When each value that is kept no longer was taken away, by its path. */
  removed: recordSchema(stampSchema),
  /** The marks of the added rows, by their paths. */
  origins: v.optional(recordSchema(v.string())),
});

/** The cells of a stored text; undefined where it is damaged, of another version or not of this slice's shape. */
export function readText(text: string, { name, schema }: Memory): Cells | undefined {
  const parsed = v.safeParse(textSchema, parseJson(text));
  if (!parsed.success || parsed.output.slice !== name) return undefined;
  const { kept, stamps, removed, origins = {} } = parsed.output;
  const checked = v.safeParse(schema, kept);
  if (!checked.success) return undefined;

  const values = valuesByPath(checked.output);
  const cells = new Map<string, Cell>();
  for (const [path, stamp] of Object.entries(removed)) cells.set(path, { stamp, value: undefined });
  for (const [path, stamp] of Object.entries(stamps))
    cells.set(path, { stamp, value: values.get(path), origin: origins[path] });
  // A value without its stamp, or a stamp without its value: a part of the text is missing.
  const isWhole =
    [...values.keys()].every((path) => Object.hasOwn(stamps, path)) && values.size === Object.keys(stamps).length;
  return isWhole ? cells : undefined;
}

/** The text that `readText` reads. */
export function writeText(cells: Cells, { name }: Memory): string {
  const stampsOf = (isRemoved: boolean) =>
    Object.fromEntries(
      [...cells]
        .filter(([, { value }]) => (value === undefined) === isRemoved)
        .map(([path, { stamp }]) => [path, stamp]),
    );
  const origins = Object.fromEntries(
    [...cells].filter(([, { origin }]) => origin !== undefined).map(([path, { origin }]) => [path, origin]),
  );
  return JSON.stringify({
    slice: name,
    version: TEXT_VERSION,
    kept: keptOfCells(cells),
    stamps: stampsOf(false),
    removed: stampsOf(true),
    ...(Object.keys(origins).length > 0 && { origins }),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
