import type { AboutNote } from '@/domain/notes/notes';
import { selectSelectedDisputes } from '@/selectors/disputes/disputeList';
import { selectSelectedPositions } from '@/selectors/payments/list/selectedPayments';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectSelectedDiscrepancies } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectSelectedMerchants } from './selectedMerchants';
import { selectSelection } from '@/slices/lists/selectionSlice';
import type { NoteSubject } from '@/domain/notes/vocabulary';

type State = Parameters<typeof selectSelection>[0] &
  Parameters<typeof selectSelectedPositions>[0] &
  Parameters<typeof selectSelectedMerchants>[0] &
  Parameters<typeof selectSelectedDiscrepancies>[0] &
  Parameters<typeof selectSelectedDisputes>[0];

/** What the selected rows are, for a note about each of them. The rows of statements are parties, so they get none. */
export function selectSelectedSubjects(state: State): AboutNote[] {
  const about = (subject: NoteSubject, ids: readonly string[]) => ids.map((subjectId) => ({ subject, subjectId }));
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const { list } = selectSelection(state);
  switch (list) {
    case 'transactions': {
      const table = selectTransactionTable(state);
      return about('payment', Array.from(selectSelectedPositions(state), table.idAt));
    }
    case 'merchants':
      return about('merchant', idsOf(selectSelectedMerchants(state)));
    case 'reconciliation':
      return about('discrepancy', idsOf(selectSelectedDiscrepancies(state)));
    case 'disputes':
      return about('dispute', idsOf(selectSelectedDisputes(state)));
    case 'statements':
    case null:
      return [];
    default:
      return list satisfies never;
  }
}
