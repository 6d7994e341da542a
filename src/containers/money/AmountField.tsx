import { useId, type ReactNode, type Ref } from 'react';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import * as formField from '@/components/forms/fields/FormField.module.scss';
import * as form from '@/components/forms/form.module.scss';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { classNames } from '@/components/page/classNames';
import { plainAmount, type Cents } from '@/domain/money/money';
import type { Refusal } from '@/domain/refusals';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './AmountField.module.scss';
import { RefusalText } from '@/containers/RefusalText';
import * as texts from '@/containers/texts';

/** In characters: more than any amount of any currency has. */
export const LONGEST_AMOUNT = 40;

type Props = {
  text: string;
  refusal: Refusal | undefined;
  /** The allowed amount. */
  limit: ReactNode;
  /** Amounts to choose, with a label for the group. */
  choices?: { label: string; amounts: readonly { label: string; cents: Cents }[] };
  ref: Ref<HTMLInputElement>;
  onChanged: (text: string) => void;
};

/** A form field for an amount in the workspace's currency, with its limit and its error. */
export function AmountField({ text, refusal, limit, choices, ref, onChanged }: Props) {
  const currency = useAppSelector(selectCurrency);
  const id = useId();
  return (
    <Form.Group controlId={id} className={form.wide}>
      <Form.Label>{texts.amount}</Form.Label>
      <div className={styles.row}>
        <InputGroup className={styles.field}>
          <InputGroup.Text aria-hidden>{currency.sign.trim()}</InputGroup.Text>
          <Form.Control
            ref={ref}
            inputMode="decimal"
            autoComplete="off"
            maxLength={LONGEST_AMOUNT}
            value={text}
            aria-invalid={refusal !== undefined}
            aria-describedby={`${id}-limit ${id}-problem`}
            onChange={({ target }) => onChanged(target.value)}
          />
        </InputGroup>
        {choices && (
          <div className={styles.choices} role="group" aria-label={choices.label}>
            {choices.amounts.map(({ label, cents }) => (
              <SmallButton key={label} onClick={() => onChanged(plainAmount(cents, currency))}>
                {label}
              </SmallButton>
            ))}
          </div>
        )}
      </div>
      <p id={`${id}-limit`} className="form-text">
        {limit}
      </p>
      <p id={`${id}-problem`} className={classNames(formField.message, styles.problem)} aria-live="polite">
        {refusal && <RefusalText refusal={refusal} />}
      </p>
    </Form.Group>
  );
}
