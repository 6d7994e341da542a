import { Check, Pencil, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import * as horizontalScroll from '@/components/lists/horizontalScroll.module.scss';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { classNames } from '@/components/page/classNames';
import { ADMINISTRATOR_ACT, type Act } from '@/domain/permissions/acts';
import { type TeamRole, isBuiltIn } from '@/domain/permissions/roles';
import { focusFirst } from '@/features/team/account/PlainField';
import { LONGEST_ROLE_NAME } from '@/protocol/roles';
import type { RoleDraft } from './useRoleDraft';
import * as styles from './RoleMatrix.module.scss';
import * as texts from './texts';

type Props = {
  roles: readonly TeamRole[];
  /** The names of the people by the id of their role. */
  holders: ReadonlyMap<string, readonly string[]>;
  draft: RoleDraft | undefined;
  onDraft: (draft: RoleDraft) => void;
  /** Undefined if the person may not change roles. */
  onEdit: ((role: TeamRole) => void) | undefined;
  onRemove: (role: TeamRole) => void;
};

/** The acts and the roles as a table. The role that is being edited has a field for its name and checkboxes. */
export function RoleMatrix({ roles, holders, draft, onDraft, onEdit, onRemove }: Props) {
  const shown = draft && draft.id === undefined ? [...roles, { ...draft, id: '' }] : roles;
  const isDraft = ({ id }: TeamRole) => draft !== undefined && id === (draft.id ?? '');
  return (
    <div
      className={classNames(horizontalScroll.fades, styles.area)}
      role="region"
      aria-label={texts.table}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as in DataTable: a region that scrolls must take the focus (WCAG 2.1.1)
      tabIndex={0}
    >
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{texts.act}</th>
            {shown.map((role) => (
              <th key={role.id} scope="col">
                {draft && isDraft(role) ? (
                  <Form.Control
                    aria-label={texts.name}
                    placeholder={texts.name}
                    size="sm"
                    required
                    maxLength={LONGEST_ROLE_NAME}
                    value={draft.name}
                    onChange={({ target }) => onDraft({ ...draft, name: target.value })}
                    ref={focusFirst}
                  />
                ) : (
                  <RoleHead
                    role={role}
                    holders={holders.get(role.id) ?? []}
                    onEdit={draft ? undefined : onEdit}
                    onRemove={onRemove}
                  />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.GROUPS.map(({ title, acts }) => (
            <Fragment key={title}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={shown.length + 1}>
                  {title}
                </th>
              </tr>
              {acts.map((act) => (
                <tr key={act}>
                  <th scope="row">{texts.actLabel(act)}</th>
                  {shown.map((role) => (
                    <td key={role.id}>
                      {draft && isDraft(role) && isChoice(act) ? (
                        <Form.Check
                          aria-label={texts.cell(draft.name.trim() || texts.newRole, act)}
                          checked={draft.acts.includes(act)}
                          onChange={() => onDraft({ ...draft, acts: toggled(draft.acts, act) })}
                        />
                      ) : (
                        <Mark isOn={role.acts.includes(act)} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Mark({ isOn }: { isOn: boolean }) {
  return (
    <>
      {isOn ? <Check aria-hidden size={18} className={styles.yes} /> : <span aria-hidden>–</span>}
      <span className="visually-hidden">{isOn ? texts.yes : texts.no}</span>
    </>
  );
}

/** Everybody reads, and only administrators change people and roles. */
const isChoice = (act: Act) => act !== 'read' && act !== ADMINISTRATOR_ACT;

const toggled = (acts: readonly Act[], act: Act) =>
  acts.includes(act) ? acts.filter((other) => other !== act) : [...acts, act];

type RoleHeadProps = {
  role: TeamRole;
  /** The names of the people who have the role. */
  holders: readonly string[];
  onEdit: ((role: TeamRole) => void) | undefined;
  onRemove: (role: TeamRole) => void;
};

/** The name of a role and how many people have it. Administrators edit and remove custom roles. */
function RoleHead({ role, holders, onEdit, onRemove }: RoleHeadProps) {
  return (
    <>
      {role.name}
      <small title={holders.join(', ')}>{texts.holders(holders.length)}</small>
      {onEdit && !isBuiltIn(role.id) && (
        <span className={styles.acts}>
          <SmallButton onClick={() => onEdit(role)}>
            <Pencil aria-hidden size={14} />
            <span className="visually-hidden">
              {texts.edit} {role.name}
            </span>
          </SmallButton>
          <Button variant="outline-danger" size="sm" onClick={() => onRemove(role)}>
            <Trash2 aria-hidden size={14} />
            <span className="visually-hidden">
              {texts.remove} {role.name}
            </span>
          </Button>
        </span>
      )}
    </>
  );
}
