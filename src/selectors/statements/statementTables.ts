import type { LongTable } from '@/domain/lists/csv';
import { statementNumber } from '@/domain/statements/issued';
import { partyNameOf } from '@/domain/statements/parties';
import { bankAccountOf } from '@/domain/merchants/bankAccount';
import { payoutsFile, type BankPayment, type Payee } from '@/domain/statements/payouts/bankFile';
import { sepaBatch } from '@/domain/statements/payouts/sepaFile';
import { statementsFile } from '@/domain/statements/statementFiles';
import { describeLineNote } from '@/selectors/statements/lineTexts';
import type { Statement } from '@/domain/statements/sums/lineSums';
import type { Resumable } from '@/lib/resumable';
import { selectMerchant, selectPartyNumber } from '@/selectors/entitySelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { selectPartyNames } from './partyNames';
import { openResumably, statementsList, type OpenStatement } from './statementSelectors';
import { selectStatementDays, selectStatementSource } from './statementSources';

type State = Parameters<typeof statementsList.selectSorted>[0] & Parameters<typeof selectCurrency>[0];

function fileOf(state: State, statements: readonly Statement[]) {
  const names = selectPartyNames(state);
  const heading = (of: Statement) => ({
    number: statementNumber(selectPartyNumber(state, of.partyId), of),
    partyNumber: selectPartyNumber(state, of.partyId),
    name: partyNameOf(names, of.partyId),
  });
  return statementsFile(statements, heading, {
    currency: selectCurrency(state),
    timeZone: selectWorkspaceTimeZone(state),
    noteOf: describeLineNote,
  });
}

/** The export of one statement. */
export function selectStatementTable(state: State, statement: Statement) {
  return fileOf(state, [statement]);
}

/** The statements of all listed parties, in the order of the list. */
export function* listedStatements(state: State): Resumable<OpenStatement[]> {
  const [source, days] = [selectStatementSource(state), selectStatementDays(state)];
  const statements: OpenStatement[] = [];
  for (const row of statementsList.selectSorted(state)) {
    statements.push(yield* openResumably(source, row, days));
    yield;
  }
  return statements;
}

/** The same in one export. */
export function* allStatementsTable(state: State): Resumable<LongTable> {
  const listed = yield* listedStatements(state);
  return fileOf(
    state,
    listed.map(({ statement }) => statement),
  );
}

/** The bank file of payouts. */
export function selectPayoutsTable(state: State, payouts: readonly BankPayment[]) {
  return payoutsFile(payouts, payeesOf(state), selectCurrency(state));
}

/** The payments of a SEPA file, and the payouts that cannot be in it. */
export function selectSepaBatch(state: State, payouts: readonly BankPayment[]) {
  return sepaBatch(payouts, payeesOf(state));
}

/** The number, the name and the bank account of parties. Only merchants have bank accounts. */
function payeesOf(state: State): (partyId: string) => Payee {
  const names = selectPartyNames(state);
  return (partyId) => ({
    number: selectPartyNumber(state, partyId),
    name: partyNameOf(names, partyId),
    account: bankAccountOf(selectMerchant(state, partyId) ?? {}),
  });
}
