import Button from 'react-bootstrap/Button';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { ROW_LINK } from '@/components/lists/rowLink';
import { EmptyCard } from '@/components/page/cards/EmptyCard';
import { RouteLink } from '@/components/text/RouteLink';
import * as textStyles from '@/components/text/text.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { PendingRecord } from '@/containers/PendingRow';
import { formatMoment } from '@/domain/calendar/moments';
import { addressOf, PATHS } from '@/domain/screens';
import {
  ASSIGNED_LIST,
  assignedList,
  selectAssignedRows,
  type AssignedRow,
} from '@/selectors/assignments/assignedList';
import { types } from '@/selectors/assignments/texts';
import { selectTableOf } from '@/selectors/lists/listTable';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

const { columns } = ASSIGNED_LIST;

/** Who has to act on which payments, disputes and discrepancies. */
export function AssignedView() {
  const rows = useAppSelector(selectAssignedRows);
  if (rows.length === 0) return <EmptyCard title={texts.noneTitle} text={texts.none} />;
  return (
    <ListScreen
      list={assignedList}
      isDense
      file={{ name: 'assignments.csv', selectTable: selectTableOf(assignedList) }}
      cells={{
        about: {
          render: (row) => (
            <>
              <About row={row} />
              <small className={textStyles.note}>{types[row.assignment.subject]}</small>
            </>
          ),
          width: 'long',
          cardSlot: 'name',
        },
        merchant: {},
        amount: { width: 'short', cardSlot: 'figure' },
        person: { width: 'short' },
        at: { render: ({ at }) => formatMoment(at), width: 'short' },
        state: {
          render: (row) => (
            <>
              <State row={row} />
              <PendingRecord id={row.assignment.id} />
            </>
          ),
          width: 'short',
          cardSlot: 'badge',
        },
      }}
    />
  );
}

/** The status opens the assignment, where it is marked as done or reassigned. */
function State({ row }: { row: AssignedRow }) {
  const dispatch = useAppDispatch();
  const { subject, subjectId, reportId, state } = row.assignment;
  const about = { subject, subjectId, ...(reportId !== undefined && { reportId }) };
  return (
    <Button
      variant="link"
      className={textStyles.inlineButton}
      aria-label={texts.assignmentOf(String(columns.state.value(row)), row.about)}
      onClick={() => dispatch(dialogOpened({ kind: 'assignment', ...about }))}
    >
      <StatusBadge label={String(columns.state.value(row))} tone={state === 'done' ? 'green' : 'yellow'} />
    </Button>
  );
}

/** Leads to the payment, or to the discrepancy in its report. */
function About({ row: { about, paymentId, assignment } }: { row: AssignedRow }) {
  const { subject, reportId } = assignment;
  if (subject === 'discrepancy' && reportId !== undefined)
    return (
      <RouteLink
        to={addressOf(PATHS.transactions, { view: 'reconciliation', report: reportId, search: about })}
        {...ROW_LINK}
      >
        {about}
      </RouteLink>
    );
  if (paymentId === undefined) return about;
  return (
    <DialogLink dialog={{ kind: 'transactionDetails', transactionId: paymentId }} look={ROW_LINK}>
      {about}
    </DialogLink>
  );
}
