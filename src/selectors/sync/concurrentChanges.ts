import { selectOtherEditor } from './pendingChanges';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { describeConcurrentChanges } from '@/slices/ui/toastTexts';

type State = Parameters<typeof selectCurrency>[0];

/**
 * What another tab or a colleague changed in a row during an edit, as a sentence; empty if nothing. `before` and `after` are
 * the row before and after the edit, and `newest` is the row with the other changes.
 */
export function selectConcurrentChanges<Fields extends object>(
  state: State,
  before: Fields,
  after: Fields,
  newest: Fields,
): string {
  return describeConcurrentChanges(before, after, newest, selectCurrency(state), selectOtherEditor(state));
}
