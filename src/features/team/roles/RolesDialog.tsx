import { useId, type ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { RefusalText } from '@/containers/RefusalText';
import { permit } from '@/domain/permissions/permit';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { groupBy } from '@/lib/byKey';
import { selectTeam } from '@/slices/teamSlice';
import { useAppSelector } from '@/store/hooks';
import { useRuleWarning } from '@/features/team/useRuleWarning';
import { RoleMatrix } from './RoleMatrix';
import { useRoleDraft } from './useRoleDraft';
import * as texts from './texts';

/** Which role may do what. Everybody sees it; administrators add, edit and remove custom roles. */
export function RolesDialog() {
  const formId = useId();
  const reasonId = useId();
  const { team: port } = useWorkspaceServices();
  const team = useAppSelector(selectTeam);
  const { draft, removed, problem, ...form } = useRoleDraft(port);
  const permission = permit({ acts: team.me?.acts ?? [] }, 'editTeam', team);
  const holders = new Map(
    [...groupBy(team.people, ({ role }) => role)].map(([role, people]) => [role, people.map(({ name }) => name)]),
  );
  const warningOf = useRuleWarning();
  const warning = warningOf((person) => (draft && person.role === draft.id ? { ...person, acts: draft.acts } : person));
  const names = (removed && holders.get(removed.id)) ?? [];
  const isRemovable = removed !== undefined && names.length === 0;

  let footer: ReactNode = (
    <Button
      aria-disabled={!permission.allowed}
      aria-describedby={permission.allowed ? undefined : reasonId}
      onClick={() => {
        if (permission.allowed) form.add();
      }}
    >
      {texts.add}
    </Button>
  );
  if (draft ?? isRemovable)
    footer = (
      <>
        <SecondaryButton onClick={form.cancel}>{draft ? texts.cancel : texts.keep}</SecondaryButton>
        {draft ? (
          <Button type="submit" form={formId}>
            {texts.save}
          </Button>
        ) : (
          <Button variant="danger" onClick={form.remove}>
            {texts.removeFinally}
          </Button>
        )}
      </>
    );
  return (
    <Dialog
      title={texts.title}
      size="xl"
      help="roles"
      {...(!draft && !isRemovable && { dismiss: texts.close })}
      footer={footer}
      question={
        <p className="me-auto mb-0" role="status" id={reasonId}>
          {problem}
          {problem === undefined && removed && (isRemovable ? texts.removeQuestion : texts.inUse)(removed.name, names)}
          {problem === undefined && draft && warning}
          {!permission.allowed && <RefusalText refusal={permission.refusal} />}
        </p>
      }
    >
      <p>{texts.intro}</p>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <RoleMatrix
          roles={team.roles}
          holders={holders}
          draft={draft}
          onDraft={form.change}
          onEdit={permission.allowed ? form.edit : undefined}
          onRemove={form.askRemoval}
        />
      </form>
    </Dialog>
  );
}
