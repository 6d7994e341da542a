import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import type { UnknownAction } from '@reduxjs/toolkit';
import { swapColumns, writeColumns } from '@/domain/lists/chosenColumns';
import { sentenceCase } from '@/domain/lists/headers';
import { columnsChosen, type ListColumns } from '@/slices/lists/columnsSlice';
import { useAppDispatch } from '@/store/hooks';
import * as styles from './ColumnsMenu.module.scss';
import * as texts from './texts';

export type ColumnsMenuProps = {
  list: string;
  /** As the list defines them. The first one names its row and stays. */
  names: readonly string[];
  order: readonly string[];
  hidden: readonly string[];
  /** In the order of the screen, with the hidden ones. */
  offered: readonly { name: string; header: string; isShown: boolean }[];
  switched?: { column: string; toggled: () => UnknownAction } | undefined;
};

/** The columns of a list with their checkboxes and the buttons that move them. */
export function ColumnsMenu({ list, names, order, hidden, offered, switched }: ColumnsMenuProps) {
  const dispatch = useAppDispatch();
  // A moved element loses the focus.
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  const keep = (chosen: ListColumns) => dispatch(columnsChosen({ list, chosen }));
  const choose = (next: { order?: readonly string[]; hidden?: readonly string[] }) =>
    keep({ columns: writeColumns({ order, hidden, ...next }, names) });
  const toggle = (name: string, isShown: boolean) => {
    if (name === switched?.column) dispatch(switched.toggled());
    else choose({ hidden: isShown ? [...hidden, name] : hidden.filter((other) => other !== name) });
  };
  const moveButton = (name: string, other: string | undefined, label: string, Icon: typeof ArrowUp) => (
    <Button
      variant="link"
      className={styles.move}
      aria-label={label}
      title={label}
      aria-disabled={other === undefined}
      onClick={({ currentTarget }) => {
        if (other === undefined) return;
        pressed.current = currentTarget;
        choose({ order: swapColumns(order, name, other) });
      }}
    >
      <Icon aria-hidden size={16} />
    </Button>
  );
  return (
    <>
      <ol className={styles.columns}>
        {offered.map(({ name, header, isShown }, index) => {
          const label = sentenceCase(header);
          return (
            <li key={name} className={styles.column}>
              <label className={styles.label}>
                <input
                  type="checkbox"
                  checked={isShown}
                  disabled={name === names[0]}
                  onChange={() => toggle(name, isShown)}
                />
                {label}
              </label>
              {moveButton(name, offered[index - 1]?.name, texts.moveUp(label), ArrowUp)}
              {moveButton(name, offered[index + 1]?.name, texts.moveDown(label), ArrowDown)}
            </li>
          );
        })}
      </ol>
      <Button variant="link" className={styles.reset} onClick={() => keep({ columns: undefined, widths: undefined })}>
        {texts.reset}
      </Button>
    </>
  );
}
