import { DetailList } from '@/components/dialogs/DetailList';
import type { Preview } from '@/data/imports/messages';
import { formatCount } from '@/domain/lists/paging';
import { FIELD_LABELS } from '@/features/imports/importing/plan/texts';
import * as texts from './texts';

type Props = {
  fees: NonNullable<Preview['fees']>;
  /** Undefined without a fee file: then `fees` counts only stored fees that now have their payment. */
  refused: number | undefined;
  money: (amount: number) => string;
};

/** Shows the changes by fee files. They take precedence over the fees in payment files. */
export function FeesRead({ fees, refused, money }: Props) {
  const { count, first, refundedAbove } = fees.differences;
  const [example] = first;
  return (
    <>
      <h3 className="mt-4">{texts.fees}</h3>
      <DetailList
        items={[
          ...(refused === undefined
            ? []
            : [
                { term: texts.added, value: formatCount(fees.new) },
                { term: texts.changed, value: formatCount(fees.changed) },
                { term: texts.unchanged, value: formatCount(fees.same) },
                { term: texts.rejectedRows, value: formatCount(refused) },
              ]),
          ...(fees.found > 0 ? [{ term: texts.feesMatched, value: formatCount(fees.found) }] : []),
          ...(fees.waiting > 0 ? [{ term: texts.feesUnmatched, value: formatCount(fees.waiting) }] : []),
        ]}
      />
      {example && (
        <p>
          {texts.feeDifferences(
            count,
            example.paymentId,
            FIELD_LABELS.fees[example.fee] ?? '',
            money(example.ofPayment),
            money(example.ofFiles),
          )}
        </p>
      )}
      {refundedAbove > 0 && <p>{texts.feesAboveRefunds(refundedAbove)}</p>}
    </>
  );
}
