import * as v from 'valibot';
import type { FieldRefusal } from './refusals';

/** The fields of a form that are refused, with the reasons. */
export type FieldRefusals<Draft> = Partial<Record<keyof Draft, FieldRefusal>>;

/** A check of a form's schema that gives each refused field its reason. */
export function checkFields<Draft extends object>(refusalsOf: (draft: Draft) => FieldRefusals<Draft>) {
  return v.rawCheck<Draft>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, message] of Object.entries(refusalsOf(input)))
      if (message !== undefined)
        addIssue({
          message: message as FieldRefusal,
          path: [{ type: 'unknown', origin: 'value', input, key, value: input[key as keyof Draft] }],
        });
  });
}

/** The schema of a text that is not empty without the spaces around it. `longest` is in characters. */
export const requiredText = (longest: number, missing: FieldRefusal, tooLong: FieldRefusal = 'descriptionTooLong') =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(longest, tooLong));
