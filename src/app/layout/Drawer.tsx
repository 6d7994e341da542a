import Offcanvas from 'react-bootstrap/Offcanvas';
import { useInertPage } from '@/components/dialogs/useInertPage';
import { drawerClosed } from '@/slices/ui/layoutSlice';
import { useAppDispatch } from '@/store/hooks';
import { Navigation, type NavigationEntry } from './Navigation';
import * as styles from './sidebar.module.scss';

type Props = { screens: readonly NavigationEntry[] };

/** The navigation as a slide-in drawer from the left, below 768 px. It is open while it is rendered. */
export function Drawer({ screens }: Props) {
  const dispatch = useAppDispatch();
  useInertPage();
  const close = () => dispatch(drawerClosed());
  return (
    <Offcanvas show placement="start" className={styles.drawer} aria-label="Navigation" onHide={close}>
      <Offcanvas.Header closeButton closeVariant="white" closeLabel="Close the navigation" />
      <Offcanvas.Body className={styles.sidebar}>
        <Navigation screens={screens} onChosen={close} />
      </Offcanvas.Body>
    </Offcanvas>
  );
}
