import { TextField } from '@/components/forms/TextField';
import { LONGEST_ACCOUNT_NAME } from '@/domain/accounting/accounts';
import { selectAccountingSettings } from '@/selectors/accounting/journalSelectors';
import { accountsTyped, selectTypedAccounts } from '@/slices/accountingSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** The name of the tax rate that Xero requires in each line. */
export function TaxRateField() {
  const dispatch = useAppDispatch();
  const { taxRate } = useAppSelector(selectAccountingSettings);
  const typed = useAppSelector(selectTypedAccounts);
  const message = taxRate.trim() === '' ? texts.taxRateMissing : undefined;
  return (
    <TextField
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
