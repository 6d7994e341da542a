import { SelectField } from '@/components/forms/fields/SelectField';
import { presets } from '@/containers/settings/chargeModelTexts';
import { WorkedExample } from '@/containers/settings/WorkedExample';
import type { ReadPayment } from '@/domain/imports/plan';
import { MODEL_PRESETS, type ModelPreset } from '@/domain/money/chargeModel';
import type { Cents } from '@/domain/money/money';
import type { Settings } from '@/features/imports/importing/useSettings';
import * as texts from './texts';

type Props = {
  settings: Settings;
  rows: readonly ReadPayment[];
  money: (cents: Cents) => string;
};

/** Asks once who pays the processor, with a payment of the file as the example. */
export function ChargeModelQuestion({ settings: { detected, chargeModel: chosen, chooseModel }, rows, money }: Props) {
  if (!detected) return null;
  const ofProvider = detected === 'asked' || detected === 'specification' ? 'stripeDirect' : detected;
  // The settlement details do not show whether the platform or a merchant account is liable.
  const ofAdyen: ModelPreset[] = ofProvider === 'adyen' ? ['adyenPlatform'] : [];
  const options = [
    ...new Set<ModelPreset>(['specification', 'stripeDestination', 'stripeDirect', ofProvider, ...ofAdyen]),
  ];
  const example = rows.find(({ fees, isPaid }) => isPaid && fees !== undefined && fees.processor > 0);
  return (
    <SelectField
      className="mt-3"
      label={texts.whoPaysProcessor}
      isRequired
      value={chosen ?? ''}
      options={[
        ...(detected === 'asked' ? [{ value: '', label: texts.chooseModel } as const] : []),
        ...options.map((value) => ({ value, label: presets[value] })),
      ]}
      hint={
        <>
          {detected === 'asked' ? texts.modelAsked : texts.modelDetected}{' '}
          {example?.fees && chosen && (
            <WorkedExample amount={example.amount} charged={example.fees} model={MODEL_PRESETS[chosen]} money={money} />
          )}
        </>
      }
      onChange={(model) => chooseModel(model === '' ? undefined : model)}
    />
  );
}
