import { useRef } from 'react';
import { propose } from '@/commands/approvals/propose';
import { recordPayouts } from '@/commands/statements/statements';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { DraftNote } from '@/components/forms/DraftNote';
import { SubmitDialog } from '@/components/forms/SubmitDialog';
import { InputField } from '@/components/forms/fields/InputField';
import * as form from '@/components/forms/form.module.scss';
import { AmountField } from '@/containers/money/AmountField';
import { ApprovalNote } from '@/containers/approvals/ApprovalNote';
import * as approvalTexts from '@/containers/approvals/texts';
import { useApprovalOf } from '@/containers/approvals/useApproval';
import { useMoney } from '@/containers/money/Money';
import { LONGEST_DESCRIPTION } from '@/domain/merchants/merchantDraftSchema';
import { plainAmount } from '@/domain/money/money';
import { partyNameOf, type PartyId } from '@/domain/statements/parties';
import { OpeningQuestion } from '@/pages/merchants/adjustments/OpeningQuestion';
import { readPayoutAmount } from '@/domain/statements/payouts/payoutForm';
import { selectReservations } from '@/selectors/approvals/waitingProposals';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectBalance } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
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
  const { draft, change, startOver, forget, leave, question, dayOf, judgedOf } = usePayoutDraft(
    { text: plainAmount(available, currency), reason: '' },
    [{ partyId, amount: available }],
  );
  const reserved = useAppSelector(selectReservations).parties.get(partyId) ?? 0;
  const field = useRef<HTMLInputElement>(null);
  const rules = useApprovalOf('recordPayouts');
  if (!balance) return <MissingRowDialog title={TITLE} noun="merchant" id={partyId} />;
  const reason = draft.reason.trim();
  const { cents: amount, refusal } = readPayoutAmount(draft.text, reason === '' ? balance.balance : Infinity, currency);
  const { day, fields, isAboveAvailable } = dayOf(amount === undefined ? [] : [{ partyId, amount }], reason !== '');
  const judged = judgedOf([{ partyId, amount: amount ?? 0 }]);
  const approval = rules(judged);
  const canRecord = !approval || approval.approvers.length > 0;
  const asksReason =
    reason !== '' ||
    isAboveAvailable ||
    refusal?.kind === 'nothingAvailable' ||
    refusal?.kind === 'amountAboveRefundable';

  return (
    <SubmitDialog
      title={TITLE}
      help="payouts"
      submitLabel={
        approval
          ? texts.propose(amount === undefined ? undefined : money(amount))
          : amount === undefined
            ? texts.recordPayout
            : texts.recordAmount(money(amount))
      }
      question={question}
      onSubmit={() => {
        if (amount === undefined || day === undefined || !canRecord) field.current?.focus();
        else {
          const payout = { day, reference: draft.reference, reason: reason || undefined };
          const items = [{ subjectId: partyId, amount }];
          const isDone = approval
            ? dispatch(propose({ act: 'recordPayouts', items, judged, ...payout }))
            : dispatch(recordPayouts({ amounts: { [partyId]: amount }, ...payout }));
          if (isDone) forget();
        }
      }}
      onClose={leave}
    >
      <DraftNote onStartedOver={startOver} />
      <p>
        {texts.to} <strong>{name}</strong>. {approval ? texts.sendApproved : texts.sendMoney}
      </p>
      <OpeningQuestion />
      <ApprovalNote approval={approval} />
      {reserved > 0 && <p>{approvalTexts.reserved(money(reserved))}</p>}
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
          <InputField
            className={form.wide}
            label={texts.reason}
            hint={texts.reasonHint}
            autoComplete="off"
            maxLength={LONGEST_DESCRIPTION}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
          />
        )}
      </div>
    </SubmitDialog>
  );
}
