import { EngineUnavailable, type PaymentEngine } from '@/backend/paymentEngine';
import { clampPage } from '@/domain/lists/paging';
import { readPaper } from '@/domain/statements/statements';
import { finish, type Resumable } from '@/lib/resumable';
import { createSelector } from '@/selectors/createSelector';
import { selectIssuedFigures, type IssuedFigures } from '@/selectors/statements/issuedFigures';
import { selectOpening, selectOpenRow, type OpenStatement } from '@/selectors/statements/statementSelectors';
import { selectStatementDays } from '@/selectors/statements/statementSources';
import { registerStatementLines } from '@/selectors/statements/statementTables';
import { selectStatementsView } from '@/slices/lists/statementsListSlice';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';
import { answerInEngine } from './listAnswers';
import { answerIn, statementSlot } from './slots';

const selectStatementAnswer = (state: RootState) => {
  const { partyId } = selectStatementsView(state);
  return partyId === null ? undefined : answerIn(state, statementSlot(partyId, selectStatementDays(state)));
};

/** The open statement with its stored lines, or with those of one page. */
const selectOpenStatement = createSelector(
  [selectOpenRow, selectStatementAnswer, selectStatementDays],
  (row, answer, days) => {
    const paper = row?.issued && finish(readPaper(row.issued));
    if (paper) return openingOf({ row, statement: paper, isReproduced: true });
    if (!row || !answer) return undefined;
    const { lines, page, size, ...figures } = answer;
    const lineAt = (index: number) => {
      const line = lines[index - (clampPage(page, figures.length, size) - 1) * size];
      if (!line) throw new EngineUnavailable('The line is on another page.');
      return line;
    };
    const { issued } = row;
    const statement = {
      ...days,
      ...figures,
      partyId: row.partyId,
      lineAt,
      balanceAt: (index: number) => lineAt(index).balance,
      part: { page, pageSize: size },
    };
    const isReproduced = !issued || (issued.opening === figures.opening && issued.closing === figures.closing);
    return openingOf({ row, statement, isReproduced });
  },
);

const openingOf = (open: OpenStatement) => ({
  isLong: false,
  // oxlint-disable-next-line require-yield -- it has the form of a computation in steps, and has nothing to compute
  *open(): Resumable<OpenStatement> {
    return open;
  },
});

/** What the server replaces when it issues a statement: it has the lines. The balances of the days are those on screen. */
const selectUnreadFigures = createSelector([(state: RootState) => answerIn(state, 'balances')], (balances = []) => {
  const byParty = new Map(balances.map((balance) => [balance.partyId, balance]));
  // oxlint-disable-next-line require-yield -- it has the form of a computation in steps, and has nothing to compute
  return function* figuresOf(partyId: string): Resumable<IssuedFigures> {
    const { opening = 0, closing = 0 } = byParty.get(partyId) ?? {};
    return { opening, closing, lines: 0, hash: '' };
  };
});

answerInEngine(selectOpening, selectOpenStatement);
answerInEngine(selectIssuedFigures, selectUnreadFigures);

/** Exports of statements have their lines from this engine from now on. */
export function registerLines(engine: PaymentEngine): void {
  registerStatementLines((state, { partyId, start, end }) => {
    const { engine: { seq = 0 } = {} } = state as RootState;
    const snapshot = { dataSet: selectDataSetHash(state) ?? '', seq };
    return engine.statementLines(snapshot, { partyId, span: { start, end } });
  });
}
