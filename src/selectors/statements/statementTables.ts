import type { LongTable } from '@/domain/lists/csv';
import { statementNumber } from '@/domain/statements/issued';
import { partyNameOf } from '@/domain/statements/parties';
import { bankAccountOf } from '@/domain/merchants/bankAccount';
import { payoutsFile, type BankPayment, type Payee } from '@/domain/statements/payouts/bankFile';
import { sepaBatch } from '@/domain/statements/payouts/sepaFile';
import { arrivingStatementFile, statementsFile, type ArrivingLines } from '@/domain/statements/statementFiles';
import { writtenNote } from '@/selectors/statements/lineTexts';
import type { Statement } from '@/domain/statements/sums/lineSums';
import type { Resumable } from '@/lib/resumable';
import { selectMerchant, selectPartyNumber } from '@/selectors/entitySelectors';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { selectPartyNames } from './partyNames';
import { openResumably, statementsList, type OpenStatement } from './statementSelectors';
import { selectStatementDays, selectStatementSource } from './statementSources';

type State = Parameters<typeof statementsList.selectSorted>[0] &
  Parameters<typeof selectCurrency>[0] &
  Parameters<typeof selectPendingIds>[0];

function formatOf(state: State) {
  return {
    currency: selectCurrency(state),
    timeZone: selectWorkspaceTimeZone(state),
    noteOf: writtenNote(selectPendingIds(state)),
  };
}

const headingIn = (state: State) => {
  const names = selectPartyNames(state);
  return (of: Pick<Statement, 'partyId' | 'start' | 'end'>) => ({
    number: statementNumber(selectPartyNumber(state, of.partyId), of),
    partyNumber: selectPartyNumber(state, of.partyId),
    name: partyNameOf(names, of.partyId),
  });
};

function fileOf(state: State, statements: readonly Statement[]) {
  return statementsFile(statements, headingIn(state), formatOf(state));
}

/** Reads all lines of a statement of which the page has one page. */
type ReadLines = (state: State, statement: Statement) => ArrivingLines;

let readLines: ReadLines | undefined;

/** Registers where the lines come from that the page does not have. */
export function registerStatementLines(read: ReadLines): void {
  readLines = read;
}

/** The export of one statement. */
export function selectStatementTable(state: State, statement: Statement): LongTable {
  const read = statement.part && readLines;
  if (!read) return fileOf(state, [statement]);
  return arrivingStatementFile(statement, headingIn(state)(statement), formatOf(state), () => read(state, statement));
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

/** How many of these payouts have no bank account in the bank file, because their recipients have none in the console. */
export function countWithoutAccount(state: State, payouts: readonly Pick<BankPayment, 'partyId'>[]): number {
  const payeeOf = payeesOf(state);
  return payouts.filter(({ partyId }) => {
    const { iban, accountNumber } = payeeOf(partyId).account;
    return iban === '' && accountNumber === '';
  }).length;
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
