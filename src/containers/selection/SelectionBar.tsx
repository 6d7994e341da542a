import { Info, X } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import type { ReactNode } from 'react';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { StatusInRegion } from '@/components/page/StatusText';
import { Answered } from '@/containers/Answered';
import { ExportButton } from '@/containers/ExportButton';
import type { LongTable } from '@/domain/lists/csv';
import {
  allMatchingSelected,
  refusalsToggled,
  selectionCleared,
  selectSelection,
  type SelectableList,
} from '@/slices/lists/selectionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import * as styles from './SelectionBar.module.scss';
import * as texts from './texts';

/** An act on the selected rows. `qualified` counts the rows that allow it, and `refusals` the others by reason. */
export type SelectionAct = {
  label: string;
  qualified: number;
  refusals: readonly { text: string; count: number }[];
  onRun: () => void;
};

type Props = {
  list: SelectableList;
  /** The selected rows, and those of them that the list shows on some page. */
  count: number;
  listed: number;
  /** The rows that match the search and the filters. */
  total: number;
  acts?: readonly SelectionAct[];
  file: { name: string; getTable: (state: RootState) => LongTable };
  /** A question of an act that was pressed. */
  children?: ReactNode;
};

/** What can be done with the selected rows, at the bottom of the window. */
export function SelectionBar({ list, count, listed, total, acts = [], file, children }: Props) {
  const dispatch = useAppDispatch();
  const selection = useAppSelector(selectSelection);
  const clear = () => dispatch(selectionCleared());
  if (selection.mode === 'rows' && selection.isInterrupted) {
    return (
      <section className={`d-print-none ${styles.bar}`} aria-label={texts.bar}>
        <StatusInRegion text={texts.interrupted} />
        <p>{texts.interrupted}</p>
        <SmallButton onClick={clear}>{texts.dismiss}</SmallButton>
      </section>
    );
  }
  const explained = acts.find(({ label }) => label === selection.explainedAct);
  return (
    <section className={`d-print-none ${styles.bar}`} aria-label={texts.bar}>
      <StatusInRegion text={texts.selected(count)} />
      <p>
        <strong>{texts.selected(count)}</strong>
        {listed < count && ` · ${texts.hidden(count - listed)}`}
      </p>
      {count < total && (
        <Answered of={list === 'transactions' ? 'selectAll' : undefined}>
          <Button variant="link" size="sm" onClick={() => dispatch(allMatchingSelected(list))}>
            {texts.selectAll(total)}
          </Button>
        </Answered>
      )}
      <div className={styles.acts}>
        <Answered of={list === 'transactions' ? 'selection' : undefined}>
          {acts.map((act) => (
            <Act key={act.label} act={act} count={count} isExplained={act === explained} />
          ))}
          <ExportButton label={texts.exportSelected} size="sm" fileName={file.name} getTable={file.getTable} />
        </Answered>
        <SmallButton aria-label={texts.clear} title={texts.clear} onClick={clear}>
          <X aria-hidden size={16} />
        </SmallButton>
      </div>
      {explained && explained.refusals.length > 0 && (
        <ul aria-label={texts.others(explained.label)}>
          {explained.refusals.map((refusal) => (
            <li key={refusal.text}>{texts.reason(refusal.count, refusal.text)}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

type ActProps = { act: SelectionAct; count: number; isExplained: boolean };

function Act({ act: { label, qualified, refusals, onRun }, count, isExplained }: ActProps) {
  const dispatch = useAppDispatch();
  return (
    <span className={styles.act}>
      <SmallButton
        aria-disabled={qualified === 0}
        onClick={() => (qualified === 0 ? dispatch(refusalsToggled(label)) : onRun())}
      >
        {texts.act(label, qualified, count)}
      </SmallButton>
      {refusals.length > 0 && (
        <SmallButton
          aria-label={texts.others(label)}
          title={texts.others(label)}
          aria-expanded={isExplained}
          onClick={() => dispatch(refusalsToggled(label))}
        >
          <Info aria-hidden size={16} />
        </SmallButton>
      )}
    </span>
  );
}
