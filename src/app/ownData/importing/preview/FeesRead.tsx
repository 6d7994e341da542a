import { DetailList } from '@/components/dialogs/DetailList';
import type { Preview } from '@/data/imports/messages';
import { describeCount, formatCount } from '@/domain/lists/paging';
import { FIELD_LABELS } from '@/app/ownData/importing/fieldLabels';
import * as styles from '@/app/ownData/importing/ownData.module.scss';

type Props = {
  fees: NonNullable<Preview['fees']>;
  /** Undefined where no file of fees came: others may have waited for the payments. */
  refused: number | undefined;
  money: (amount: number) => string;
};

/** What files of fees would change: they count before what the rows of their payments say. */
export function FeesRead({ fees, refused, money }: Props) {
  const { count, first, givenBackAbove } = fees.differences;
  const [example] = first;
  return (
    <>
      <h3 className={styles.part}>Fees</h3>
      <DetailList
        items={[
          ...(refused === undefined
            ? []
            : [
                { term: 'New', value: formatCount(fees.new) },
                { term: 'Changed', value: formatCount(fees.changed) },
                { term: 'The same', value: formatCount(fees.same) },
                { term: 'Need repair', value: formatCount(refused) },
              ]),
          ...(fees.found > 0 ? [{ term: 'Waited for their payment', value: formatCount(fees.found) }] : []),
          ...(fees.waiting > 0 ? [{ term: 'Wait for their payment', value: formatCount(fees.waiting) }] : []),
        ]}
      />
      {example && (
        <p>
          Of {describeCount(count, 'payment')} the payment and its fees do not agree: the fees count. Of{' '}
          {example.paymentId} the payment says {money(example.ofPayment)} ({FIELD_LABELS.fees[example.fee]}), the fees
          say {money(example.ofFiles)}.
        </p>
      )}
      {givenBackAbove > 0 && (
        <p>
          Of {describeCount(givenBackAbove, 'payment')} more was given back in fees than was refunded: no more than that
          counts.
        </p>
      )}
    </>
  );
}
