import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import type { Workspace } from '@/domain/workspaces/workspaces';
import * as texts from './texts';
import { StatusBadge } from '@/components/badges/StatusBadge';

type Props = { workspace: Workspace; onCancel: () => void; onDeleted: () => void };

/** Asks in the row of the workspace, so that the operator sees which one is deleted. */
export function DeleteQuestion({ workspace: { name, rows }, onCancel, onDeleted }: Props) {
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <>
      <div>
        <strong>{name}</strong>
        <small>{texts.deleteQuestion(name, rows)}</small>
      </div>
      <Button ref={keepButton} variant="outline-secondary" size="sm" onClick={onCancel}>
        {texts.keep} <span className="visually-hidden">{name}</span>
      </Button>
      <Button variant="danger" size="sm" onClick={onDeleted}>
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
    <Button variant="outline-secondary" size="sm" onClick={onOpened}>
      {texts.open} <span className="visually-hidden">{name}</span>
    </Button>
  );
}
