import { PARTY_LABELS } from '@/components/split/parties';
import { RouteLink } from '@/components/text/RouteLink';
import { useMoney } from '@/containers/useMoney';
import { PARTIES } from '@/domain/payments/refundDivision';
import type { HistoryStep } from '@/domain/payments/paymentHistory';
import { addressOf, PATHS } from '@/domain/screens';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import type { TransactionDetails } from '@/selectors/payments/paymentsSelectors';
import * as styles from './PaymentTimeline.module.scss';
import { describeCustomer, describeNote, describeStep } from './historyWords';

type Props = { details: TransactionDetails; steps: readonly HistoryStep[] };

/** What happened to a payment, oldest first: by whom and when. */
export function PaymentTimeline({ details, steps }: Props) {
  const money = useMoney();
  const zones = new Set(steps.flatMap(({ zone }) => zone ?? []));
  const hasRecords = steps.length > 1 && zones.size > 0;
  return (
    <section className={parts.section}>
      <h3 id="payment-timeline">Timeline</h3>
      <ol className={styles.timeline} aria-labelledby="payment-timeline">
        {steps.map((step) => (
          <li key={step.id}>
            <strong>{describeStep(step, money)}</strong>
            {step.note && <span>{describeNote(step.note)}</span>}
            {step.givenBack && <GivenBack {...step.givenBack} />}
            {step.at !== undefined && (
              <small>
                <time dateTime={step.at}>{step.at}</time>
                {zones.size > 1 && step.zone !== undefined && ` ${step.zone}`} · {step.by ?? describeCustomer(details)}
              </small>
            )}
          </li>
        ))}
      </ol>
      {hasRecords && zones.size === 1 && <p className="form-text">Times are in {[...zones].join('')}.</p>}
      {hasRecords && (
        <RouteLink to={addressOf(PATHS.transactions, { view: 'changes', search: details.id })}>
          What changed and who did it
        </RouteLink>
      )}
    </section>
  );
}

/** What each party gave back of a refund: what its file does not say is worked out, and says so. */
function GivenBack({ division, isRecorded }: NonNullable<HistoryStep['givenBack']>) {
  const money = useMoney();
  const parts = PARTIES.filter((party) => division[party] > 0).map(
    (party) => `${PARTY_LABELS[party]} ${money(division[party])}`,
  );
  return (
    <small>
      {isRecorded ? 'Given back: ' : 'Who gave back what: Not recorded. Worked out: '}
      {parts.join(' · ')}
    </small>
  );
}
