import { selectExplanation } from '@/selectors/dashboard/explanationSelectors';
import { useAppSelector } from '@/store/hooks';

/** How the figure that is asked about comes about: in words, and what it is worked out from. */
export function ExplanationText() {
  const explanation = useAppSelector(selectExplanation);
  return (
    explanation && (
      <>
        <p>{explanation.text}</p>
        <dl>
          {explanation.figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </>
    )
  );
}
