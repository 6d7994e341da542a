import * as v from 'valibot';
import { daySchema } from '@/domain/calendar/dates';
import { LONGEST_NAME } from './workspaces';

/** A workspace as it is handed to another browser: there it has an id of its own, and no import to be undone. */
export const handedOverSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_NAME)),
  source: v.string(),
  hash: v.string(),
  rows: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  importedOn: daySchema,
});

export type HandedOver = v.InferOutput<typeof handedOverSchema>;

/** The name, with a number behind it where it is taken: `Festival 2`. */
export function freeName(name: string, taken: readonly string[]): string {
  const numbered = (number: number) =>
    number === 1 ? name : `${name.slice(0, LONGEST_NAME - ` ${number}`.length)} ${number}`;
  let number = 1;
  while (taken.includes(numbered(number))) number += 1;
  return numbered(number);
}
