import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '@/components/browser/lazyPart';
import * as floating from '@/components/dialogs/floating.module.scss';
import { useDisclosure } from '@/components/dialogs/useDisclosure';
import { classNames } from '@/components/page/classNames';
import { PartBoundary } from '@/components/page/PartError';
import * as iconButton from '@/components/page/iconButton.module.scss';
import { selectUnreadInboxCount } from '@/selectors/inbox/unread';
import { inboxClosed, inboxToggled, selectIsInboxOpen } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './InboxPopover.module.scss';
import * as texts from './texts';

const InboxPanel = lazyPart('InboxPanel', () => import(/* webpackChunkName: "top-menus" */ './InboxPanel'));

/** The bell with its badge and popover. It is a disclosure, so that Tab moves directly into the popover. */
export function InboxPopover() {
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectUnreadInboxCount);
  const isOpen = useAppSelector(selectIsInboxOpen);
  const { area, trigger, id: popoverId, close } = useDisclosure(isOpen, () => dispatch(inboxClosed()));
  const headingId = `${popoverId}-heading`;

  return (
    <div ref={area}>
      <button
        {...trigger}
        type="button"
        className={iconButton.button}
        aria-label={texts.unread(unread)}
        onClick={() => dispatch(inboxToggled())}
        onPointerEnter={InboxPanel.preload}
        onFocus={InboxPanel.preload}
      >
        <Bell aria-hidden size={20} />
        {unread > 0 && (
          <span className={classNames('badge', styles.badge)} aria-hidden>
            {unread}
          </span>
        )}
      </button>
      {isOpen && (
        <section id={popoverId} className={classNames(floating.panel, styles.popover)} aria-labelledby={headingId}>
          <PartBoundary part={texts.notifications}>
            <Suspense>
              <InboxPanel headingId={headingId} onLeft={close} />
            </Suspense>
          </PartBoundary>
        </section>
      )}
    </div>
  );
}
