import { statementNumber } from '@/domain/statements/issued';
import { partyNameOf } from '@/domain/statements/parties';
import { payoutsFile, statementsFile } from '@/domain/statements/statementFiles';
import { reproduce, workOutStatement, type Statement } from '@/domain/statements/statements';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { selectOpenStatement, statementsList } from './statementSelectors';
import { selectStatementDays, selectStatementSource } from './statementSources';

type State = Parameters<typeof statementsList.selectSorted>[0] & Parameters<typeof selectCurrency>[0];

function fileOf(state: State, statements: readonly Statement[]) {
  const names = selectMerchantNames(state);
  const heading = (of: Statement) => ({
    number: statementNumber(of.partyId, of),
    name: partyNameOf(names, of.partyId),
  });
  return statementsFile(statements, heading, {
    currency: selectCurrency(state),
    timeZone: selectWorkspaceTimeZone(state),
  });
}

/** The open statement as a file. */
export function selectOpenStatementTable(state: State) {
  const open = selectOpenStatement(state);
  return fileOf(state, open ? [open.statement] : []);
}

/** The statements of all parties that the list holds, as one file: those that were issued as they were. */
export function selectAllStatementsTable(state: State) {
  const [source, days] = [selectStatementSource(state), selectStatementDays(state)];
  const statements = statementsList
    .selectSorted(state)
    .map(({ partyId, issued }) => (issued && reproduce(source, issued)) ?? workOutStatement(source, partyId, days));
  return fileOf(state, statements);
}

/** Payouts as a file for a bank. */
export function selectPayoutsTable(state: State, payouts: Parameters<typeof payoutsFile>[0]) {
  const names = selectMerchantNames(state);
  return payoutsFile(payouts, (partyId) => partyNameOf(names, partyId), selectCurrency(state));
}
