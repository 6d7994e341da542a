import * as styles from './Banner.module.scss';
import { Notice } from './Notice';

type Props = { records: readonly { id: string; transactionId: string }[]; told: string };

/** So many payments are named. */
const NAMED = 5;

/** Says which records the rows do not allow as they are now: nothing of them is lost. `told`: '2 refunds and 1 void'. */
export function WaitingRecordsBanner({ records, told }: Props) {
  const ids = [...new Set(records.map(({ transactionId }) => transactionId))];
  const others = ids.length - NAMED;
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>
        <strong>The rows of a newer file do not allow {told} recorded here</strong> ({ids.slice(0, NAMED).join(', ')}
        {others > 0 && ` and ${others} more`}). What they do not allow stays kept, counts for nothing meanwhile, and
        takes effect again when the rows allow it, as after Undo of the import.
      </p>
    </Notice>
  );
}
