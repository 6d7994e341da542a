import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import type { TeamPort } from '@/backend/team';
import * as list from '@/components/lists/actionList.module.scss';
import { CopyButton } from '@/components/dialogs/CopyButton';
import { focusAnswer, onceAsked } from '@/components/buttons/onceAsked';
import { RowButton } from '@/components/buttons/SecondaryButton';
import { Options } from '@/components/forms/fields/FormField';
import { optionOf } from '@/components/forms/fields/SelectField';
import { useCopyToast } from '@/containers/copying/useCopyToast';
import { ADMINISTRATOR, findRole } from '@/domain/permissions/roles';
import type { Me, Members } from '@/protocol/people';
import { selectOpenCounts } from '@/selectors/assignments/assignmentSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './TeamDialog.module.scss';
import { useRuleWarning } from './useRuleWarning';
import * as texts from './texts';

/** The question about a member: whether to remove it, to give it the role, or to turn off its two-factor sign-in. */
type Question = { id: string; role?: string; isTwoFactor?: true };

type Props = { members: Members; me: Me; team: TeamPort; act: (change: () => Promise<void>) => void };

/** The members and the open invitations. Administrators change, remove and withdraw them. */
export function PeopleList({ members: { members, invitations }, me, team, act }: Props) {
  const isAdministrator = me.role === ADMINISTRATOR;
  const nameOf = (role: string) => findRole(me.roles, role).name;
  // An administrator asks another one to change the own role, so that nobody locks the own door by mistake.
  const canChange = (userId: string) => isAdministrator && userId !== me.user.id;
  const [asked, setAsked] = useState<Question>();
  /** The person whose question was answered: the list of roles takes the focus of the answer, which is gone. */
  const [answered, setAnswered] = useState<string>();
  const endQuestion = (id: string) => {
    setAnswered(id);
    setAsked(undefined);
  };
  const [link, setLink] = useState<{ id: string; link: string }>();
  const reset = (id: string) => act(async () => setLink({ id, link: await team.resetPassword(id) }));
  const warningOf = useRuleWarning();
  const openCounts = useAppSelector(selectOpenCounts);
  /** What the approval rules say if a person gets a role, or leaves the team. */
  const warningFor = (userId: string, role: string | undefined) =>
    warningOf((person) => {
      if (person.id !== userId) return person;
      return role === undefined ? undefined : { ...person, role, acts: findRole(me.roles, role).acts };
    });
  const confirm = ({ id, role, isTwoFactor }: Question) => {
    endQuestion(id);
    if (isTwoFactor) act(() => team.turnOffTwoFactor(id));
    else act(() => (role === undefined ? team.removeMember(id) : team.changeMemberRole(id, role)));
  };
  const describe = ({ role, isTwoFactor }: Question, userId: string, name: string) =>
    isTwoFactor
      ? texts.endTwoFactorQuestion(name)
      : `${role === undefined ? texts.removeQuestion(name, openCounts.get(userId) ?? 0) : texts.roleQuestion(name, nameOf(role))} ${warningFor(userId, role)}`;
  const confirmLabel = ({ role, isTwoFactor }: Question) =>
    isTwoFactor ? texts.endTwoFactor : role === undefined ? texts.remove : texts.changeRole;
  const onCopied = useCopyToast(texts.link);
  return (
    <>
      <ul className={list.list} aria-label={texts.people}>
        {members.map(({ id, userId, name, email, role, hasTwoFactor }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              {asked?.id === id ? (
                <small role="alert">{describe(asked, userId, name)}</small>
              ) : (
                <small>{canChange(userId) ? email : `${email}, ${nameOf(role)}`}</small>
              )}
              <div role="status">
                {link?.id === id && (
                  <>
                    <p className="mb-1">{texts.resetReady(name)}</p>
                    <code className={styles.link} aria-label={texts.resetLink}>
                      {link.link}
                    </code>
                    <CopyButton text={link.link} label={texts.copyLink} onCopied={onCopied} />
                  </>
                )}
              </div>
            </div>
            {userId === me.user.id && <span>{texts.you}</span>}
            {canChange(userId) && (
              <span className="d-flex flex-wrap gap-2 align-items-center">
                {asked?.id === id ? (
                  <>
                    <RowButton label={texts.keep} about={name} ref={focusAnswer} onClick={() => endQuestion(id)} />
                    <RowButton
                      label={confirmLabel(asked)}
                      about={name}
                      variant="danger"
                      onClick={onceAsked(() => confirm(asked))}
                    />
                  </>
                ) : (
                  <>
                    <Form.Select
                      ref={answered === id ? focusAnswer : undefined}
                      className={styles.role}
                      size="sm"
                      aria-label={texts.roleOf(name)}
                      value={role}
                      // The arrow keys choose as well, so that the role changes only after a question.
                      onChange={({ target }) => setAsked({ id, role: target.value })}
                    >
                      <Options options={me.roles.map(optionOf)} />
                    </Form.Select>
                    <RowButton label={texts.resetPassword} about={name} onClick={() => reset(id)} />
                    {hasTwoFactor && (
                      <RowButton
                        label={texts.endTwoFactor}
                        about={name}
                        onClick={() => setAsked({ id, isTwoFactor: true })}
                      />
                    )}
                    <RowButton
                      label={texts.remove}
                      about={name}
                      variant="outline-danger"
                      onClick={() => setAsked({ id })}
                    />
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <h4>{texts.invitations}</h4>
          <ul className={list.list} aria-label={texts.invitations}>
            {invitations.map(({ id, email, role, link, expiresAt, isExpired }) => (
              <li key={id}>
                <div>
                  <strong>{email}</strong>
                  <small>{texts.invited(nameOf(role), expiresAt, isExpired)}</small>
                </div>
                <span className="d-flex gap-2 align-items-center">
                  {!isExpired && <CopyButton text={link} label={texts.copyLink} onCopied={onCopied} />}
                  {isAdministrator && (
                    <RowButton
                      label={texts.withdraw}
                      about={email}
                      onClick={() => act(() => team.withdrawInvitation(id))}
                    />
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
