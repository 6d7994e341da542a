import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import type { UnknownAction } from '@reduxjs/toolkit';
import { isFileColumn, swapColumns, writeColumns } from '@/domain/lists/chosenColumns';
import { sentenceCase } from '@/domain/lists/headers';
import { columnsChosen, type ListColumns } from '@/slices/lists/columnsSlice';
import { useAppDispatch } from '@/store/hooks';
import * as styles from './ColumnsMenu.module.scss';
import * as texts from './texts';

type Offered = { name: string; header: string; isShown: boolean };

export type ColumnsMenuProps = {
  list: string;
  /** As the list defines them. The first one names its row and stays. */
  names: readonly string[];
  order: readonly string[];
  hidden: readonly string[];
  /** In the order of the screen, with the hidden ones. */
  offered: readonly Offered[];
  switched?: { column: string; toggled: () => UnknownAction } | undefined;
};

/** The columns of a list with their checkboxes and the buttons that move them, then those that only files have. */
export function ColumnsMenu({ list, names, order, hidden, offered, switched }: ColumnsMenuProps) {
  const dispatch = useAppDispatch();
  const id = useId();
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
  const checkbox = ({ name, header, isShown }: Offered) => (
    <label className={styles.label}>
      <input type="checkbox" checked={isShown} disabled={name === names[0]} onChange={() => toggle(name, isShown)} />
      {sentenceCase(header)}
    </label>
  );
  const ofScreen = offered.filter(({ name, isShown }) => isShown || !isFileColumn(name));
  const ofFile = offered.filter((column) => !ofScreen.includes(column));
  return (
    <>
      <div className={styles.lists}>
        <ol className="list-unstyled mb-0">
          {ofScreen.map((column, index) => {
            const label = sentenceCase(column.header);
            return (
              <li key={column.name} className={styles.column}>
                {checkbox(column)}
                {moveButton(column.name, ofScreen[index - 1]?.name, texts.moveUp(label), ArrowUp)}
                {moveButton(column.name, ofScreen[index + 1]?.name, texts.moveDown(label), ArrowDown)}
              </li>
            );
          })}
        </ol>
        {ofFile.length > 0 && (
          <>
            <p id={`${id}-files`} className={styles.heading}>
              {texts.onlyInFiles}
            </p>
            <ul className="list-unstyled mb-0" aria-labelledby={`${id}-files`}>
              {ofFile.map((column) => (
                <li key={column.name} className={styles.column}>
                  {checkbox(column)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button variant="link" className={styles.reset} onClick={() => keep({ columns: undefined, widths: undefined })}>
        {texts.reset}
      </Button>
    </>
  );
}
