import { selectExplanation } from '@/selectors/dashboard/explanationSelectors';
import { Answered } from '@/containers/Answered';
import { modelNote } from '@/containers/settings/chargeModelTexts';
import { selectChargeModels } from '@/selectors/payments/tableSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import { describeExplanation } from './explanationTexts';

/** The explanation of a figure in words, with the figures that it is calculated from. */
export function ExplanationText() {
  return (
    <Answered of="periodTotals">
      <Explained />
    </Answered>
  );
}

function Explained() {
  const explanation = useAppSelector(selectExplanation);
  const currency = useAppSelector(selectCurrency);
  const models = useAppSelector(selectChargeModels);
  if (!explanation) return null;
  const { text, figures } = describeExplanation(explanation, currency);
  return (
    <>
      <p>{text}</p>
      {models && <p>{modelNote(models.ofWorkspace)}</p>}
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
