import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { propose } from '@/commands/approvals/propose';
import { recordPayouts } from '@/commands/statements/statements';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { Dialog } from '@/components/dialogs/Dialog';
import { DraftNote } from '@/components/forms/DraftNote';
import * as formField from '@/components/forms/fields/FormField.module.scss';
import { SelectField } from '@/components/forms/fields/SelectField';
import * as form from '@/components/forms/form.module.scss';
import { ApprovalNote } from '@/containers/approvals/ApprovalNote';
import * as approvalTexts from '@/containers/approvals/texts';
import { useApproval } from '@/containers/approvals/useApproval';
import { MOST_ITEMS } from '@/domain/approvals/vocabulary';
import { ExportButton } from '@/containers/ExportButton';
import { classNames } from '@/components/page/classNames';
import { LONGEST_AMOUNT } from '@/containers/money/AmountField';
import { RefusalText } from '@/containers/RefusalText';
import { useMoney } from '@/containers/money/Money';
import { csvFileName } from '@/domain/lists/csv';
import { describeCount } from '@/domain/lists/paging';
import { merchantTone } from '@/domain/merchants/merchants';
import type { PartyId } from '@/domain/statements/parties';
import { PAYEES, payoutRun, readMinimum, type Payees } from '@/domain/statements/payouts/payoutForm';
import { selectReservations } from '@/selectors/approvals/waitingProposals';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { countWithoutAccount, selectPayoutsTable } from '@/selectors/statements/statementTables';
import { selectBalances } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { PayoutFields } from './PayoutFields';
import { PayoutTable } from './PayoutTable';
import { SepaFile } from './SepaFile';
import { usePayoutDraft } from './usePayoutDraft';
import * as texts from './texts';

/**
 * `ticks` has the parties that the operator selected or deselected. All others are selected, except suspended
 * merchants.
 */
type Draft = { payees: Payees; leastText: string; ticks: Readonly<Record<PartyId, boolean>> };

/** Records payouts of the whole available balance to many parties, after a preview, and offers a bank file. */
export function PayoutRunDialog() {
  const dispatch = useAppDispatch();
  const merchants = useAppSelector(selectMerchantRows);
  const balances = useAppSelector(selectBalances);
  const currency = useAppSelector(selectCurrency);
  const isReserved = useAppSelector(selectReservations).parties.size > 0;
  const money = useMoney();
  const suspended = new Set(
    merchants.filter(({ status }) => status === texts.suspended).map((merchant) => merchant.id),
  );
  const { draft, change, startOver, forget, leave, question, dayOf, judgedOf } = usePayoutDraft<Draft>(
    { payees: 'Merchants', leastText: '', ticks: {} },
    payoutRun(balances, { payees: 'Merchants', least: 0 }).filter(({ partyId }) => !suspended.has(partyId)),
  );
  const { payees, leastText, ticks, reference } = draft;
  const id = useId();
  const { cents: least, refusal } = readMinimum(leastText, currency);
  const offered = least === undefined ? [] : payoutRun(balances, { payees, least });
  const isTicked = (partyId: PartyId) => ticks[partyId] ?? !suspended.has(partyId);
  const run = offered.filter(({ partyId }) => isTicked(partyId));
  const { day, fields } = dayOf(run);
  const sum = run.reduce((total, { amount }) => total + amount, 0);
  const judged = judgedOf(run);
  const approval = useApproval('recordPayouts', judged);
  const isTooLong = approval !== undefined && run.length > MOST_ITEMS;
  const canRecord = !approval || (approval.approvers.length > 0 && !isTooLong);
  const withoutAccount = useAppSelector((state) => countWithoutAccount(state, run));
  const isReady = run.length > 0 && day !== undefined && canRecord;
  const asRow = (payout: (typeof offered)[number]) => ({ ...payout, id: payout.partyId, day: day ?? '', reference });

  return (
    <Dialog
      title={texts.recordPayouts}
      help="payouts"
      size="lg"
      onClose={leave}
      dismiss="Cancel"
      question={question}
      footer={
        <>
          {!approval && (
            <ExportButton
              label={texts.bankFile}
              fileName={csvFileName('payouts', { start: day ?? null, end: day ?? null })}
              getTable={(state) => selectPayoutsTable(state, run.map(asRow))}
            />
          )}
          <Button type="submit" form={id} aria-disabled={!isReady}>
            {run.length === 0
              ? texts.recordPayouts
              : (approval ? texts.proposeRun : texts.recordRun)(describeCount(run.length, 'payout'), money(sum))}
          </Button>
        </>
      }
    >
      <DraftNote onStartedOver={startOver} />
      <ApprovalNote approval={approval} />
      {approval && <p>{texts.bankFileLater}</p>}
      {isTooLong && <p role="alert">{approvalTexts.tooMany(MOST_ITEMS, 'payouts')}</p>}
      <Form
        id={id}
        noValidate
        className={classNames(form.grid, 'mb-4')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          const amounts = Object.fromEntries(run.map(({ partyId, amount }) => [partyId, amount]));
          const items = run.map(({ partyId, amount }) => ({ subjectId: partyId, amount }));
          const isDone = approval
            ? dispatch(propose({ act: 'recordPayouts', items, judged, day, reference: reference.trim() }))
            : dispatch(recordPayouts({ amounts, day, reference }));
          if (isDone) forget();
        }}
      >
        <SelectField
          label={texts.recipients}
          value={payees}
          options={PAYEES}
          onChange={(chosen) => change({ payees: chosen })}
        />
        <Form.Group controlId={`${id}-least`}>
          <Form.Label>{texts.minimum}</Form.Label>
          <Form.Control
            inputMode="decimal"
            autoComplete="off"
            maxLength={LONGEST_AMOUNT}
            placeholder={money(0)}
            value={leastText}
            aria-invalid={refusal !== undefined}
            aria-describedby={`${id}-least-problem`}
            onChange={({ target }) => change({ leastText: target.value })}
          />
          <p id={`${id}-least-problem`} className={formField.message} aria-live="polite">
            {refusal && <RefusalText refusal={refusal} />}
          </p>
        </Form.Group>
        <PayoutFields {...fields} />
      </Form>
      <PayoutTable
        caption={texts.preview}
        payouts={offered.map(asRow)}
        empty={refusal ? texts.noneForAmount : describeNobody(payees, least, isReserved)}
        renderParty={({ partyId }, name) => (
          <Form.Check
            id={`${id}-${encodeURIComponent(partyId)}`}
            className={form.check}
            checked={isTicked(partyId)}
            label={
              <>
                {name}
                {suspended.has(partyId) && (
                  <>
                    {' '}
                    <StatusBadge label={texts.suspended} tone={merchantTone(texts.suspended)} />
                  </>
                )}
              </>
            }
            onChange={({ target }) => change({ ticks: { ...ticks, [partyId]: target.checked } })}
          />
        )}
      />
      {!approval && withoutAccount > 0 && (
        <p className="form-text">{texts.withoutAccount(withoutAccount, run.length)}</p>
      )}
      {!approval && <SepaFile payouts={isReady ? run.map(asRow) : []} />}
    </Dialog>
  );
}

/** Why a run has no payouts: a minimum leaves all out, or nobody has an available balance that is not reserved. */
function describeNobody(payees: Payees, least: number, isReserved: boolean): string {
  if (least > 0) return texts.noneAvailable;
  if (isReserved) return texts.allPaidOrWaiting;
  return payees === 'Merchants' ? texts.allMerchantsPaid : texts.allPartiesPaid;
}
