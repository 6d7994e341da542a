import { mapFilters, type ListDefinition, type ListFilter } from '@/domain/lists/lists';
import { ownValue } from '@/lib/objects';
import { readOption } from '@/domain/screens';
import { createSelector } from '@/selectors/createSelector';
import { optionsOf, type ListView } from '@/slices/lists/listView';
import { secondaryViewActions, selectSecondaryViewState } from '@/slices/lists/secondaryViewSlice';
import { createList } from './listSelectors';

/**
 * The list of a secondary view. Columns and options in the address that the list does not have are ignored.
 * `selectFurtherOptions` gives further options from the rows, such as the people of the team.
 */
export function createSecondaryViewList<RowsState, Row, Column extends string, Filter extends string>(
  definition: ListDefinition<Row, Column, Filter>,
  selectRows: (state: RowsState) => readonly Row[],
  selectFurtherOptions?: (state: RowsState) => Partial<Record<Filter, readonly string[]>>,
) {
  type State = Parameters<typeof selectSecondaryViewState>[0] & RowsState;
  const selectView = createSelector(
    [(state: State) => selectSecondaryViewState(state), (state: State) => selectFurtherOptions?.(state)],
    (view, further): ListView<Column, Filter> => {
      const { chosen, sort, search, page, pageSize } = view;
      const filters: Record<Filter, ListFilter> = definition.filters;
      const column = (Object.keys(definition.columns) as Column[]).find((name) => name === sort?.column);
      return {
        search,
        page,
        pageSize,
        ownOptions: further,
        filters: mapFilters(filters, ({ options, formerNames = {} }, name) => {
          const option = chosen[name];
          const all = optionsOf(definition, { ownOptions: further }, name);
          return readOption(ownValue(formerNames, option ?? '') ?? option, all, options[0]);
        }),
        sort: sort && column !== undefined ? { ...sort, column } : null,
      };
    },
  );
  const actions = {
    ...secondaryViewActions,
    filterChosen: ({ filter, option }: { filter: Filter; option: string }) => {
      const isFirst = option === definition.filters[filter].options[0];
      return secondaryViewActions.filterChosen({ filter, option: isFirst ? undefined : option });
    },
  };
  return createList(definition, selectRows, { selectors: { selectView }, actions });
}
