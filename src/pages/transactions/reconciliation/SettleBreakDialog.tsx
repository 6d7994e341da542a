import Button from 'react-bootstrap/Button';
import { reopenBreak, settleBreak } from '@/commands/reconciliation';
import { Dialog } from '@/components/dialogs/Dialog';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { DialogLink } from '@/containers/DialogLink';
import { useMoney } from '@/containers/useMoney';
import { spellDay } from '@/domain/calendar/dates';
import type { BreakRow } from '@/domain/reconciliation/breakList';
import { describeBreak, KIND_NAMES } from '@/domain/reconciliation/words';
import { settlementDraftSchema } from '@/domain/schemas/reconciliation';
import { selectBreak } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { BothRows } from './BothRows';
import * as styles from './reconciliation.module.scss';

/** Further ones are found by their amounts: the nearest stand first. */
const MOST_MATCHES = 50;

type Props = { reportId: string; breakId: string };

/** One break: both rows, what differs, and what settles it. */
export function SettleBreakDialog({ reportId, breakId }: Props) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const found = useAppSelector((state) => selectBreak(state, breakId));
  const form = useDraftForm(settlementDraftSchema, { withBreakId: '', reason: '' }, useAppSelector(selectCurrency));
  const close = () => dispatch(dialogClosed());
  if (!found) return <MissingRowDialog title="Break" noun="break" id={breakId} onClose={close} />;
  const { settlement, state, matches, matchedWith, broken } = found;
  const title = `${KIND_NAMES[broken.kind]}: ${found.payment}`;
  if (settlement || state !== 'Open') {
    return (
      <Dialog
        title={title}
        help="discrepancies"
        size="lg"
        onClose={close}
        dismiss="Close"
        footer={
          settlement && (
            <Button
              onClick={() => {
                dispatch(reopenBreak(settlement));
                close();
              }}
            >
              Open it again
            </Button>
          )
        }
      >
        <About row={found} />
        <p>
          {settlement ? (
            <>
              <strong>{matchedWith ? `Matched with ${matchedWith.payment}` : 'Settled'}</strong> by{' '}
              {settlement.recordedBy} on {spellDay(settlement.recordedAt.slice(0, 10))}: {settlement.reason}
            </>
          ) : (
            'A later report has it: it has cleared itself.'
          )}
        </p>
        <BothRows broken={broken} />
      </Dialog>
    );
  }
  const amountOf = ({ broken: { ours, theirs } }: BreakRow) => money((ours ?? theirs[0])?.amount ?? 0);
  return (
    <FormDialog
      title={title}
      help="discrepancies"
      saveLabel="Settle"
      form={form}
      onSave={({ withBreakId, reason }) =>
        dispatch(settleBreak({ reportId, breakId, reason, ...(withBreakId !== '' && { withBreakId }) }))
      }
      onClose={close}
    >
      <About row={found} />
      <BothRows broken={broken} />
      <div className={styles.fields}>
        {matches.length > 0 && (
          <FormField
            label="What settles it"
            field={form.register('withBreakId')}
            options={[
              { value: '', label: 'Accept it as it is' },
              ...matches.slice(0, MOST_MATCHES).map((row) => ({
                value: row.id,
                label: `It is the same payment as ${row.payment}, ${amountOf(row)}`,
              })),
            ]}
          />
        )}
        <FormField
          label="Reason"
          isRequired
          isMultiline
          hint="What you found out, for whoever asks later."
          field={form.register('reason')}
          message={form.formState.errors.reason?.message}
        />
      </div>
    </FormDialog>
  );
}

function About({ row: { broken, merchantName } }: { row: BreakRow }) {
  return (
    <p>
      {describeBreak(broken)}
      {broken.ours && merchantName !== '' && (
        <>
          {' '}
          {merchantName},{' '}
          <DialogLink dialog={{ kind: 'transactionDetails', transactionId: broken.ours.id }}>
            see the payment
          </DialogLink>
        </>
      )}
    </p>
  );
}
