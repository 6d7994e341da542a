import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import Button from 'react-bootstrap/Button';
import { formatCount } from '@/domain/lists/paging';
import { countPrintedPages } from '@/domain/statements/statementFiles';
import { statementsList, type OpenStatement } from '@/selectors/statements/statementSelectors';
import { listedStatements } from '@/selectors/statements/statementTables';
import { toastShown } from '@/slices/ui/layoutSlice';
import { runResumable } from '@/store/runResumable';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { StatementFacts } from './StatementFacts';
import { StatementLines } from './StatementLines';
import * as styles from './statements.module.scss';
import * as texts from './texts';

/** Above this number of pages, printing is not offered. The file has all statements. */
const MOST_PAGES = 200;

const NOTHING: readonly OpenStatement[] = [];

/** Prints the statements of all listed parties, each on a new page. */
export function PrintAll() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [papers, setPapers] = useState(NOTHING);
  useEffect(() => {
    if (papers.length === 0) return;
    const clear = () => setPapers(NOTHING);
    window.addEventListener('afterprint', clear);
    window.print();
    return () => window.removeEventListener('afterprint', clear);
  }, [papers]);
  const print = async () => {
    // Each statement needs at least one page, so too many statements need no computation.
    const listed = statementsList.selectSorted(store.getState()).length;
    const statements = listed > MOST_PAGES ? [] : await runResumable(listedStatements(store.getState()));
    const pages = Math.max(listed, countPrintedPages(statements.map(({ statement }) => statement.length)));
    if (pages <= MOST_PAGES) setPapers(statements);
    else
      dispatch(
        toastShown({
          title: texts.tooManyToPrint,
          text: texts.pageLimit(formatCount(pages), MOST_PAGES),
        }),
      );
  };
  return (
    <>
      <Button
        variant="outline-secondary"
        size="sm"
        aria-label={texts.printAll}
        title={texts.printAll}
        onClick={() => void print()}
      >
        <Printer aria-hidden size={16} />
      </Button>
      {papers.length > 0 &&
        createPortal(
          <div className={styles.papers}>
            {papers.map((open) => (
              <article key={open.row.id} className={styles.sheet}>
                <StatementFacts {...open} />
                <StatementLines statement={open.statement} />
              </article>
            ))}
          </div>,
          document.body,
        )}
    </>
  );
}
