import { describeRowsLeft } from '@/domain/paging';
import { PATHS } from '@/domain/screens';
import { selectOpenSlug } from '@/slices/helpSlice';
import { selectPath } from '@/slices/routeSlice';
import type { selectAddress } from './addressSelectors';
import { selectFoundArticles } from './helpSelectors';
import { selectIntegrationsPage } from './integrationsSelectors';
import { selectMerchantsPage } from './merchantsSelectors';
import { selectNotificationsPage } from './notificationsSelectors';
import { selectSearchReading } from './transactionsSearch';
import { selectTransactionsPage } from './transactionsSelectors';

type State = Parameters<typeof selectAddress>[0];

const LISTS: Record<string, (state: State) => string> = {
  [PATHS.transactions]: (state) =>
    `${selectSearchReading(state)} ${describeRowsLeft(selectTransactionsPage(state).total, 'transaction')}`.trim(),
  [PATHS.integrations]: (state) => describeRowsLeft(selectIntegrationsPage(state).total, 'integration'),
  [PATHS.merchants]: (state) => describeRowsLeft(selectMerchantsPage(state).total, 'merchant'),
  [PATHS.notifications]: (state) => describeRowsLeft(selectNotificationsPage(state).total, 'notification'),
  [PATHS.documentation]: (state) =>
    selectOpenSlug(state) === null ? describeRowsLeft(selectFoundArticles(state).length, 'article') : '',
};

/** How the search was read and how many rows the filters of the open list leave over; empty on a screen without a list. */
export function selectListStatus(state: State): string {
  return LISTS[selectPath(state)]?.(state) ?? '';
}
