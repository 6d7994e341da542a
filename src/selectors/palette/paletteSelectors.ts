import { rankArticles } from '@/domain/help/articleSearch';
import { rowsAt } from '@/lib/indices';
import { findRows } from '@/lib/searching/matching';
import { containsText, normalizeQuery } from '@/lib/searching/normalizing';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { formatMoney } from '@/domain/money/money';
import { PATHS, SCREEN_LABELS, type ScreenName } from '@/domain/screens';
import { createSelector } from '@/selectors/createSelector';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectArticleNames } from '@/selectors/helpSelectors';
import { selectNamedIntegrations } from '@/selectors/integrations/integrationsSelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectTransactionsSearchText } from '@/selectors/payments/list/searchText';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { articles } from '@/slices/articleSeed';
import { paletteClosed, selectPaletteIndex, selectPaletteQuery } from '@/slices/ui/paletteSlice';
import { addressVisited, selectPath, selectScreenView } from '@/slices/ui/routeSlice';
import {
  firstMatches,
  GROUP_LIMIT,
  selectIntegrationActions,
  selectMerchantActions,
  selectPaymentActions,
  type PaletteResult,
} from './paletteActions';
import { selectActionResults } from './generalActions';
import * as texts from './texts';

type PaletteGroup = { name: string; results: PaletteResult[] };

const SCREENS = (Object.keys(PATHS) as ScreenName[]).map((name) => ({ path: PATHS[name], label: SCREEN_LABELS[name] }));

const selectScreenResults = createSelector([selectPath, selectScreenView], (current, view) =>
  SCREENS.map(({ path, label }): PaletteResult => {
    const result = { id: `screen-${path}`, label };
    // Closing the palette instead of visiting the screen leaves its view unchanged.
    if (path === current && view === null) return { ...result, run: paletteClosed(), hint: texts.currentPage };
    return { ...result, run: addressVisited({ path, query: {} }) };
  }),
);

/** Entities are searched only with a query, because an empty query would list the first ones. */
export const selectTransactionResults = createSelector(
  [selectPaletteQuery, selectTransactionTable, selectTransactionsSearchText, selectMerchantNames, selectCurrency],
  (query, table, searchText, names, currency) =>
    [...findRows(searchText, query, undefined, { limit: GROUP_LIMIT })].map((index): PaletteResult => {
      const { id, merchantId, amount } = table.rowAt(index);
      return {
        id,
        label: id,
        hint: texts.merchantAndAmount(merchantNameOf(names, merchantId), formatMoney(amount, currency)),
        run: dialogOpened({ kind: 'transactionDetails', transactionId: id }),
      };
    }),
);

const selectMerchantResults = createSelector([selectPaletteQuery, selectMerchantRows], (query, rows) =>
  firstMatches(rows, ({ name }) => containsText(name, query)).map(({ id, name, status }): PaletteResult => ({
    id,
    label: name,
    hint: status,
    run: dialogOpened({ kind: 'merchantDetails', merchantId: id }),
  })),
);

const selectIntegrationResults = createSelector([selectPaletteQuery, selectNamedIntegrations], (query, rows) =>
  firstMatches(rows, ({ integrationName, merchantName }) =>
    containsText(`${integrationName} ${merchantName}`, query),
  ).map(({ id, integrationName, merchantName }): PaletteResult => ({
    id,
    label: integrationName,
    hint: merchantName,
    run: dialogOpened({ kind: 'viewIntegration', integrationId: id }),
  })),
);

const selectArticleResults = createSelector([selectPaletteQuery, selectArticleNames], (query, index) =>
  rowsAt(articles, rankArticles(index, query).slice(0, GROUP_LIMIT)).map(({ slug, title, subject }): PaletteResult => ({
    id: slug,
    label: title,
    hint: subject,
    run: addressVisited({ path: PATHS.documentation, query: { article: slug } }),
  })),
);

const NO_RESULTS: PaletteResult[] = [];

/** Screens and actions by label, followed by found rows. Without a query, only screens and actions. */
export const selectPaletteGroups = createSelector(
  [
    selectPaletteQuery,
    selectScreenResults,
    selectActionResults,
    selectIfQueried(selectTransactionResults),
    selectIfQueried(selectMerchantResults),
    selectIfQueried(selectIntegrationResults),
    selectIfQueried(selectArticleResults),
    selectIfQueried(selectPaymentActions),
    selectIfQueried(selectMerchantActions),
    selectIfQueried(selectIntegrationActions),
  ],
  (query, screens, actions, transactions, merchants, integrations, help, ...found): PaletteGroup[] => {
    const isFound = ({ label, synonyms = '' }: PaletteResult) =>
      containsText(label, query) || containsText(synonyms, query);
    return [
      { name: texts.groups.screens, results: screens.filter(isFound) },
      { name: texts.groups.actions, results: actions.filter(isFound) },
      { name: texts.groups.transactions, results: transactions },
      { name: texts.groups.merchants, results: merchants },
      { name: texts.groups.integrations, results: integrations },
      { name: texts.groups.documentation, results: help },
      { name: texts.groups.found, results: found.flat() },
    ].filter(({ results }) => results.length > 0);
  },
);

/** The results of all groups in order. */
export const selectPaletteResults = createSelector([selectPaletteGroups], (groups) =>
  groups.flatMap(({ results }) => results),
);

/** The result that Enter runs. Undefined if nothing was found. */
export const selectActiveResult = createSelector([selectPaletteResults, selectPaletteIndex], (results, index) =>
  results.at(index % results.length),
);

function selectIfQueried<Needed>(select: (state: Needed) => PaletteResult[]) {
  return (state: Needed & Parameters<typeof selectPaletteQuery>[0]) =>
    normalizeQuery(selectPaletteQuery(state)) === '' ? NO_RESULTS : select(state);
}
