import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { SavedView } from './savedViews';

/**
 * Whether `person` may save, change or delete a view. A view for one person is changed by that person alone, and nobody
 * saves one for somebody else. `before` is the stored view.
 */
export function judgeSavedView(
  view: SavedView | undefined,
  before: SavedView | undefined,
  person: string | undefined,
): Eligibility {
  const isOther = (owner: string | undefined) => person !== undefined && owner !== undefined && owner !== person;
  return isOther(view?.owner) || isOther(before?.owner) ? refuse({ kind: 'viewOfOther' }) : ALLOWED;
}
