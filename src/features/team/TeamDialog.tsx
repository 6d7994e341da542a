import { useSyncExternalStore } from 'react';
import { Dialog } from '@/components/dialogs/Dialog';
import type { TeamPort } from '@/backend/team';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { RefusalText } from '@/containers/RefusalText';
import { permit } from '@/domain/permissions/permit';
import { findRole } from '@/domain/permissions/roles';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { selectIsShared } from '@/selectors/sync/pendingChanges';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ChangePassword } from './account/ChangePassword';
import { ApiKeysSection } from './keys/ApiKeysSection';
import { InviteForm } from './InviteForm';
import { PeopleList } from './PeopleList';
import { SignOut } from './account/SignOut';
import { PlainField } from './account/PlainField';
import * as styles from './TeamDialog.module.scss';
import { TwoFactor } from './account/TwoFactor';
import { useMembers } from './useMembers';
import { useSubmit } from './useSubmit';
import * as texts from './texts';

/** The people of the team, and the account of the signed-in person. */
export function TeamDialog() {
  const { team } = useWorkspaceServices();
  return (
    <Dialog title={texts.title} size="lg" help="team" dismiss="Close">
      {team && <TeamAndAccount team={team} />}
    </Dialog>
  );
}

function TeamAndAccount({ team }: { team: TeamPort }) {
  const dispatch = useAppDispatch();
  const me = useSyncExternalStore(team.follow, () => team.me);
  const permission = permit(findRole(me.roles, me.role), 'editTeam', me);
  const isShared = useAppSelector(selectIsShared);
  const { members, problem: listProblem, act, reload } = useMembers(team);
  const { problem, submit } = useSubmit(({ name = '' }) => team.rename(name.trim()));
  return (
    <>
      <section className={styles.section}>
        <h3>{texts.peopleOf(me.team.name)}</h3>
        {listProblem !== undefined && <p role="alert">{listProblem}</p>}
        {members && <PeopleList members={members} me={me} team={team} act={act} />}
        <SecondaryButton className="mt-3" onClick={() => dispatch(innerDialogOpened({ kind: 'roles' }))}>
          {texts.viewRoles}
        </SecondaryButton>
        {permission.allowed ? (
          <InviteForm
            roles={me.roles}
            invitations={members?.invitations ?? []}
            invite={team.invite}
            onInvited={reload}
          />
        ) : (
          <p className="mt-3 mb-0">
            <RefusalText refusal={permission.refusal} />
          </p>
        )}
      </section>
      {permission.allowed && <ApiKeysSection team={team} />}
      {isShared && (
        <section className={styles.section}>
          <h3>{texts.approvals}</h3>
          <p>{texts.approvalsHint}</p>
          <SecondaryButton onClick={() => dispatch(innerDialogOpened({ kind: 'approvalRules' }))}>
            {texts.approvalRules}
          </SecondaryButton>
        </section>
      )}
      <section className={styles.section}>
        <h3>{texts.account}</h3>
        <p>
          {me.user.name}, {me.user.email}
        </p>
        <form className={styles.form} onSubmit={submit}>
          <PlainField
            label={texts.name}
            name="name"
            autoComplete="name"
            maxLength={80}
            defaultValue={me.user.name}
            hint={texts.nameHint}
          />
          {problem !== undefined && <p role="alert">{problem}</p>}
          <SecondaryButton type="submit">{texts.changeName}</SecondaryButton>
        </form>
        <ChangePassword team={team} />
        <TwoFactor team={team} />
        <SignOut team={team} />
      </section>
    </>
  );
}
