import { useState } from 'react';
import { onceAsked } from '@/components/buttons/onceAsked';
import { RowButton } from '@/components/buttons/SecondaryButton';
import * as list from '@/components/lists/actionList.module.scss';
import type { ApiKeys } from '@/protocol/apiKeys';
import * as texts from './texts';

type Props = Pick<ApiKeys, 'keys' | 'workspaces'> & { onRemoved: (id: string) => void };

/** The keys with who created them and their last use. Deleting one asks first. */
export function KeyList({ keys, workspaces, onRemoved }: Props) {
  const [asked, setAsked] = useState<string>();
  const names = new Map(workspaces.map(({ id, name }) => [id, name]));
  if (keys.length === 0) return <p>{texts.none}</p>;
  const press = (id: string) => {
    setAsked(asked === id ? undefined : id);
    if (asked === id) onRemoved(id);
  };
  return (
    <ul className={list.list} aria-label={texts.title}>
      {keys.map(({ id, name, workspace, createdBy, createdAt, lastUsedAt }) => (
        <li key={id}>
          <div>
            <strong>{name}</strong>
            {asked === id ? (
              <small role="alert">{texts.removeQuestion(name)}</small>
            ) : (
              <small>
                {texts.createdBy(names.get(workspace) ?? texts.removedWorkspace, createdBy.name, createdAt)}{' '}
                {texts.lastUsed(lastUsedAt)} {names.has(workspace) && texts.address(workspace)}
              </small>
            )}
          </div>
          <span className="d-flex gap-2 align-items-center">
            {asked === id && <RowButton label={texts.keep} about={name} onClick={() => setAsked(undefined)} />}
            <RowButton
              label={texts.remove}
              about={name}
              variant={asked === id ? 'danger' : 'outline-danger'}
              onClick={onceAsked(() => press(id))}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
