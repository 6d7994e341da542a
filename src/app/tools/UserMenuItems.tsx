import {
  CalendarClock,
  CirclePlay,
  SquareCheck,
  FileWarning,
  Layers,
  RotateCcw,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { ThemeField } from '@/components/forms/fields/ThemeField';
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
    <ul className={`list-unstyled mb-0 ${styles.items}`} aria-label={useOperatorName()}>
      <li>
        <ThemeField choice={themeChoice} onSelect={(choice) => dispatch(themeChosen(choice))} />
      </li>
      <li>
        <RouteLink to={ASSIGNED_TO_ME} onClick={onLeft}>
          <SquareCheck aria-hidden size={18} />
          {texts.assignedToMe(assigned)}
        </RouteLink>
      </li>
      <Item
        icon={CalendarClock}
        label={texts.viewPastDay}
        onClick={() => {
          onLeft();
          dispatch(asOfChosen(today));
        }}
      />
      <Item icon={FileWarning} label={texts.createReport} onClick={() => open({ kind: 'reportProblem' })} />
      <Item icon={CirclePlay} label={texts.openReport} onClick={() => open({ kind: 'openRecording' })} />
      {team && (
        <>
          <Item icon={Layers} label={texts.workspaces} onClick={() => open({ kind: 'workspaces' })} />
          <Item icon={Users} label={texts.team} onClick={() => open({ kind: 'team' })} />
        </>
      )}
      {!isImported && (
        <Item icon={RotateCcw} label={texts.resetDemo} onClick={() => open({ kind: 'resetSampleData' })} />
      )}
    </ul>
  );
}

function Item({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        <Icon aria-hidden size={18} />
        {label}
      </button>
    </li>
  );
}
