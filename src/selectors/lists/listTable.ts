import { fileOf, type CsvTable } from '@/domain/lists/csv';
import type { ListDefinition } from '@/domain/lists/lists';
import { selectCurrency } from '@/selectors/workspaceSelectors';

/** The filtered and sorted rows of all pages for an export. It is a separate module, because only exports need it. */
export function selectTableOf<State, Row>(list: {
  definition: ListDefinition<Row>;
  selectSorted: (state: State) => readonly Row[];
}) {
  return (state: State & Parameters<typeof selectCurrency>[0]): CsvTable =>
    fileOf(list.definition, list.selectSorted(state), selectCurrency(state));
}
