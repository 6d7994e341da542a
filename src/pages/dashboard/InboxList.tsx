import { UnreadMark } from '@/components/UnreadMark';
import { selectInboxItems } from '@/selectors/notificationsSelectors';
import { notificationsActions } from '@/slices/notificationsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const { inboxItemOpened, inboxItemClosed } = notificationsActions;

/** The items of the popover: opening one shows its whole text and marks it read. */
export function InboxList() {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectInboxItems);
  return (
    <div className="inbox-scroll" role="region" aria-label="Newest notifications">
      <ul className="list-unstyled mb-0">
        {items.map(({ id, title, message, time, isRead, isOpen }) => (
          <li key={id}>
            <button
              type="button"
              className={isRead ? 'inbox-item' : 'inbox-item is-unread'}
              aria-expanded={isOpen}
              onClick={() => dispatch(isOpen ? inboxItemClosed() : inboxItemOpened(id))}
            >
              <span className="inbox-item-title">
                {!isRead && <UnreadMark />}
                {title}
              </span>
              <span className={isOpen ? undefined : 'inbox-item-start'}>{message}</span>
              <small>{time}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
