import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { issueStatements } from '@/commands/statements';
import * as banner from '@/components/page/Banner.module.scss';
import { Notice } from '@/components/page/Notice';
import { spellDay } from '@/domain/calendar/dates';
import type { PartyId } from '@/domain/statements/parties';
import { selectStatementDays } from '@/selectors/statements/statementSources';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Issues the statements of these parties; if the data ends before the days of the statements, a warning asks first. */
export function useIssuing(partyIds: readonly PartyId[], label: string) {
  const dispatch = useAppDispatch();
  const { end } = useAppSelector(selectStatementDays);
  const today = useAppSelector(selectToday);
  // The days that the warning is about, because other days need a new warning.
  const [warnedEnd, setWarnedEnd] = useState<string>();
  const issue = () => {
    setWarnedEnd(undefined);
    void dispatch(issueStatements(partyIds));
  };
  return {
    issueOrWarn: () => (end > today ? setWarnedEnd(end) : issue()),
    warning: warnedEnd === end && (
      <Notice variant="warning" about="part" className={banner.banner}>
        <p>
          <strong>The data ends before these days do.</strong> They end on {spellDay(end)}, and the data ends on{' '}
          {spellDay(today)}. Later payments of these days appear as corrections on the next statements.
        </p>
        <div className={banner.actions}>
          <Button variant="outline-secondary" size="sm" onClick={() => setWarnedEnd(undefined)}>
            Cancel
          </Button>
          <Button variant="warning" size="sm" onClick={issue}>
            {label} anyway
          </Button>
        </div>
      </Notice>
    ),
  };
}
