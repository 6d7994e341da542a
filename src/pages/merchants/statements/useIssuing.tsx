import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { issueStatements } from '@/commands/statements/statements';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import * as banner from '@/components/page/banners/Banner.module.scss';
import { Notice } from '@/components/page/Notice';
import { spellDay } from '@/domain/calendar/dates';
import type { PartyId } from '@/domain/statements/parties';
import { selectStatementDays } from '@/selectors/statements/statementSources';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

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
          <strong>{texts.dataEndsEarlier}</strong> {texts.daysAfterData(spellDay(end), spellDay(today))}
        </p>
        <div className="d-flex flex-wrap gap-2">
          <SmallButton onClick={() => setWarnedEnd(undefined)}>{texts.cancel}</SmallButton>
          <Button variant="warning" size="sm" onClick={issue}>
            {texts.anyway(label)}
          </Button>
        </div>
      </Notice>
    ),
  };
}
