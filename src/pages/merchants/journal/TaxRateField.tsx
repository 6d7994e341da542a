import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import { describedBy, FieldNotes } from '@/components/forms/FormField';
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
  const id = useId();
  const message = taxRate.trim() === '' ? texts.taxRateMissing : undefined;
  return (
    <Form.Group controlId={id}>
      <Form.Label>{texts.taxRate}</Form.Label>
      <Form.Control
        autoComplete="off"
        maxLength={LONGEST_ACCOUNT_NAME}
        value={taxRate}
        aria-invalid={message !== undefined}
        aria-describedby={describedBy(id, texts.taxRateHint, message)}
        onChange={({ target }) => dispatch(accountsTyped({ ...typed, taxRate: target.value }))}
      />
      <FieldNotes id={id} hint={texts.taxRateHint} message={message} />
    </Form.Group>
  );
}
