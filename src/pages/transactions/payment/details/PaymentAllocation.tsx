import { StatusBadge } from '@/components/badges/StatusBadge';
import * as section from '@/components/page/section.module.scss';
import { useMoney } from '@/containers/Money';
import { ownValue } from '@/lib/objects';
import { PartyTable } from '@/pages/transactions/payment/PartyTable';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import type { Payment } from '@/selectors/payments/paymentsSelectors';
import * as texts from './texts';

type Props = { payment: Payment; isEstimated: boolean };

export function PaymentAllocation({ payment, isEstimated }: Props) {
  const { status, isPaid, allocation, refundedShares, netShares, refunded, isBalanced } = payment;
  const money = useMoney();
  const total = money(payment.row.amount);
  const remark = ownValue(texts.allocationNotes, status) ?? (isPaid ? undefined : texts.notPaid(status));
  return (
    <section className={parts.section}>
      <div className={section.heading}>
        <h3>{texts.allocation}</h3>
        {isPaid && (
          <span className={section.actions}>
            {isEstimated && <StatusBadge label={texts.estimated} tone="yellow" />}
            <StatusBadge
              label={isBalanced ? texts.balanced(total) : texts.notBalanced(total)}
              tone={isBalanced ? 'green' : 'red'}
            />
          </span>
        )}
      </div>
      {remark !== undefined && <p className="form-text">{remark}</p>}
      {isPaid && (
        <PartyTable
          caption={texts.allocationTable}
          netShares={netShares}
          refunded={refunded}
          columns={[
            { header: texts.share, allocation },
            ...(refunded > 0
              ? [
                  { header: texts.refunded, allocation: refundedShares },
                  { header: texts.net, allocation: netShares },
                ]
              : []),
          ]}
        />
      )}
    </section>
  );
}
