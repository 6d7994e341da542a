import { Suspense, type Key } from 'react';
import Card from 'react-bootstrap/Card';
import { DataTable } from '@/components/lists/DataTable';
import { EmptyResult } from '@/components/lists/EmptyResult';
import { Answered } from './Answered';
import { ExportButton } from './ExportButton';
import type { ListScreenProps } from './listScreenProps';
import { FilterSelect } from '@/components/lists/controls/FilterSelect';
import { ListFooter } from '@/components/lists/controls/ListFooter';
import { SearchField } from '@/components/lists/controls/SearchField';
import { CARD_ROWS, useMediaQuery } from '@/components/browser/useMediaQuery';
import { SortSelect } from '@/components/lists/controls/SortSelect';
import * as styles from '@/components/lists/list.module.scss';
import { StatusInRegion } from '@/components/page/StatusText';
import { NO_RANGE } from '@/domain/calendar/dates';
import { csvFileName } from '@/domain/lists/csv';
import { describeFound, pluralOf } from '@/domain/lists/paging';
import { optionsOf } from '@/slices/lists/listView';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectInOpenColumns } from '@/selectors/lists/tableInOpenColumns';
import { selectScreenView } from '@/slices/ui/routeSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ColumnsButton } from './columns/ColumnsButton';
import { useListColumns } from './columns/useListColumns';
import { SavedViews, PinViewButton, useSavedViews } from '@/containers/savedViews/SavedViews';
import { useRowSelection } from './selection/useRowSelection';
import * as texts from './texts';
import { useDeferredSelector } from './useDeferredSelector';

const NO_FILE_COLUMNS: readonly never[] = [];

/** The screen of a list: search, filters, export, table and pages, all derived from the list's definition. */
export function ListScreen<Row extends { id: Key }, Column extends string, Filter extends string>({
  list: { definition, actions, selectView, selectPage },
  cells = {},
  switchedColumn,
  isWide,
  isDense,
  search: searchField,
  footer,
  firstTools,
  lastTools,
  file,
  describeFilters = (filters) => filters,
  selection,
  answeredBy,
  children,
}: ListScreenProps<Row, Column, Filter>) {
  const dispatch = useAppDispatch();
  const listView = useAppSelector(selectView);
  const { search, filters, sort } = listView;
  const view = useDeferredSelector(selectPage);
  const rowSelection = useRowSelection(selection, view.rows, definition.noun);
  const isInTwoLines = useMediaQuery(CARD_ROWS);
  const savedViews = useSavedViews();
  // The layout announces the counts of the main screens.
  const isFurtherView = useAppSelector(selectScreenView) !== null;
  const isInEngine = useAppSelector(selectImportedWorkspace)?.isInEngine;
  const noun = pluralOf(definition.noun);
  const names = Object.keys(definition.filters) as Filter[];
  const ofFile = useAppSelector((state) => file?.selectColumns?.(state) ?? definition.fileColumns ?? NO_FILE_COLUMNS);
  // A filter whose options come from the rows may have none, such as the people of a team of one.
  const filterNames = names.filter((filter) => optionsOf(definition, listView, filter).length > 1);
  const { sortable, shown, hasFileColumns, menu } = useListColumns<Row, Column>(
    definition.columns,
    cells,
    switchedColumn,
    ofFile,
  );

  return (
    <>
      {isFurtherView && <StatusInRegion text={describeFound(view.total, definition.noun)} />}
      <SavedViews {...savedViews} />
      <Card onKeyDown={rowSelection?.onKeyDown}>
        <div className={styles.tools}>
          <SearchField
            label={texts.search(noun)}
            placeholder={texts.searchPlaceholder(noun)}
            {...searchField}
            value={search}
            onChange={(text) => dispatch(actions.searchChanged(text))}
          />
          {firstTools}
          {filterNames.map((filter) => (
            <FilterSelect
              key={filter}
              label={definition.filters[filter].label}
              options={optionsOf(definition, listView, filter)}
              value={filters[filter]}
              onChange={(option) => dispatch(actions.filterChosen({ filter, option }))}
            />
          ))}
          <div className={styles.last}>
            <PinViewButton {...savedViews} />
            {lastTools}
            <ColumnsButton {...menu} />
            {file && (
              <ExportButton
                fileName={file.name ?? csvFileName(noun, NO_RANGE)}
                getTable={(state) => selectInOpenColumns(state, definition, file.selectTable(state))}
              />
            )}
          </div>
        </div>
        {children}
        <Answered of={answeredBy}>
          <SortSelect
            noun={noun}
            columns={sortable}
            sort={sort}
            onSorted={(sort) => dispatch(actions.orderChosen(sort))}
          >
            {isInTwoLines && rowSelection?.head}
          </SortSelect>
          <DataTable
            caption={`${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`}
            columns={shown as [(typeof shown)[0], ...typeof shown]}
            isPage
            isWide={isWide === true || hasFileColumns}
            isDense={isDense}
            selection={rowSelection && { ...rowSelection, head: !isInTwoLines && rowSelection.head }}
            rows={view.rows}
            rowKey={({ id }) => id}
            sort={sort}
            onSort={(column) => dispatch(actions.sortChosen(column))}
            empty={
              <EmptyResult
                noun={noun}
                lookedFor={[
                  search.trim() && `"${search.trim()}"`,
                  ...describeFilters(
                    names.map((name) =>
                      filters[name] === definition.filters[name].options[0] ? undefined : filters[name],
                    ),
                  ),
                ]}
                onCleared={() => dispatch(actions.filtersCleared())}
                // Exported rows can be imported again, except the derived rows of secondary views. No browser imports into an engine.
                onImport={
                  file && !isFurtherView && !isInEngine
                    ? () => dispatch(dialogOpened({ kind: 'importFile' }))
                    : undefined
                }
              />
            }
          />
          <ListFooter
            noun={noun}
            view={view}
            {...footer}
            onPageSelect={(page) => dispatch(actions.pageChosen(page))}
            onPageSizeSelect={(size) => dispatch(actions.pageSizeChosen(size))}
          />
        </Answered>
      </Card>
      {selection && rowSelection?.hasBar && (
        <Suspense>
          <selection.Bar />
        </Suspense>
      )}
    </>
  );
}
