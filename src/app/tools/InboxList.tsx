import { openInboxItem } from '@/commands/markRead';
import { UnreadMark } from '@/components/badges/UnreadMark';
import { classNames } from '@/components/page/classNames';
import { DialogLink } from '@/containers/DialogLink';
import { selectInboxItems } from '@/selectors/inbox/items';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './InboxList.module.scss';
import * as texts from './inboxTexts';

type Props = {
  /** Called when an item opens its payment, so that the popover closes. */
  onLeft: () => void;
};

/** The items of the inbox. Opening one marks it as read and shows its payment or its full text. */
export function InboxList({ onLeft }: Props) {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectInboxItems);
  return (
    <div className={styles.scroll} role="region" aria-label={texts.latest}>
      <ul className="list-unstyled mb-0">
        {items.map(({ id, title, message, time, transactionId, proposalId, isRead, isOpen }) => {
          const dialog = dialogOf(transactionId, proposalId);
          const className = classNames(styles.item, !isRead && styles.isUnread);
          const heading = (
            <span className={styles.title}>
              {!isRead && <UnreadMark />}
              {title}
            </span>
          );
          return (
            <li key={id}>
              {dialog === undefined ? (
                <button
                  type="button"
                  className={className}
                  aria-expanded={isOpen}
                  onClick={() => dispatch(openInboxItem(isOpen ? null : id))}
                >
                  {heading}
                  <span className={isOpen ? undefined : styles.start}>{message}</span>
                  <small>{time}</small>
                </button>
              ) : (
                <DialogLink
                  dialog={dialog}
                  look={{ className }}
                  onOpened={() => {
                    dispatch(openInboxItem(id));
                    onLeft();
                  }}
                >
                  {heading}
                  <span>{message}</span>
                  <small>{time}</small>
                </DialogLink>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What an item opens: its payment or its proposal. Other items show their full text. */
function dialogOf(transactionId: string | undefined, proposalId: string | undefined): DialogRequest | undefined {
  if (proposalId !== undefined) return { kind: 'proposal', proposalId };
  return transactionId === undefined ? undefined : { kind: 'transactionDetails', transactionId };
}
