import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '@/components/browser/lazyPart';
import * as floating from '@/components/dialogs/floating.module.scss';
import { useDisclosure } from '@/components/dialogs/useDisclosure';
import { PartBoundary } from '@/components/page/PartError';
import { classNames } from '@/components/page/classNames';
import { useOperatorName } from '@/features/imports/WorkspaceContext';
import { selectIsUserMenuOpen, userMenuClosed, userMenuToggled } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './UserMenu.module.scss';
import * as texts from './texts';

const UserMenuItems = lazyPart('UserMenuItems', () => import(/* webpackChunkName: "top-menus" */ './UserMenuItems'));

/** The operator's badge with its menu. It is a disclosure like the bell. */
export function UserMenu() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsUserMenuOpen);
  const name = useOperatorName();
  const { area, trigger, id: menuId, close } = useDisclosure(isOpen, () => dispatch(userMenuClosed()));

  return (
    <div ref={area} className={styles.menu}>
      <button
        {...trigger}
        type="button"
        className={styles.badge}
        onClick={() => dispatch(userMenuToggled())}
        onPointerEnter={UserMenuItems.preload}
        onFocus={UserMenuItems.preload}
      >
        <span className={styles.initials} aria-hidden>
          {initialsOf(name)}
        </span>
        <span className={styles.name}>
          <strong>{texts.greeting(firstNameOf(name))}</strong>
          <small>{name}</small>
        </span>
        <ChevronDown aria-hidden size={16} />
      </button>
      {isOpen && (
        <div id={menuId} className={classNames(floating.panel, styles.panel)}>
          <PartBoundary part={texts.menu}>
            <Suspense>
              <UserMenuItems onLeft={close} />
            </Suspense>
          </PartBoundary>
        </div>
      )}
    </div>
  );
}

function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}

function initialsOf(name: string): string {
  return name.replaceAll(/(\p{L})\p{L}*\s?/gu, '$1');
}
