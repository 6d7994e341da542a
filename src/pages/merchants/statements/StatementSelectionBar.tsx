import { SelectionBar } from '@/containers/selection/SelectionBar';
import { useSelectedRows } from '@/containers/selection/useSelectedRows';
import { csvFileName } from '@/domain/lists/csv';
import { issuable, judgeStatement } from '@/domain/statements/issued';
import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectSelectedStatements, statementsList } from '@/selectors/statements/statementSelectors';
import { selectStatementDays } from '@/selectors/statements/statementSources';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { groupBy } from '@/lib/byKey';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';
import { useIssuing } from './useIssuing';

/** What can be done with the selected parties: issue their statements of the shown days. */
export function StatementSelectionBar() {
  const days = useAppSelector(selectStatementDays);
  const issued = Object.values(useAppSelector(selectIssuedStatements));
  const currency = useAppSelector(selectCurrency);
  const { rows, bar } = useSelectedRows(
    statementsList,
    selectSelectedStatements,
    csvFileName('selected-balances', days),
  );
  const partyIds = rows.map(({ partyId }) => partyId);
  const issuedOf = (id: string) => issued.filter(({ partyId }) => partyId === id);
  const wanted = issuable(
    issued,
    partyIds.map((partyId) => ({ partyId, ...days })),
  );
  const { issueOrWarn, warning } = useIssuing(partyIds, texts.issueSelected(wanted.length));
  // Others are issued already, or have a later statement.
  const refusals = groupBy(
    partyIds.flatMap((partyId) => {
      const eligibility = judgeStatement(days, issuedOf(partyId));
      return eligibility.allowed ? [] : describeRefusal(eligibility.refusal, currency);
    }),
    (text) => text,
  );
  return (
    <SelectionBar
      list="statements"
      {...bar}
      acts={[
        {
          label: texts.issue,
          qualified: wanted.length,
          refusals: [...refusals].map(([text, { length }]) => ({ text, count: length })),
          onRun: issueOrWarn,
        },
      ]}
    >
      {wanted.length > 0 && warning}
    </SelectionBar>
  );
}
