import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import type { TeamPort } from '@/backend/team';
import * as list from '@/components/lists/actionList.module.scss';
import { CopyButton } from '@/components/dialogs/CopyButton';
import { useCopyToast } from '@/containers/copying/useCopyToast';
import { ADMINISTRATOR, findRole } from '@/domain/permissions/roles';
import type { Me, Members } from '@/protocol/people';
import * as styles from './TeamDialog.module.scss';
import * as texts from './texts';

type Props = { members: Members; me: Me; team: TeamPort; act: (change: () => Promise<void>) => void };

/** The members and the open invitations. Administrators remove and withdraw them. */
export function PeopleList({ members: { members, invitations }, me, team, act }: Props) {
  const isAdministrator = me.role === ADMINISTRATOR;
  const nameOf = (role: string) => findRole(me.roles, role).name;
  // An administrator asks another one to change the own role, so that nobody locks the own door by mistake.
  const canChange = (userId: string) => isAdministrator && userId !== me.user.id;
  const [asked, setAsked] = useState<string>();
  const onCopied = useCopyToast(texts.link);
  return (
    <>
      <ul className={list.list} aria-label={texts.people}>
        {members.map(({ id, userId, name, email, role }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <small>
                {asked === id ? texts.removeQuestion(name) : canChange(userId) ? email : `${email}, ${nameOf(role)}`}
              </small>
            </div>
            {userId === me.user.id && <span>{texts.you}</span>}
            {canChange(userId) && (
              <>
                {asked !== id && (
                  <Form.Select
                    className={styles.role}
                    size="sm"
                    aria-label={texts.roleOf(name)}
                    value={role}
                    onChange={({ target }) => act(() => team.changeMemberRole(id, target.value))}
                  >
                    {me.roles.map((choice) => (
                      <option key={choice.id} value={choice.id}>
                        {choice.name}
                      </option>
                    ))}
                  </Form.Select>
                )}
                {asked === id && (
                  <Button variant="outline-secondary" size="sm" onClick={() => setAsked(undefined)}>
                    {texts.keep} <span className="visually-hidden">{name}</span>
                  </Button>
                )}
                <Button
                  variant={asked === id ? 'danger' : 'outline-danger'}
                  size="sm"
                  onClick={() => (asked === id ? act(() => team.removeMember(id)) : setAsked(id))}
                >
                  {texts.remove} <span className="visually-hidden">{name}</span>
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <h4>{texts.invitations}</h4>
          <ul className={list.list} aria-label={texts.invitations}>
            {invitations.map(({ id, email, role, link }) => (
              <li key={id}>
                <div>
                  <strong>{email}</strong>
                  <small>{nameOf(role)}</small>
                </div>
                <CopyButton text={link} label={texts.copyLink} onCopied={onCopied} />
                {isAdministrator && (
                  <Button variant="outline-secondary" size="sm" onClick={() => act(() => team.withdrawInvitation(id))}>
                    {texts.withdraw} <span className="visually-hidden">{email}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
