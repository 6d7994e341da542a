import { useEffect, useState } from 'react';
import { SelectField } from '@/components/forms/fields/SelectField';
import { InputField } from '@/components/forms/fields/InputField';
import * as form from '@/components/forms/form.module.scss';
import { ExportButton } from '@/containers/ExportButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { useMoney } from '@/containers/money/Money';
import { ACCOUNT_ROLES, accountProblem, LONGEST_ACCOUNT_NAME } from '@/domain/accounting/accounts';
import { JOURNAL_DETAILS, sumJournal, type JournalDetail, type JournalEntry } from '@/domain/accounting/journal';
import { JOURNAL_FORMATS, MOST_XERO_LINES, type JournalFormat } from '@/domain/accounting/journalFiles';
import { formatRange } from '@/domain/calendar/dates';
import { csvFileName } from '@/domain/lists/csv';
import { formatCount } from '@/domain/lists/paging';
import { buildJournal, selectAccountingSettings, selectJournalFile } from '@/selectors/accounting/journalSelectors';
import { selectStatementDays, selectStatementSource } from '@/selectors/statements/statementSources';
import { accountsTyped, selectTypedAccounts } from '@/slices/accountingSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { startResumable } from '@/store/runResumable';
import { AccountFields } from './AccountFields';
import * as texts from './texts';

/** Exports the journal of the days of the statements, for the accounting of the operator. */
export function JournalDialog() {
  const days = useAppSelector(selectStatementDays);
  const { chart, taxRate } = useAppSelector(selectAccountingSettings);
  const [format, setFormat] = useState<JournalFormat>('csv');
  const [detail, setDetail] = useState<JournalDetail>('day');
  const entries = useJournal(detail);
  const lines = entries === undefined ? 0 : sumJournal(entries).lines;
  const areAccountsValid = ACCOUNT_ROLES.every((role) => accountProblem(chart, role) === undefined);
  const isReady = lines > 0 && areAccountsValid && (format !== 'xero' || taxRate.trim() !== '');
  return (
    <Dialog
      title={texts.title}
      help="journal"
      size="lg"
      dismiss="Cancel"
      footer={
        entries &&
        isReady && (
          <ExportButton
            label={texts.exportLabel}
            fileName={csvFileName(`journal-${format}`, days)}
            getTable={(state) => selectJournalFile(state, entries, format)}
          />
        )
      }
    >
      <p>
        <strong>{formatRange(days)}.</strong> {texts.about}
      </p>
      <div className={form.grid}>
        <SelectField
          label={texts.format}
          value={format}
          options={JOURNAL_FORMATS}
          labels={texts.FORMATS}
          onChange={setFormat}
        />
        <SelectField
          label={texts.detail}
          value={detail}
          options={JOURNAL_DETAILS}
          labels={texts.DETAILS}
          onChange={setDetail}
        />
        {format === 'xero' && <TaxRateField />}
      </div>
      <JournalTotals entries={entries} />
      {format === 'xero' && lines > MOST_XERO_LINES && <p>{texts.tooManyForXero(MOST_XERO_LINES)}</p>}
      <AccountFields />
    </Dialog>
  );
}

/** The entries, undefined until they are computed: many payments are read in steps, so that the dialog stays responsive. */
function useJournal(detail: JournalDetail): readonly JournalEntry[] | undefined {
  const store = useAppStore();
  const source = useAppSelector(selectStatementSource);
  const days = useAppSelector(selectStatementDays);
  const [journal, setJournal] = useState<{ of: readonly unknown[]; entries: readonly JournalEntry[] }>();
  const isCurrent = journal !== undefined && [source, days, detail].every((part, index) => part === journal.of[index]);
  useEffect(() => {
    if (isCurrent) return undefined;
    const of = [source, days, detail];
    return startResumable(buildJournal(store.getState(), detail), (entries) => setJournal({ of, entries }));
  }, [store, source, days, detail, isCurrent]);
  return isCurrent ? journal.entries : undefined;
}

function JournalTotals({ entries }: { entries: readonly JournalEntry[] | undefined }) {
  const money = useMoney();
  if (!entries)
    return (
      <p role="status" className="mt-3 mb-0">
        {texts.addingUp}
      </p>
    );
  const { debits, credits, lines } = sumJournal(entries);
  return (
    <p role="status" className="mt-3 mb-0">
      {lines === 0 ? texts.nothing : texts.totals(money(debits), money(credits), formatCount(lines))}
    </p>
  );
}

/** The name of the tax rate that Xero requires in each line. */
function TaxRateField() {
  const dispatch = useAppDispatch();
  const { taxRate } = useAppSelector(selectAccountingSettings);
  const typed = useAppSelector(selectTypedAccounts);
  const message = taxRate.trim() === '' ? texts.taxRateMissing : undefined;
  return (
    <InputField
      label={texts.taxRate}
      hint={texts.taxRateHint}
      message={message}
      autoComplete="off"
      maxLength={LONGEST_ACCOUNT_NAME}
      value={taxRate}
      onChange={(text) => dispatch(accountsTyped({ ...typed, taxRate: text }))}
    />
  );
}
