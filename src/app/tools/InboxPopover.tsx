import { Bell } from 'lucide-react';
import { useId, useRef } from 'react';
import * as floating from '@/components/dialogs/floating.module.scss';
import { useDismiss } from '@/components/dialogs/useDismiss';
import { classNames } from '@/components/page/classNames';
import * as iconButton from '@/components/page/iconButton.module.scss';
import { RouteLink } from '@/components/text/RouteLink';
import { selectUnreadInboxCount } from '@/selectors/notificationsSelectors';
import { inboxClosed, inboxToggled, selectIsInboxOpen } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { InboxList } from './InboxList';
import * as styles from './InboxPopover.module.scss';
import { MarkInboxRead } from './MarkInboxRead';
import * as texts from './texts';

/** The bell with its badge and popover. It is a disclosure, so that Tab moves directly into the popover. */
export function InboxPopover() {
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectUnreadInboxCount);
  const isOpen = useAppSelector(selectIsInboxOpen);
  const area = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const popoverId = useId();
  const close = useDismiss(area, bell, isOpen, () => dispatch(inboxClosed()));

  return (
    <div ref={area}>
      <button
        ref={bell}
        type="button"
        className={iconButton.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? popoverId : undefined}
        aria-label={texts.unread(unread)}
        onClick={() => dispatch(inboxToggled())}
      >
        <Bell aria-hidden size={20} />
        {unread > 0 && (
          <span className={classNames('badge', styles.badge)} aria-hidden>
            {unread}
          </span>
        )}
      </button>
      {isOpen && (
        <section
          id={popoverId}
          className={classNames(floating.panel, styles.popover)}
          aria-labelledby={`${popoverId}-heading`}
        >
          <div className={styles.heading}>
            <h2 id={`${popoverId}-heading`}>{texts.notifications}</h2>
            <MarkInboxRead />
          </div>
          <InboxList onLeft={close} />
          <RouteLink to="/notifications" className={classNames('btn btn-link', styles.all)}>
            {texts.viewActivity}
          </RouteLink>
        </section>
      )}
    </div>
  );
}
