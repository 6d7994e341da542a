import { useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import { recordPayouts } from '@/commands/statements';
import { Dialog } from '@/components/dialogs/Dialog';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import * as formField from '@/components/forms/FormField.module.scss';
import * as form from '@/components/forms/form.module.scss';
import { RefusalText } from '@/containers/RefusalText';
import { useMoney } from '@/containers/useMoney';
import { plainAmount } from '@/domain/money/money';
import { partyNameOf, type PartyId } from '@/domain/statements/parties';
import { readPayoutAmount } from '@/domain/statements/payoutForm';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectBalance } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { PayoutFields } from './PayoutFields';
import { usePayoutDraft } from './usePayoutDraft';

const TITLE = 'Record Payout';

type Props = { partyId: PartyId };

/** Asks how much was paid out to a party: at most what is available. */
export function RecordPayoutDialog({ partyId }: Props) {
  const dispatch = useAppDispatch();
  const balance = useAppSelector((state) => selectBalance(state, partyId));
  const name = partyNameOf(useAppSelector(selectMerchantNames), partyId);
  const currency = useAppSelector(selectCurrency);
  const money = useMoney();
  const [text, setText] = useState(plainAmount(balance?.available ?? 0, currency));
  const draft = usePayoutDraft();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const close = () => dispatch(dialogClosed());
  if (!balance) return <MissingRowDialog title={TITLE} noun="merchant" id={partyId} onClose={close} />;
  const { cents: amount, refusal } = readPayoutAmount(text, balance.balance, currency);

  return (
    <Dialog
      title={TITLE}
      onClose={close}
      dismiss="Cancel"
      footer={
        <Button type="submit" form={id}>
          {amount === undefined ? 'Record payout' : `Record ${money(amount)}`}
        </Button>
      }
    >
      <p>
        To <strong>{name}</strong>. The money leaves through your bank; this notes that it did.
      </p>
      <Form
        id={id}
        noValidate
        className={form.grid}
        onSubmit={(event) => {
          event.preventDefault();
          const { day, reference } = draft;
          if (amount === undefined || day === undefined) field.current?.focus();
          else dispatch(recordPayouts({ amounts: { [partyId]: amount }, day, reference }));
        }}
      >
        <Form.Group controlId={`${id}-amount`} className={form.wide}>
          <Form.Label>Amount</Form.Label>
          <InputGroup>
            <InputGroup.Text aria-hidden>{currency.sign.trim()}</InputGroup.Text>
            <Form.Control
              ref={field}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              aria-invalid={refusal !== undefined}
              aria-describedby={`${id}-available ${id}-problem`}
              onChange={({ target }) => setText(target.value)}
            />
          </InputGroup>
          <p id={`${id}-available`} className="form-text">
            {money(balance.available)} is available.
          </p>
          <p id={`${id}-problem`} className={formField.message} aria-live="polite">
            {refusal && <RefusalText refusal={refusal} />}
          </p>
        </Form.Group>
        <PayoutFields {...draft.fields} />
      </Form>
    </Dialog>
  );
}
