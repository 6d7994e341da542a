import * as v from 'valibot';
import { batchSchema } from '@/domain/payments/schema';
import { storedObject, zonedMomentEntries } from '@/domain/recordSchema';
import { ASSIGNMENT_SUBJECTS } from './vocabulary';

/** In characters. */
const LONGEST_NOTE = 2_000;

/**
 * An assignment as it is stored. Handing it over, marking it as done and reopening it are new versions, so that each
 * step stays with its author and time.
 */
export const assignmentSchema = storedObject({
  id: v.string(),
  subject: v.picklist(ASSIGNMENT_SUBJECTS),
  subjectId: v.string(),
  /** The report of a discrepancy, because the ids of discrepancies are unique in their report only. */
  reportId: v.optional(v.string()),
  /** The person who has to act: the id in the team, and the name at that time. */
  assignee: storedObject({ id: v.string(), name: v.string() }),
  state: v.picklist(['open', 'done']),
  /** Plain text for that person, or the reason; empty if none was given. */
  note: v.string(),
  /** The id of the record whose version this one is. That record counts no more. */
  replaces: v.optional(v.string()),
  batch: v.optional(batchSchema),
  ...zonedMomentEntries,
});

const note = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NOTE, 'noteTooLong'));

/** The fields of the form: the id of a person who has to act next, or `DONE`, and a note. */
export const assignmentDraftSchema = v.strictObject({
  step: v.pipe(v.string(), v.minLength(1, 'personMissing')),
  note,
});

/** The field of the form that marks several assignments as done. */
export const doneDraftSchema = v.strictObject({ note });
