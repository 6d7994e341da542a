import { fileOf, type CsvTable } from '@/domain/lists/csv';
import type { ListDefinition } from '@/domain/lists/lists';
import { selectCurrency } from '@/selectors/workspaceSelectors';

/** Tells the filtered and sorted rows of a list, of all pages, as a file gets them; apart, as only an export asks for it. */
export function selectTableOf<State, Row>(list: {
  definition: ListDefinition<Row>;
  selectSorted: (state: State) => readonly Row[];
}) {
  return (state: State & Parameters<typeof selectCurrency>[0]): CsvTable =>
    fileOf(list.definition, list.selectSorted(state), selectCurrency(state));
}
