import * as textStyles from '@/components/text/text.module.scss';
import { selectPendingRowIds } from '@/selectors/sync/heldUp';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { pendingMark } from '@/selectors/sync/pendingTexts';
import { useAppSelector } from '@/store/hooks';

const MARK = <small className={textStyles.note}>{pendingMark}</small>;

/** Marks a merchant or an integration with a change that the server of a team has not accepted yet. */
export function PendingRow({ id }: { id: string }) {
  return useAppSelector(selectPendingRowIds).has(id) && MARK;
}

/** Marks what is from a record that the server of a team has not accepted yet. */
export function PendingRecord({ id }: { id: string }) {
  return useAppSelector(selectPendingIds).has(id) && MARK;
}
