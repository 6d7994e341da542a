import { CalendarClock, CirclePlay, SquareCheck, FileWarning, Layers, RotateCcw, Users } from 'lucide-react';
import { ThemeField } from '@/components/forms/ThemeField';
import { ASSIGNED_TO_ME } from '@/domain/assignments/address';
import { useOperatorName, useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { selectMyOpenCount } from '@/selectors/assignments/assignmentSelectors';
import { asOfChosen } from '@/slices/ui/asOfSlice';
import { dialogOpened, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { selectThemeChoice, themeChosen } from '@/slices/ui/themeSlice';
import { selectImportedWorkspace, selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RouteLink } from '@/components/text/RouteLink';
import * as styles from './UserMenu.module.scss';
import * as texts from './menuTexts';

type Props = {
  /** Called when a dialog opens, so that the menu closes. */
  onLeft: () => void;
};

export function UserMenuItems({ onLeft }: Props) {
  const dispatch = useAppDispatch();
  const themeChoice = useAppSelector(selectThemeChoice);
  const isImported = useAppSelector(selectImportedWorkspace) !== null;
  const today = useAppSelector(selectToday);
  const { team } = useWorkspaceServices();
  const assigned = useAppSelector(selectMyOpenCount);
  const open = (dialog: DialogRequest) => {
    // The badge takes the focus, so that the dialog returns it there.
    onLeft();
    dispatch(dialogOpened(dialog));
  };

  return (
    <ul className={styles.items} aria-label={useOperatorName()}>
      <li>
        <ThemeField choice={themeChoice} onSelect={(choice) => dispatch(themeChosen(choice))} />
      </li>
      <li>
        <RouteLink to={ASSIGNED_TO_ME} onClick={onLeft}>
          <SquareCheck aria-hidden size={18} />
          {texts.assignedToMe(assigned)}
        </RouteLink>
      </li>
      <li>
        <button
          type="button"
          onClick={() => {
            onLeft();
            dispatch(asOfChosen(today));
          }}
        >
          <CalendarClock aria-hidden size={18} />
          {texts.viewPastDay}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => open({ kind: 'reportProblem' })}>
          <FileWarning aria-hidden size={18} />
          {texts.createReport}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => open({ kind: 'openRecording' })}>
          <CirclePlay aria-hidden size={18} />
          {texts.openReport}
        </button>
      </li>
      {team && (
        <>
          <li>
            <button type="button" onClick={() => open({ kind: 'workspaces' })}>
              <Layers aria-hidden size={18} />
              {texts.workspaces}
            </button>
          </li>
          <li>
            <button type="button" onClick={() => open({ kind: 'team' })}>
              <Users aria-hidden size={18} />
              {texts.team}
            </button>
          </li>
        </>
      )}
      {!isImported && (
        <li>
          <button type="button" onClick={() => open({ kind: 'resetSampleData' })}>
            <RotateCcw aria-hidden size={18} />
            {texts.resetDemo}
          </button>
        </li>
      )}
    </ul>
  );
}
