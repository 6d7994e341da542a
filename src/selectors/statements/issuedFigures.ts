import type { PartyId } from '@/domain/statements/parties';
import type { IssuedStatement } from '@/domain/statements/issued';
import { computeStatementResumably, issuedLinesOf } from '@/domain/statements/statements';
import type { Resumable } from '@/lib/resumable';
import { createSelector } from '@/selectors/createSelector';
import { selectStatementDays, selectStatementSource } from './statementSources';

/** The figures of a statement in cents, and its lines as they are stored. */
export type IssuedFigures = Pick<IssuedStatement, 'opening' | 'closing' | 'lines' | 'hash' | 'paper'>;

/** Computes what an issued statement of the chosen days stores, by its party. */
export const selectIssuedFigures = createSelector(
  [selectStatementSource, selectStatementDays],
  (source, days) =>
    function* figuresOf(partyId: PartyId): Resumable<IssuedFigures> {
      const statement = yield* computeStatementResumably(source, partyId, days);
      const { opening, closing } = statement;
      return { opening, closing, ...(yield* issuedLinesOf(statement)) };
    },
);
