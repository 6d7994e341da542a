import * as textStyles from '@/components/text/text.module.scss';
import { pendingMark } from '@/components/text/pendingTexts';
import { selectPendingRowIds } from '@/selectors/sync/heldUp';
import { useAppSelector } from '@/store/hooks';

/** Marks a merchant or an integration with a change that the server of a team has not accepted yet. */
export function PendingRow({ id }: { id: string }) {
  const isPending = useAppSelector(selectPendingRowIds).has(id);
  return isPending && <small className={textStyles.note}>{pendingMark}</small>;
}
