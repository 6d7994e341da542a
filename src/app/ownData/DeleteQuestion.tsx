import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { describeCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';
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
          Delete it, with its {describeCount(rows, 'payment')} and all that was recorded in it? You can restore it until
          you reload {PRODUCT_NAME} or open the workspaces in another tab.
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
