import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { onceAsked } from '@/components/buttons/onceAsked';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { isShared } from '@/domain/workspaces/shared';
import { SAMPLE, type Workspace } from '@/domain/workspaces/workspaces';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './texts';
import { StatusBadge } from '@/components/badges/StatusBadge';

type Props = { workspace: Workspace; onCancel: () => void; onDeleted: () => void };

/** Asks in the row of the workspace, so that the operator sees which one is deleted. */
export function DeleteQuestion({ workspace: { id, name, rows }, onCancel, onDeleted }: Props) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <>
      <div>
        <strong>{name}</strong>
        <small>{(isShared(id) ? texts.deleteSharedQuestion : texts.deleteQuestion)(name, rows)}</small>
      </div>
      <SmallButton ref={keepButton} onClick={onCancel}>
        {texts.keep} <span className="visually-hidden">{name}</span>
      </SmallButton>
      <Button variant="danger" size="sm" onClick={onceAsked(onDeleted)}>
        {texts.remove} <span className="visually-hidden">{name}</span>
      </Button>
    </>
  );
}

/** Marks the open workspace; any other has a button that opens it. */
export function OpenWorkspace({ isOpen, name, onOpened }: { isOpen: boolean; name: string; onOpened: () => void }) {
  return isOpen ? (
    <StatusBadge label={texts.isOpen} tone="green" />
  ) : (
    <SmallButton onClick={onOpened}>
      {texts.open} <span className="visually-hidden">{name}</span>
    </SmallButton>
  );
}

type SettingsProps = { workspace: Workspace; onZoneOpened: () => void };

/** Opens the settings of the open workspace. A copy of the demo data keeps the zone of the demo data. */
export function SettingButtons({ workspace: { hash }, onZoneOpened }: SettingsProps) {
  const dispatch = useAppDispatch();
  const openModel = () => dispatch(innerDialogOpened({ kind: 'chargeModel', subject: 'workspace', subjectId: '' }));
  return (
    <>
      <SmallButton onClick={openModel}>{texts.chargeModel}</SmallButton>
      {hash !== SAMPLE && <SmallButton onClick={onZoneOpened}>{texts.timeZone}</SmallButton>}
    </>
  );
}
