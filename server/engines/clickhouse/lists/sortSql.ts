import type { PaymentOrder } from '@/backend/paymentEngine';
import { merchantRanks, NEWEST_FIRST, type PaymentSort, type SortKey } from '../../columns/paymentOrder';
import { conditionOf } from '../conditions';
import type { Condition } from '../client/sending';
import type { EngineState } from '../state';

/** A list in one of its directions: `isReversed` from a payment to those before it. */
export type Walk = { order: PaymentOrder; isReversed?: boolean };

export const sortOf = ({ sort }: PaymentOrder): PaymentSort => sort ?? NEWEST_FIRST;

/** The directions of a walk: of the sorted column, and of the ids of payments that have the same value. */
export function directionsOf({ order, isReversed = false }: Walk): { main: 'ASC' | 'DESC'; ties: 'ASC' | 'DESC' } {
  const isDescending = (sortOf(order).direction === 'descending') !== isReversed;
  return { main: isDescending ? 'DESC' : 'ASC', ties: isReversed ? 'DESC' : 'ASC' };
}

/** The condition for stored payments of a list, and behind a position on the walk. */
export function behindOf(
  state: EngineState,
  { order, isReversed = false }: Walk,
  after: SortKey | undefined,
): Condition {
  const { sql, tables } = conditionOf(state, order.filter);
  if (after === undefined) return { sql, tables };
  const sort = sortOf(order);
  const value = valueOf(state, sort);
  const isText = typeof after.value === 'string';
  const from = (column: string) => `(SELECT ${column} FROM position)`;
  const sign = (sort.direction === 'ascending') === isReversed ? '<' : '>';
  const tie = isReversed ? '<' : '>';
  const behind = `${value} ${sign} ${from('value')} OR (${value} = ${from('value')} AND (idKey ${tie} ${from('idKey')} OR (idKey = ${from('idKey')} AND id ${tie} ${from('id')})))`;
  const structure = `value ${isText ? 'String' : 'Int64'}, idKey String, id String`;
  return {
    sql: `${sql} AND (${behind})`,
    tables: [...tables, { name: 'position', structure, rows: [[after.value, after.idKey, after.id]] }],
  };
}

/** What stored payments are sorted by. */
export function valueOf({ touched, directory, platformPart }: EngineState, { column }: PaymentSort): string {
  switch (column) {
    case 'id':
      return 'idKey';
    case 'merchant': {
      const ids = directory.merchants.map(({ id }) => id);
      const ranks = merchantRanks(touched.names, ids);
      return `toInt64([${ids.map((id) => ranks.get(id) ?? 0).join(',')}][merchant + 1])`;
    }
    case 'amount':
      return 'amount';
    case 'fees':
      return `if(isPaid = 1, ${platformPart}, toInt64(0))`;
    case 'date':
      return 'date';
    case 'status': {
      const positions = directory.words.statuses.map(({ word: name }) => touched.statusNames.indexOf(name));
      return `toInt64([${positions.join(',')}][refundedStatus + 1])`;
    }
    default:
      return column satisfies never;
  }
}
