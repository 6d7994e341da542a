import { settingsWith } from '@/domain/accounting/accounts';
import { journalOf, type JournalDetail, type JournalEntry } from '@/domain/accounting/journal';
import { journalFile, type JournalFormat } from '@/domain/accounting/journalFiles';
import type { LongTable } from '@/domain/lists/csv';
import { partyNameOf } from '@/domain/statements/parties';
import type { Resumable } from '@/lib/resumable';
import { createSelector } from '@/selectors/createSelector';
import { selectPartyNumber } from '@/selectors/entitySelectors';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectStatementDays, selectStatementSource } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectTypedAccounts } from '@/slices/accountingSlice';
import { DEFAULT_CHART, DEFAULT_TAX_RATE, describeEntry } from './texts';

/** The chart of accounts and the tax rate of the journal, by default the console's own. */
export const selectAccountingSettings = createSelector([selectTypedAccounts], (typed) =>
  settingsWith(typed, { chart: DEFAULT_CHART, taxRate: DEFAULT_TAX_RATE }),
);

type State = Parameters<typeof selectStatementSource>[0] & Parameters<typeof selectStatementDays>[0];

/** The journal of the days of the statements, in steps, because it reads every payment. */
export function buildJournal(state: State, detail: JournalDetail): Resumable<JournalEntry[]> {
  return journalOf(selectStatementSource(state), selectStatementDays(state), detail);
}

/** The file of a journal. */
export function selectJournalFile(
  state: Parameters<typeof selectPartyNames>[0] &
    Parameters<typeof selectCurrency>[0] &
    Parameters<typeof selectPartyNumber>[0] &
    Parameters<typeof selectAccountingSettings>[0],
  entries: readonly JournalEntry[],
  format: JournalFormat,
): LongTable {
  const names = selectPartyNames(state);
  return journalFile(entries, format, {
    ...selectAccountingSettings(state),
    currency: selectCurrency(state),
    numberOf: (partyId) => selectPartyNumber(state, partyId),
    nameOf: (partyId) => partyNameOf(names, partyId),
    describe: describeEntry,
  });
}
