import { describeRecords, WHAT_WAITS } from '@/components/text/describeRecords';
import type { PaymentRecord } from '@/domain/payments/payments';
import * as styles from './Banner.module.scss';
import { Notice } from './Notice';

type Props = { records: readonly PaymentRecord[] };

/** So many payments are named. */
const NAMED = 5;

/** Says which records the rows do not allow as they are now: nothing of them is lost. */
export function WaitingRecordsBanner({ records }: Props) {
  const ids = [...new Set(records.map(({ transactionId }) => transactionId))];
  const others = ids.length - NAMED;
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>
        <strong>The payments as they are now do not allow {describeRecords(records)} recorded here</strong> (
        {ids.slice(0, NAMED).join(', ')}
        {others > 0 && ` and ${others} more`}). {WHAT_WAITS}
      </p>
    </Notice>
  );
}
