import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { onceAsked } from '@/components/buttons/onceAsked';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { SAMPLE, type Workspace } from '@/domain/workspaces/workspaces';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './texts';
import { StatusBadge } from '@/components/badges/StatusBadge';

type Props = {
  name: string;
  question: string;
  /** What is done, and whether it is dangerous. */
  act: { label: string; variant: 'danger' | 'primary' };
  onCancel: () => void;
  onConfirmed: () => void;
};

/** Asks in the row of the workspace, so that the operator sees which one it is about. */
export function WorkspaceQuestion({ name, question, act: { label, variant }, onCancel, onConfirmed }: Props) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <>
      <div>
        <strong>{name}</strong>
        <small role="alert">{question}</small>
      </div>
      <span className="d-flex gap-2">
        <SmallButton ref={keepButton} onClick={onCancel}>
          {texts.keep} <span className="visually-hidden">{name}</span>
        </SmallButton>
        <Button variant={variant} size="sm" onClick={onceAsked(onConfirmed)}>
          {label} <span className="visually-hidden">{name}</span>
        </Button>
      </span>
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
