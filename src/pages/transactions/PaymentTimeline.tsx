import type { HistoryStep } from '@/domain/paymentHistory';

type Props = { steps: readonly HistoryStep[] };

/** What happened to a payment, oldest first: by whom and when. */
export function PaymentTimeline({ steps }: Props) {
  return (
    <section className="payment-section">
      <h3 id="payment-timeline">Timeline</h3>
      <ol className="payment-timeline" aria-labelledby="payment-timeline">
        {steps.map(({ id, title, detail, at, by }) => (
          <li key={id}>
            <strong>{title}</strong>
            {detail !== undefined && <span>{detail}</span>}
            {at !== undefined && (
              <small>
                <time dateTime={at}>{at}</time> · {by}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
