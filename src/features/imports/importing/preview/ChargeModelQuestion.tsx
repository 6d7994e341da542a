import Form from 'react-bootstrap/Form';
import { presets } from '@/containers/settings/chargeModelTexts';
import { WorkedExample } from '@/containers/settings/WorkedExample';
import type { ReadPayment } from '@/domain/imports/plan';
import { MODEL_PRESETS, type ModelPreset } from '@/domain/money/chargeModel';
import type { Cents } from '@/domain/money/money';
import * as texts from './texts';

type Props = {
  id: string;
  /** The model that the files show; `asked` if they do not show it. */
  detected: ModelPreset | 'asked';
  chosen: ModelPreset | undefined;
  onChosen: (model: ModelPreset | undefined) => void;
  rows: readonly ReadPayment[];
  money: (cents: Cents) => string;
};

/** Asks once who pays the processor, with a payment of the file as the example. */
export function ChargeModelQuestion({ id, detected, chosen, onChosen, rows, money }: Props) {
  const ofProvider = detected === 'asked' || detected === 'specification' ? 'stripeDirect' : detected;
  // The settlement details do not show whether the platform or a merchant account is liable.
  const ofAdyen: ModelPreset[] = ofProvider === 'adyen' ? ['adyenPlatform'] : [];
  const options = [
    ...new Set<ModelPreset>(['specification', 'stripeDestination', 'stripeDirect', ofProvider, ...ofAdyen]),
  ];
  const example = rows.find(({ fees, isPaid }) => isPaid && fees !== undefined && fees.processor > 0);
  return (
    <Form.Group controlId={`${id}-model`} className="mt-3">
      <Form.Label>{texts.whoPaysProcessor}</Form.Label>
      <Form.Select
        required
        value={chosen ?? ''}
        aria-describedby={`${id}-example`}
        onChange={({ target }) => onChosen(options.find((option) => option === target.value))}
      >
        {detected === 'asked' && <option value="">{texts.chooseModel}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {presets[option]}
          </option>
        ))}
      </Form.Select>
      <Form.Text id={`${id}-example`}>
        {detected === 'asked' ? texts.modelAsked : texts.modelDetected}{' '}
        {example?.fees && chosen && (
          <WorkedExample amount={example.amount} charged={example.fees} model={MODEL_PRESETS[chosen]} money={money} />
        )}
      </Form.Text>
    </Form.Group>
  );
}
