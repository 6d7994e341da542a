import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { issueStatements } from '@/commands/statements';
import * as banner from '@/components/page/Banner.module.scss';
import { Notice } from '@/components/page/Notice';
import { spellDay } from '@/domain/calendar/dates';
import { statementsList } from '@/selectors/statements/statementSelectors';
import { selectStatementDays } from '@/selectors/statements/statementSources';
import { toastShown } from '@/slices/ui/layoutSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Issues the statements of all listed parties; of days that the data does not reach yet it warns first. */
export function IssueAll() {
  const dispatch = useAppDispatch();
  const rows = useAppSelector(statementsList.selectSorted);
  const { end } = useAppSelector(selectStatementDays);
  const today = useAppSelector(selectToday);
  // The days that the warning is about: other days need a warning of their own.
  const [warnedEnd, setWarnedEnd] = useState<string>();
  const areAllIssued = rows.length > 0 && rows.every(({ issued }) => issued !== undefined);
  const issue = async () => {
    setWarnedEnd(undefined);
    if (!(await dispatch(issueStatements(rows.map(({ partyId }) => partyId)))))
      dispatch(toastShown({ title: 'Nothing to issue', text: 'All of these days are on issued statements.' }));
  };
  const ask = () => {
    if (areAllIssued) return;
    if (end > today) setWarnedEnd(end);
    else void issue();
  };
  return (
    <>
      <Button variant="outline-secondary" size="sm" aria-disabled={areAllIssued} onClick={ask}>
        <FileCheck2 aria-hidden size={16} /> {areAllIssued ? 'All are issued' : 'Issue all'}
      </Button>
      {warnedEnd === end && !areAllIssued && (
        <Notice variant="warning" about="part" className={banner.banner}>
          <p>
            <strong>These days are not over.</strong> They end on {spellDay(end)}, and the data ends on{' '}
            {spellDay(today)}. Later payments of these days appear as corrections on the next statements.
          </p>
          <div className={banner.actions}>
            <Button variant="outline-secondary" size="sm" onClick={() => setWarnedEnd(undefined)}>
              Cancel
            </Button>
            <Button variant="warning" size="sm" onClick={() => void issue()}>
              Issue all anyway
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}
