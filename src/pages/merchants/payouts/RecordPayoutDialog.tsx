import { useId, useRef } from 'react';
import Form from 'react-bootstrap/Form';
import { recordPayouts } from '@/commands/statements/statements';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { DraftNote } from '@/components/forms/DraftNote';
import { describedBy, FieldNotes } from '@/components/forms/FormField';
import { SubmitDialog } from '@/components/forms/SubmitDialog';
import * as form from '@/components/forms/form.module.scss';
import { AmountField } from '@/containers/AmountField';
import { useMoney } from '@/containers/Money';
import { LONGEST_DESCRIPTION } from '@/domain/merchants/merchantDraftSchema';
import { plainAmount } from '@/domain/money/money';
import { partyNameOf, type PartyId } from '@/domain/statements/parties';
import { readPayoutAmount } from '@/domain/statements/payouts/payoutForm';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectBalance } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { PayoutFields } from './PayoutFields';
import { usePayoutDraft } from './usePayoutDraft';
import * as texts from './texts';

const TITLE = texts.recordPayout;

type Props = { partyId: PartyId };

/** Asks for the amount of a payout, at most the available balance. */
export function RecordPayoutDialog({ partyId }: Props) {
  const dispatch = useAppDispatch();
  const balance = useAppSelector((state) => selectBalance(state, partyId));
  const name = partyNameOf(useAppSelector(selectPartyNames), partyId);
  const currency = useAppSelector(selectCurrency);
  const money = useMoney();
  const available = balance?.available ?? 0;
  const { draft, change, startOver, forget, leave, question, dayOf } = usePayoutDraft(
    { text: plainAmount(available, currency), reason: '' },
    [{ partyId, amount: available }],
  );
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  if (!balance)
    return <MissingRowDialog title={TITLE} noun="merchant" id={partyId} onClose={() => dispatch(dialogClosed())} />;
  const reason = draft.reason.trim();
  const { cents: amount, refusal } = readPayoutAmount(draft.text, reason === '' ? balance.balance : Infinity, currency);
  const { day, fields, isAboveAvailable } = dayOf(amount === undefined ? [] : [{ partyId, amount }], reason !== '');
  const asksReason =
    reason !== '' ||
    isAboveAvailable ||
    refusal?.kind === 'nothingAvailable' ||
    refusal?.kind === 'amountAboveRefundable';

  return (
    <SubmitDialog
      title={TITLE}
      help="payouts"
      submitLabel={amount === undefined ? texts.recordPayout : texts.recordAmount(money(amount))}
      question={question}
      onSubmit={() => {
        if (amount === undefined || day === undefined) field.current?.focus();
        else {
          const payout = { amounts: { [partyId]: amount }, day, reference: draft.reference };
          if (dispatch(recordPayouts({ ...payout, reason: reason || undefined }))) forget();
        }
      }}
      onClose={leave}
    >
      <DraftNote onStartedOver={startOver} />
      <p>
        {texts.to} <strong>{name}</strong>. {texts.sendMoney}
      </p>
      <div className={form.grid}>
        <AmountField
          ref={field}
          text={draft.text}
          refusal={refusal}
          limit={texts.available(money(available))}
          onChanged={(text) => change({ text })}
        />
        <PayoutFields {...fields} />
        {asksReason && (
          <Form.Group controlId={`${id}-reason`} className={form.wide}>
            <Form.Label>{texts.reason}</Form.Label>
            <Form.Control
              autoComplete="off"
              maxLength={LONGEST_DESCRIPTION}
              value={draft.reason}
              aria-describedby={describedBy(`${id}-reason`, texts.reasonHint, undefined)}
              onChange={({ target }) => change({ reason: target.value })}
            />
            <FieldNotes id={`${id}-reason`} hint={texts.reasonHint} />
          </Form.Group>
        )}
      </div>
    </SubmitDialog>
  );
}
