import { Pencil, Trash2 } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { SmallButton } from '@/components/page/SecondaryButton';
import { isBuiltIn, type TeamRole } from '@/domain/permissions/roles';
import * as styles from './RoleMatrix.module.scss';
import * as texts from './texts';

type Props = {
  role: TeamRole;
  /** The names of the people who have the role. */
  holders: readonly string[];
  onEdit: ((role: TeamRole) => void) | undefined;
  onRemove: (role: TeamRole) => void;
};

/** The name of a role and how many people have it. Administrators edit and remove custom roles. */
export function RoleHead({ role, holders, onEdit, onRemove }: Props) {
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
