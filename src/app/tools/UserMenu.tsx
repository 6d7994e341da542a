import { ChevronDown, CirclePlay, FileWarning, RotateCcw } from 'lucide-react';
import { useId, useRef } from 'react';
import * as floating from '@/components/dialogs/floating.module.scss';
import { useDismiss } from '@/components/dialogs/useDismiss';
import { ThemeField } from '@/components/forms/ThemeField';
import { classNames } from '@/components/page/classNames';
import { OPERATOR_NAME } from '@/domain/product';
import { dialogOpened, type Dialog } from '@/slices/ui/dialogsSlice';
import { selectIsUserMenuOpen, userMenuClosed, userMenuToggled } from '@/slices/ui/layoutSlice';
import { selectThemeChoice, themeChosen } from '@/slices/ui/themeSlice';
import { selectOwnWorkspace } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './UserMenu.module.scss';

/** The operator's badge, and the menu it opens: a disclosure, as the bell is. */
export function UserMenu() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsUserMenuOpen);
  const themeChoice = useAppSelector(selectThemeChoice);
  const isOwn = useAppSelector(selectOwnWorkspace) !== null;
  const area = useRef<HTMLDivElement>(null);
  const badge = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = useDismiss(area, badge, isOpen, () => dispatch(userMenuClosed()));
  const open = (dialog: Dialog) => {
    // The badge takes the focus, so that the dialog gives it back to it.
    close();
    dispatch(dialogOpened(dialog));
  };

  return (
    <div ref={area} className={styles.menu}>
      <button
        ref={badge}
        type="button"
        className={styles.badge}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => dispatch(userMenuToggled())}
      >
        <span className={styles.initials} aria-hidden>
          {initialsOf(OPERATOR_NAME)}
        </span>
        <span className={styles.name}>
          <strong>{`Hi ${firstNameOf(OPERATOR_NAME)}!`}</strong>
          <small>{OPERATOR_NAME}</small>
        </span>
        <ChevronDown aria-hidden size={16} />
      </button>
      {isOpen && (
        <ul id={menuId} className={classNames(floating.panel, styles.items)} aria-label={OPERATOR_NAME}>
          <li>
            <ThemeField choice={themeChoice} onChosen={(choice) => dispatch(themeChosen(choice))} />
          </li>
          <li>
            <button type="button" onClick={() => open({ kind: 'reportProblem' })}>
              <FileWarning aria-hidden size={18} />
              Report a problem
            </button>
          </li>
          <li>
            <button type="button" onClick={() => open({ kind: 'openRecording' })}>
              <CirclePlay aria-hidden size={18} />
              Open a recording
            </button>
          </li>
          {!isOwn && (
            <li>
              <button type="button" onClick={() => open({ kind: 'resetSampleData' })}>
                <RotateCcw aria-hidden size={18} />
                Reset sample data
              </button>
            </li>
          )}
        </ul>
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
