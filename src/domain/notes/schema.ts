import * as v from 'valibot';
import { requiredText } from '@/domain/fieldRefusals';
import { storedObject, zonedMomentEntries } from '@/domain/recordSchema';
import { NOTE_SUBJECTS } from './vocabulary';

/** In characters. */
const LONGEST_NOTE = 2_000;

/** A note as it is stored. An edited note is a new version, so that each text stays with its author and time. */
export const noteSchema = storedObject({
  id: v.string(),
  subject: v.picklist(NOTE_SUBJECTS),
  subjectId: v.string(),
  /** Plain text; empty if the record removes a note. */
  text: v.string(),
  /** The id of the record that this one removes. */
  withdraws: v.optional(v.string()),
  /** The id of the record whose version this one is. That record counts no more. */
  replaces: v.optional(v.string()),
  ...zonedMomentEntries,
});

/** The field of the form. */
export const noteDraftSchema = v.strictObject({ text: requiredText(LONGEST_NOTE, 'noteMissing') });
