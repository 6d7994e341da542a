import { SelectionBar } from '@/containers/selection/SelectionBar';
import { useSelectedRows } from '@/containers/selection/useSelectedRows';
import { csvFileName } from '@/domain/lists/csv';
import { judgeStatement } from '@/domain/statements/issued';
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
  const issuedOf = groupBy(issued, ({ partyId }) => partyId);
  const verdicts = partyIds.map((partyId) => judgeStatement(days, issuedOf.get(partyId) ?? []));
  const refused = verdicts.flatMap((verdict) => (verdict.allowed ? [] : describeRefusal(verdict.refusal, currency)));
  const qualified = verdicts.length - refused.length;
  const { issueOrWarn, warning } = useIssuing(partyIds, texts.issueSelected(qualified));

  return (
    <SelectionBar
      list="statements"
      {...bar}
      acts={[
        {
          label: texts.issue,
          qualified,
          refusals: [...groupBy(refused, (text) => text)].map(([text, { length }]) => ({ text, count: length })),
          onRun: issueOrWarn,
        },
      ]}
    >
      {qualified > 0 && warning}
    </SelectionBar>
  );
}
