import type { ReactNode } from 'react';
import { RowButton } from '@/components/buttons/SecondaryButton';

type Props = {
  /** What the item is, and which payment or party it concerns. Both complete the names of its buttons. */
  title: string;
  about?: string;
  note: string;
  badges?: ReactNode;
  acts: readonly { label: string; onClick: () => void }[];
};

/** A proposal or a rule in a list of a dialog. */
export function ApprovalItem({ title, about = '', note, badges, acts }: Props) {
  return (
    <li>
      <div>
        <strong>{title}</strong> {about}
        <small>{note}</small>
      </div>
      {badges}
      {acts.length > 0 && (
        <span className="d-flex gap-2">
          {acts.map((act) => (
            <RowButton key={act.label} {...act} about={`${title} ${about}`} />
          ))}
        </span>
      )}
    </li>
  );
}
