import { StatusBadge } from '@/components/badges/StatusBadge';
import { ROW_LINK } from '@/components/lists/rowLink';
import { EmptyCard } from '@/components/page/cards/EmptyCard';
import { daysLeft } from '@/components/text/deadlineTexts';
import { AssigneeNote } from '@/containers/assignments/AssigneeNote';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { formatDay } from '@/domain/calendar/dates';
import type { DisputeStatus } from '@/domain/disputes/vocabulary';
import type { Tone } from '@/domain/tones';
import { DISPUTE_LIST, disputesList, selectDisputeRows, type DisputeRow } from '@/selectors/disputes/disputeList';
import { selectTableOf } from '@/selectors/lists/listTable';
import { useAppSelector } from '@/store/hooks';
import { lazyPart } from '@/components/browser/lazyPart';
import * as texts from './texts';

const DisputeSelectionBar = lazyPart(
  'DisputeSelectionBar',
  () => import(/* webpackChunkName: "dispute-selection" */ './DisputeSelectionBar'),
);

const { columns } = DISPUTE_LIST;

const TONES: Record<DisputeStatus, Tone> = {
  'needs response': 'red',
  'under review': 'yellow',
  warning: 'yellow',
  won: 'green',
  lost: 'grey',
  prevented: 'green',
};

/** All disputes, those that are due first. */
export function DisputesView() {
  const rows = useAppSelector(selectDisputeRows);
  if (rows.length === 0) return <EmptyCard title={texts.noneTitle} text={texts.none} />;
  return (
    <ListScreen
      list={disputesList}
      isDense
      selection={{
        name: 'disputes',
        nameOf: ({ transactionId }) => texts.disputeOf(transactionId),
        Bar: DisputeSelectionBar,
      }}
      file={{ name: 'disputes.csv', selectTable: selectTableOf(disputesList) }}
      cells={{
        due: { render: (row) => <Due row={row} />, width: 'short' },
        payment: {
          render: ({ transactionId, assignee, assignment }) => (
            <>
              <DialogLink dialog={{ kind: 'transactionDetails', transactionId }} look={ROW_LINK}>
                {transactionId}
              </DialogLink>
              <AssigneeNote assignee={assignee} assignment={assignment} />
            </>
          ),
          width: 'medium',
        },
        merchant: { cardSlot: 'name' },
        reason: {},
        bearer: { width: 'short' },
        amount: { width: 'short', cardSlot: 'figure' },
        status: {
          render: (row) => <StatusBadge label={String(columns.status.value(row))} tone={TONES[row.status]} />,
          width: 'medium',
          cardSlot: 'badge',
        },
      }}
    />
  );
}

function Due({ row: { days, evidenceDue } }: { row: DisputeRow }) {
  if (evidenceDue === undefined) return texts.noDeadline;
  if (days === undefined) return formatDay(evidenceDue);
  return (
    <>
      {formatDay(evidenceDue)} <small>{daysLeft(days)}</small>
    </>
  );
}
