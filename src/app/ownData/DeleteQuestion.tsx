import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { describeCount } from '@/domain/lists/paging';
import type { Workspace } from '@/domain/workspaces/workspaces';

type Props = { workspace: Workspace; onKept: () => void; onDeleted: () => void };

/** Asks in the row of a workspace whether it is to go. */
export function DeleteQuestion({ workspace: { name, rows }, onKept, onDeleted }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <div>
        <strong>{name}</strong>
        <small>
          Delete it, with its {describeCount(rows, 'payment')} and all that was recorded in it? It can be brought back
          until the console is opened anew.
        </small>
      </div>
      <Button ref={keep} variant="outline-secondary" size="sm" onClick={onKept}>
        Keep <span className="visually-hidden">{name}</span>
      </Button>
      <Button variant="danger" size="sm" onClick={onDeleted}>
        Delete <span className="visually-hidden">{name}</span>
      </Button>
    </>
  );
}
