import { StatusBadge } from '@/components/badges/StatusBadge';
import * as section from '@/components/page/section.module.scss';
import { ownValue } from '@/domain/ownValue';
import { PartyTable } from '@/pages/transactions/payment/PartyTable';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import type { Payment } from '@/selectors/payments/paymentsSelectors';

const REMARKS: Readonly<Record<string, string>> = {
  Pending: 'Not settled yet: this is how it will divide.',
  Failed: 'The payment failed: no part was paid out and no fee was taken.',
  Voided: 'Voided before it settled: no part was paid out and no fee was taken.',
};

type Props = { payment: Payment };

/** How a payment divides between the parties, refunds included, and whether that adds up. */
export function PaymentDivision({ payment }: Props) {
  const { status, isPaid, division, givenBack, standing, refunded, isBalanced } = payment;
  const remark =
    ownValue(REMARKS, status) ?? (isPaid ? undefined : `${status} does not count as paid: no part is shown.`);
  return (
    <section className={parts.section}>
      <div className={section.heading}>
        <h3>Division</h3>
        {isPaid && <StatusBadge label={isBalanced ? 'Balanced' : 'Not balanced'} tone={isBalanced ? 'green' : 'red'} />}
      </div>
      {remark !== undefined && <p className="form-text">{remark}</p>}
      {isPaid && (
        <PartyTable
          caption="Division of the payment"
          standing={standing}
          refunded={refunded}
          columns={[
            { header: 'SHARE', division },
            ...(refunded > 0
              ? [
                  { header: 'GIVEN BACK', division: givenBack },
                  { header: 'KEEPS', division: standing },
                ]
              : []),
          ]}
        />
      )}
    </section>
  );
}
