import { PARTY_LABELS } from '@/components/split/parties';
import { useMoney } from '@/containers/money/Money';
import type { Dispute } from '@/domain/disputes/disputes';
import { PARTIES } from '@/domain/payments/refunds/refundAllocation';
import { sharesOfDispute } from '@/selectors/payments/disputeSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

type Props = {
  dispute: Pick<Dispute, 'transactionId' | 'amount' | 'fee'>;
  reason: string;
  isTaken: boolean;
  isReturned: boolean;
};

/** Who bears a dispute by the charge model of its payment, and which evidence helps. */
export function DisputeBearers({ dispute, reason, isTaken, isReturned }: Props) {
  const table = useAppSelector(selectTransactionTable);
  const money = useMoney();
  const borne = sharesOfDispute(table, dispute);
  const parts = borne
    ? PARTIES.map((party) => ({ party, cents: borne.shares[party] + (isTaken ? borne.feeShares[party] : 0) }))
    : [];
  const evidence = texts.evidence[reason === 'fraudulent' || reason === 'product_not_received' ? reason : 'other'];
  return (
    <section aria-live="polite" className="mt-3">
      <h3>{texts.bearers}</h3>
      {isTaken || isReturned ? (
        <p>
          {texts.bearersHint(isReturned)}{' '}
          {parts
            .filter(({ cents }) => cents !== 0)
            .map(({ party, cents }) => `${PARTY_LABELS[party]} ${money(cents)}`)
            .join(', ')}
        </p>
      ) : (
        <p>{texts.movesNothing}</p>
      )}
      <h3>{texts.checklist}</h3>
      <ul>
        {evidence.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
