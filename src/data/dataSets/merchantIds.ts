import * as v from 'valibot';
import { nextNumber } from '@/domain/newRows';
import type { DataSet } from './dataSet';

/** A merchant that an update added, with its id. */
export const assignedIdSchema = v.object({ id: v.string(), name: v.string() });
export type AssignedId = v.InferOutput<typeof assignedIdSchema>;

/**
 * Gives ids to the merchants of an update, and returns them with all ids that updates of the workspace ever gave.
 * Entries of a merchant refer to its id even after the import that added it was undone, so an id is never reused for
 * another merchant, and the same merchant gets the same id again.
 */
export function withAssignedIds(
  dataSet: DataSet,
  { dataSet: before, givenIds: assigned }: { dataSet: DataSet; givenIds: readonly AssignedId[] },
): { dataSet: DataSet; givenIds: AssignedId[] } {
  const idsByName = new Map(assigned.map(({ id, name }) => [name.toLowerCase(), id]));
  const known = dataSet.merchants.slice(0, before.merchants.length);
  let next = nextNumber('MER', [...known, ...assigned]);
  const added = dataSet.merchants.slice(known.length).map((merchant) => {
    const id = idsByName.get(merchant.name.toLowerCase()) ?? next;
    if (id === next) next = nextNumber('MER', [{ id }]);
    return { ...merchant, id };
  });
  const named = added.map(({ id, name }) => ({ id, name }));
  const isNew = ({ name }: AssignedId) => !idsByName.has(name.toLowerCase());
  return {
    dataSet: { ...dataSet, merchants: [...known, ...added] },
    givenIds: [...assigned, ...named.filter(isNew)],
  };
}
