import { partnerIdOf, type PartyId } from '@/domain/statements/parties';
import type { MerchantRows, PartyRows, StatementSource } from '@/domain/statements/source';
import { numberAt } from '@/lib/columns/numbers';
import { selectStatementSource } from '@/selectors/statements/statementSources';
import type { RootState } from '@/store/rootReducer';
import type { StoredPayment } from './storedPayment';
import type { Directory } from './storedTable';

/**
 * What statements are derived from, for some stored payments in the order of their table. The positions of its parties are those
 * of the whole data set, so that the sums of several sets of payments can be added.
 */
export function storedSource(state: RootState, directory: Directory, rows: readonly StoredPayment[]): StatementSource {
  return { ...selectStatementSource(state), merchants: merchantRowsOf(directory, rows) };
}

function merchantRowsOf({ merchants, words }: Directory, rows: readonly StoredPayment[]): MerchantRows {
  const byMerchant = partyRows(
    merchants.map(({ id }) => id),
    rows.map(({ merchant }) => merchant),
  );
  if (!hasPartners({ words })) return byMerchant;
  const byPartner = partyRows(
    words.partners.map(partnerIdOf),
    rows.map(({ partner }) => partner),
  );
  return { ...byMerchant, partners: byPartner };
}

/** Whether the files name partners. */
export const hasPartners = ({ words }: Pick<Directory, 'words'>) => words.partners.length > 1;

function partyRows(ids: readonly PartyId[], partyIndices: readonly number[]): PartyRows {
  const starts = new Uint32Array(ids.length + 1);
  for (const position of partyIndices) starts[position + 1] = numberAt(starts, position + 1) + 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] = numberAt(starts, at) + numberAt(starts, at - 1);
  const next = starts.slice();
  const rows = new Uint32Array(partyIndices.length);
  partyIndices.forEach((position, index) => {
    const at = numberAt(next, position);
    rows[at] = index;
    next[position] = at + 1;
  });
  return { ids, indexById: new Map(ids.map((id, at) => [id, at])), partyIndices, starts, rows };
}
