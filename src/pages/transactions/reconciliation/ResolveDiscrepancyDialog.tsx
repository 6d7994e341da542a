import { Dialog } from '@/components/dialogs/Dialog';
import { useRecordedTime } from '@/containers/useRecordedTime';
import Button from 'react-bootstrap/Button';
import { reopenDiscrepancy, resolveDiscrepancy } from '@/commands/reconciliation';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { DialogLink } from '@/containers/DialogLink';
import { useMoney } from '@/containers/money/Money';
import { AssignmentButton } from '@/containers/assignments/AssignmentButton';
import { NotesButton } from '@/containers/NotesButton';
import { spellDay } from '@/domain/calendar/dates';
import type { DiscrepancyRow } from '@/selectors/reconciliation/discrepancyList';
import { rulesOf } from '@/domain/reconciliation/discrepancyKinds';
import { resolutionDraftSchema } from '@/domain/reconciliation/schema';
import { selectDiscrepancy } from '@/selectors/reconciliation/reconciliationSelectors';
import { difference } from '@/selectors/reconciliation/discrepancyTexts';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './reconciliation.module.scss';
import * as texts from './resolveTexts';
import { DataTable, type Column } from '@/components/lists/DataTable';
import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import { compareSides, type FieldComparison } from '@/domain/reconciliation/compareSides';

/** The nearest amounts come first, so a longer list would not help. */
const MOST_MATCHES = 50;

type Props = { reportId: string; breakId: string };

export function ResolveDiscrepancyDialog({ reportId, breakId }: Props) {
  const dispatch = useAppDispatch();
  const timeOf = useRecordedTime();
  const money = useMoney();
  const found = useAppSelector((state) => selectDiscrepancy(state, breakId));
  const form = useDraftForm(resolutionDraftSchema, { withBreakId: '', reason: '' }, useAppSelector(selectCurrency));
  const close = () => dispatch(dialogClosed());
  if (!found) return <MissingRowDialog title={texts.missingTitle} noun={texts.noun} id={breakId} />;
  const { settlement: resolution, state, matches, matchedWith, discrepancy } = found;
  const title = texts.title(rulesOf(discrepancy.kind).label, found.payment);
  if (resolution || state !== 'Open') {
    return (
      <Dialog
        title={title}
        help="discrepancies"
        size="lg"
        dismiss="Close"
        footer={
          resolution && (
            <Button
              onClick={() => {
                dispatch(reopenDiscrepancy(resolution));
                close();
              }}
            >
              {texts.reopen}
            </Button>
          )
        }
      >
        <About row={found} reportId={reportId} />
        <p>
          {resolution ? (
            <>
              <strong>{matchedWith ? texts.matchedWith(matchedWith.payment) : texts.resolved}</strong>
              {texts.resolution(resolution.recordedBy, spellDay(timeOf(resolution)), resolution.reason)}
            </>
          ) : (
            texts.cleared
          )}
        </p>
        <DiscrepancyComparison discrepancy={discrepancy} />
      </Dialog>
    );
  }
  const isMatchable = matches.length > 0;
  const amountOf = ({ discrepancy: { ours, theirs } }: DiscrepancyRow) => money((ours ?? theirs[0])?.amount ?? 0);
  return (
    <FormDialog
      title={title}
      help="discrepancies"
      saveLabel={isMatchable ? texts.resolve : texts.acceptDifference}
      form={form}
      onSave={({ withBreakId, reason }) =>
        dispatch(resolveDiscrepancy({ reportId, breakId, reason, ...(withBreakId !== '' && { withBreakId }) }))
      }
    >
      <About row={found} reportId={reportId} />
      <DiscrepancyComparison discrepancy={discrepancy} />
      <div className="d-grid gap-3">
        {isMatchable && (
          <FormField
            label={texts.resolutionField}
            field={form.register('withBreakId')}
            options={[
              { value: '', label: texts.accept },
              ...matches.slice(0, MOST_MATCHES).map((row) => ({
                value: row.id,
                label: texts.match(row.payment, amountOf(row)),
              })),
            ]}
          />
        )}
        <FormField label={texts.reason} isRequired isMultiline hint={texts.reasonHint} {...fieldOf(form)('reason')} />
      </div>
    </FormDialog>
  );
}

type AboutProps = { row: DiscrepancyRow; reportId: string };

function About({ row: { discrepancy, merchantName }, reportId }: AboutProps) {
  return (
    <>
      <p>
        {difference(discrepancy)}
        {discrepancy.ours && merchantName !== '' && (
          <>
            {texts.merchant(merchantName)}
            <DialogLink dialog={{ kind: 'transactionDetails', transactionId: discrepancy.ours.id }}>
              {texts.viewPayment}
            </DialogLink>
          </>
        )}
      </p>
      <p>
        <AssignmentButton subject={{ subject: 'discrepancy', subjectId: discrepancy.id, reportId }} /> ·{' '}
        <NotesButton subject="discrepancy" subjectId={discrepancy.id} />
      </p>
    </>
  );
}

/** A duplicate may have many rows; more than these do not help to decide. */
const MOST_ROWS = 5;

const DIFFERENCE: Column<FieldComparison> = {
  header: texts.difference,
  cardSlot: 'figure',
  render: ({ isSame, difference }) => (isSame ? '' : (difference ?? texts.different)),
};

type DiscrepancyComparisonProps = { discrepancy: Discrepancy };

/** Shows the console and the report next to each other, one table per row of a duplicate. */
export function DiscrepancyComparison({ discrepancy: { ours, theirs } }: DiscrepancyComparisonProps) {
  const rows = theirs.length === 0 ? [undefined] : theirs.slice(0, MOST_ROWS);
  return rows.map((row, index) => {
    const facts = compareSides(ours, row);
    const areCompared = facts.some(({ isSame }) => !isSame);
    return (
      <div key={index} className="mb-3">
        <DataTable<FieldComparison>
          caption={rows.length > 1 ? texts.bothSidesOfRow(index + 1) : texts.bothSides}
          columns={[
            { header: texts.field, cardSlot: 'name', render: ({ label }) => label },
            {
              ...texts.console,
              render: (fact) => <Reported fact={fact} text={fact.ours} />,
            },
            { ...texts.report, render: (fact) => <Reported fact={fact} text={fact.theirs} /> },
            // The column would be empty if one side is missing, and a phone has little room.
            ...(areCompared ? [DIFFERENCE] : []),
          ]}
          rows={facts}
          rowKey={({ label }) => label}
          empty={null}
          hasCardRows
        />
      </div>
    );
  });
}

function Reported({ fact, text }: { fact: FieldComparison; text: string }) {
  return <span className={fact.isSame ? 'text-body-secondary' : styles.differs}>{text}</span>;
}
