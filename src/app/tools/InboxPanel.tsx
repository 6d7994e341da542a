import { RouteLink } from '@/components/text/RouteLink';
import { InboxList } from './InboxList';
import * as styles from './InboxPanel.module.scss';
import * as texts from './inboxTexts';
import Button from 'react-bootstrap/Button';
import { DialogLink } from '@/containers/DialogLink';
import { selectAllProposals } from '@/selectors/approvals/approvalSelectors';
import { selectWaitingForMe } from '@/selectors/approvals/waitingProposals';
import { markInboxRead } from '@/commands/markRead';
import { selectUnreadInboxIds } from '@/selectors/inbox/unread';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

type Props = {
  /** The id of the heading, which names the popover. */
  headingId: string;
  /** Called when an item opens its payment, so that the popover closes. */
  onLeft: () => void;
};

/** The content of the bell's popover: the newest messages. */
export function InboxPanel({ headingId, onLeft }: Props) {
  return (
    <>
      <div className={styles.heading}>
        <h2 id={headingId} className="mb-0">
          {texts.notifications}
        </h2>
        <MarkInboxRead />
      </div>
      <InboxList onLeft={onLeft} />
      {process.env.TEAM !== '' && <WaitingForMe onLeft={onLeft} />}
      <RouteLink to="/notifications" className="btn btn-link w-100">
        {texts.viewActivity}
      </RouteLink>
    </>
  );
}

/** The way to all that waits for the person, where a team has rules. The build without a team has no code for it. */
function WaitingForMe({ onLeft }: Pick<Props, 'onLeft'>) {
  const count = useAppSelector(selectWaitingForMe).length;
  const hasProposals = useAppSelector((state) => selectAllProposals(state).length > 0);
  if (!hasProposals) return null;
  return (
    <DialogLink
      dialog={{ kind: 'approvals', list: 'mine' }}
      look={{ className: 'btn btn-link w-100' }}
      onOpened={onLeft}
    >
      {texts.waitingForMe(count)}
    </DialogLink>
  );
}

/** Marks only the inbox as read, not the Notifications screen. */
export function MarkInboxRead() {
  const dispatch = useAppDispatch();
  const unreadIds = useAppSelector(selectUnreadInboxIds);
  const isDone = unreadIds.length === 0;

  return (
    // Uses aria-disabled, because removing the focused button would move the focus out of the popover.
    <Button variant="link" size="sm" aria-disabled={isDone} onClick={() => dispatch(markInboxRead())}>
      {isDone ? texts.allRead : texts.markAllRead}
    </Button>
  );
}
