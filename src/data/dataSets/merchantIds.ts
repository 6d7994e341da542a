import * as v from 'valibot';
import { nextId } from '@/domain/nextId';
import type { DataSet } from './dataSet';

/** A merchant that an update added, with its id. */
export const givenIdSchema = v.object({ id: v.string(), name: v.string() });
export type GivenId = v.InferOutput<typeof givenIdSchema>;

/**
 * Gives ids to the merchants of an update, and returns them with all ids that updates of the workspace ever gave.
 * Entries of a merchant refer to its id even after the import that added it was undone, so an id is never reused for
 * another merchant, and the same merchant gets the same id again.
 */
export function withGivenIds(
  dataSet: DataSet,
  { dataSet: before, givenIds: given }: { dataSet: DataSet; givenIds: readonly GivenId[] },
): { dataSet: DataSet; givenIds: GivenId[] } {
  const idsByName = new Map(given.map(({ id, name }) => [name.toLowerCase(), id]));
  const known = dataSet.merchants.slice(0, before.merchants.length);
  let next = nextId('MER', [...known, ...given]);
  const brought = dataSet.merchants.slice(known.length).map((merchant) => {
    const id = idsByName.get(merchant.name.toLowerCase()) ?? next;
    if (id === next) next = nextId('MER', [{ id }]);
    return { ...merchant, id };
  });
  const named = brought.map(({ id, name }) => ({ id, name }));
  const isNew = ({ name }: GivenId) => !idsByName.has(name.toLowerCase());
  return {
    dataSet: { ...dataSet, merchants: [...known, ...brought] },
    givenIds: [...given, ...named.filter(isNew)],
  };
}
