import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import * as styles from './SortButton.module.scss';

type Props = { label: string; direction: 'ascending' | 'descending' | undefined; onClick: () => void };

/** The header of a sortable column, with a mark for the current direction. */
export function SortButton({ label, direction, onClick }: Props) {
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button type="button" className={styles.sort} onClick={onClick}>
      {label}
      <Icon aria-hidden size={14} className={direction === undefined ? styles.idle : undefined} />
    </button>
  );
}
