import { useMoney } from '@/containers/money/Money';
import { WorkedExample } from '@/containers/settings/WorkedExample';
import type { ChargeModel } from '@/domain/money/chargeModel';
import { selectExamplePayment } from '@/selectors/payments/modelEffect';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** One payment of the workspace under the model. */
export function ModelExample({ model }: { model: ChargeModel }) {
  const example = useAppSelector(selectExamplePayment);
  const money = useMoney();
  if (!example) return null;
  return (
    <p className="mt-3" aria-live="polite">
      <strong>{texts.example}:</strong> <WorkedExample {...example} model={model} money={money} />
    </p>
  );
}
