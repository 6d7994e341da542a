import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { tryFocus } from '@/components/dialogs/focus';
import { useInertPage } from '@/components/dialogs/useInertPage';
import { drawerClosed } from '@/slices/ui/layoutSlice';
import { useAppDispatch } from '@/store/hooks';
import { Navigation, type NavigationEntry } from './Navigation';
import * as styles from './sidebar.module.scss';
import * as texts from './drawerTexts';

type Props = { screens: readonly NavigationEntry[] };

/** The navigation drawer below 768 px. It is open while it is rendered. */
export function Drawer({ screens }: Props) {
  const dispatch = useAppDispatch();
  const opener = useRef<Element | null>(null);
  // Offcanvas would read the focused element too late: the page has already lost the focus.
  useInsertionEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useInertPage();
  // The page is no longer inert, because effects are undone in their order.
  useLayoutEffect(
    () => () => {
      tryFocus(opener.current);
    },
    [],
  );
  const close = () => dispatch(drawerClosed());
  return (
    <Offcanvas
      show
      placement="start"
      className={styles.drawer}
      aria-label={texts.navigation}
      restoreFocus={false}
      onHide={close}
    >
      <Offcanvas.Header closeButton closeVariant="white" closeLabel={texts.closeNavigation} />
      <Offcanvas.Body className={styles.sidebar}>
        <Navigation screens={screens} onNavigate={close} />
      </Offcanvas.Body>
    </Offcanvas>
  );
}
