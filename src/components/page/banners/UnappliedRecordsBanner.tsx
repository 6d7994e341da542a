import { describeRecords, UNAPPLIED_CONSEQUENCE } from '@/components/text/recordTexts';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import * as styles from './Banner.module.scss';
import { Notice } from '@/components/page/Notice';
import * as texts from './bannerTexts';

type Props = { records: readonly PaymentRecord[] };

/** The banner names at most this many payments. */
const NAMED = 5;

/** Warns about records that the imported payments no longer allow. They stay stored. */
export function UnappliedRecordsBanner({ records }: Props) {
  const ids = [...new Set(records.map(({ transactionId }) => transactionId))];
  const named = ids.slice(0, NAMED).join(', ');
  const payments = ids.length > NAMED ? texts.morePayments(named, ids.length - NAMED) : named;
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>
        <strong>{texts.invalidRecords(describeRecords(records), payments)}</strong> {UNAPPLIED_CONSEQUENCE}
      </p>
    </Notice>
  );
}
