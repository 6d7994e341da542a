import { fileOf } from '@/domain/lists/csv';
import type { ListDefinition } from '@/domain/lists/lists';
import type { PageView } from '@/domain/lists/paging';
import { selectInOpenColumns } from '@/selectors/lists/tableInOpenColumns';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';

/** The figures and the export of the selected rows of a list whose rows are objects. */
export function useSelectedRows<Row extends { id: string }>(
  { definition, selectSorted, selectPage }: SelectedList<Row>,
  selectSelected: (state: RootState) => readonly Row[],
  fileName: string,
) {
  const rows = useAppSelector(selectSelected);
  const sorted = new Set(useAppSelector(selectSorted));
  const { total } = useAppSelector(selectPage);
  return {
    rows,
    bar: {
      count: rows.length,
      listed: rows.filter((row) => sorted.has(row)).length,
      total,
      file: {
        name: fileName,
        getTable: (state: RootState) =>
          selectInOpenColumns(state, definition, fileOf(definition, selectSelected(state), selectCurrency(state))),
      },
    },
  };
}

type SelectedList<Row> = {
  definition: ListDefinition<Row>;
  selectSorted: (state: RootState) => readonly Row[];
  selectPage: (state: RootState) => PageView<Row>;
};
