import type { Change } from './changes';
import type { TakenBack } from './takenBack';

type TakenRecord = NonNullable<TakenBack['record']>;

/**
 * What was taken back, and brought back again, from what to what; and how each was recorded of which the record stands here
 * alone. `changeOf` tells how a record was made, `standing` has those that are in their places.
 */
export function takenBackChanges(
  all: readonly TakenBack[],
  standing: Record<TakenBack['of'], Record<string, TakenRecord>>,
  changeOf: (record: TakenRecord) => Change | undefined,
): Change[] {
  const gone = new Map(all.flatMap(({ of, recordId, record }) => (record ? [[`${of} ${recordId}`, record]] : [])));
  return all.flatMap(({ id, of, recordId, record, recordedAt, recordedBy, zone, broughtBack }) => {
    // Of one that was brought back, and taken back again since, a later one has the record.
    const known = record ?? standing[of][recordId] ?? gone.get(`${of} ${recordId}`);
    const change = known && changeOf(known);
    if (!change) return [];
    const { what, from, to } = change;
    const back = { id, at: recordedAt, by: recordedBy, zone, what: `Taken back: ${what}`, from: to, to: from };
    return [
      ...(record ? [change] : []),
      { ...change, ...back, why: '' },
      ...(broughtBack ? [{ ...change, ...stampOf(broughtBack), what: `Brought back: ${what}`, why: '' }] : []),
    ];
  });
}

function stampOf({ id, recordedAt, recordedBy, zone }: NonNullable<TakenBack['broughtBack']>) {
  return { id, at: recordedAt, by: recordedBy, zone };
}
