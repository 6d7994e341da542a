import { Menu } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { DialogHost } from '@/app/dialogs/DialogHost';
import { PendingDialog } from '@/app/dialogs/PendingDialog';
import { focusScreen } from '@/components/dialogs/focus';
import { useFocusRecovery } from '@/app/keyboard/useFocus';
import { useShortcuts } from '@/app/keyboard/useShortcuts';
import { ToastRegion } from '@/app/toasts/ToastRegion';
import { InboxPopover } from '@/app/tools/InboxPopover';
import * as tools from '@/app/tools/ScreenTools.module.scss';
import { UserMenu } from '@/app/tools/UserMenu';
import { lazyPart } from '@/components/browser/lazyPart';
import { SMALL_SCREEN, useMediaQuery } from '@/components/browser/useMediaQuery';
import { classNames } from '@/components/page/classNames';
import * as iconButton from '@/components/page/iconButton.module.scss';
import { PRODUCT_NAME } from '@/domain/product';
import { selectPartTitle } from '@/selectors/screenSelectors';
import { drawerClosed, drawerOpened, selectIsDrawerOpen } from '@/slices/ui/layoutSlice';
import { selectPath } from '@/slices/ui/routeSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './AppLayout.module.scss';
import { Brand } from './Brand';
import { Navigation, type NavigationEntry } from './Navigation';
import * as sidebar from './sidebar.module.scss';
import * as texts from './texts';
import { persistenceSlice } from '@/slices/persistenceSlice';

// Nobody drops a file in the first moment, so its code is not part of the first look.
const FileDrop = lazyPart('FileDrop', () => import(/* webpackChunkName: "file-drop" */ '@/features/imports/FileDrop'));
const Drawer = lazyPart('Drawer', () => import(/* webpackChunkName: "drawer" */ './Drawer'));

type Props = {
  screens: readonly NavigationEntry[];
  /** True while the next screen loads. */
  isBusy: boolean;
  children: ReactNode;
};

/** The frame of every screen: the sidebar, or below 768 px the drawer with its menu button, and the main area. */
export function AppLayout({ screens, isBusy, children }: Props) {
  const dispatch = useAppDispatch();
  const isDrawerOpen = useAppSelector(selectIsDrawerOpen);
  const isSmall = useMediaQuery(SMALL_SCREEN);
  const path = useAppSelector(selectPath);
  const part = useAppSelector(selectPartTitle);
  const label = part ?? screens.find((screen) => screen.path === path)?.label ?? texts.notFound;
  useFocusRecovery();
  useShortcuts();

  return (
    <div className={styles.app}>
      <title>{texts.pageTitle(label, PRODUCT_NAME)}</title>
      <a
        href="#content"
        className={styles.skipLink}
        onClick={(event) => {
          event.preventDefault();
          focusScreen();
        }}
      >
        {texts.skip}
      </a>
      <div className={classNames('d-print-none', sidebar.sidebar, sidebar.isFixed)}>
        <Navigation screens={screens} />
      </div>
      <header className={`d-print-none ${styles.topBar}`}>
        <button
          type="button"
          className={classNames(iconButton.button, styles.menuButton)}
          aria-label={texts.openNavigation}
          aria-expanded={isDrawerOpen}
          onClick={() => dispatch(drawerOpened())}
        >
          <Menu aria-hidden size={22} />
        </button>
        <Brand />
      </header>
      {isDrawerOpen && isSmall && (
        <Suspense fallback={<PendingDialog onEscape={() => dispatch(drawerClosed())} />}>
          <Drawer screens={screens} />
        </Suspense>
      )}
      <main id="content" className={styles.main} aria-busy={isBusy} tabIndex={-1}>
        <div className={styles.inside}>
          <PersistenceBanners />
          <div className={`d-print-none ${tools.tools}`}>
            <InboxPopover />
            <UserMenu />
          </div>
          {children}
        </div>
      </main>
      <DialogHost />
      <ToastRegion />
      <Suspense>
        <FileDrop />
      </Suspense>
    </div>
  );
}

const LazyBanners = lazyPart('LazyBanners', () => import(/* webpackChunkName: "rare-banners" */ './LazyBanners'));

const NOTHING_WRONG = persistenceSlice.getInitialState();

/** Banners about persistence above every screen. Empty if everything is saved. */
export function PersistenceBanners() {
  const areBanners = useAppSelector(
    ({ asOf, persistence, payments, workspace }) =>
      asOf.wanted !== null || workspace.own !== null || payments.waiting !== undefined || persistence !== NOTHING_WRONG,
  );
  return (
    areBanners && (
      <Suspense>
        <LazyBanners />
      </Suspense>
    )
  );
}
