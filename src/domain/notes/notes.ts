import type { InferOutput } from 'valibot';
import { currentVersions } from '@/domain/versions';
import { groupBy } from '@/lib/byKey';
import type { noteSchema } from './schema';

/** Plain text about a row or a record. It is never on a receipt or a statement. */
export type Note = InferOutput<typeof noteSchema>;
export type AboutNote = Pick<Note, 'subject' | 'subjectId'>;

export const noteKey = ({ subject, subjectId }: AboutNote): string => `${subject} ${subjectId}`;

/** The notes that count by `noteKey`, the oldest first: neither removed nor replaced by a newer version. */
export function notesByKey(records: readonly Note[]): ReadonlyMap<string, readonly Note[]> {
  return groupBy(currentVersions(records), noteKey);
}
