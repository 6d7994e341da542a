import { describeRecords, unappliedConsequence } from '@/components/text/recordTexts';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { WarningBanner } from './WarningBanner';
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
    <WarningBanner
      title={texts.invalidRecords(describeRecords(records), payments, records.length)}
      text={unappliedConsequence(records.length)}
    />
  );
}
