import * as v from 'valibot';
import { nextId } from '@/domain/nextId';
import type { DataSet } from './dataSet';

/** A merchant that an update of a workspace brought, with the id that it got. */
export const givenIdSchema = v.object({ id: v.string(), name: v.string() });
export type GivenId = v.InferOutput<typeof givenIdSchema>;

/**
 * The rows of an update with the ids of the merchants that it brought, and all ids that updates of the workspace ever gave.
 * What is kept of a merchant names its id, also once the import that brought it was undone: the id is given to no other one,
 * and to it again when a file brings it again.
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
