import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormField } from '@/components/forms/FormField';
import * as grid from '@/components/forms/form.module.scss';
import { BANK_FIELDS } from '@/domain/merchants/bankFields';
import type { MerchantDraft } from '@/domain/merchants/merchantForm';
import * as styles from './MerchantFormDialog.module.scss';
import * as texts from './formTexts';

type Props = { form: UseFormReturn<MerchantDraft, unknown, MerchantDraft> };

/** The bank details of a merchant. The section starts collapsed, and is open while it has values, so that no error is hidden. */
export function BankAccountFields({ form: { control, register, formState } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const hasValues = useWatch({ control, name: BANK_FIELDS }).some(Boolean);
  const connect = (name: (typeof BANK_FIELDS)[number]) => ({
    // A bank field is judged together with the others, so all of them are checked again.
    field: register(name, { deps: [...BANK_FIELDS] }),
    message: formState.errors[name]?.message,
    autoComplete: 'off',
  });
  return (
    <details
      className={styles.bankAccount}
      open={isOpen || hasValues}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary
        onClick={(event) => {
          if (hasValues) event.preventDefault();
        }}
      >
        {texts.bankAccount}
      </summary>
      <p className="form-text">{texts.bankAccountHint}</p>
      <div className={grid.grid}>
        <div className={grid.wide}>
          <FormField label={texts.accountHolder} {...connect('accountHolder')} />
        </div>
        <FormField label={texts.iban} {...connect('iban')} />
        <FormField label={texts.bic} hint={texts.bicHint} {...connect('bic')} />
        <FormField label={texts.routingNumber} inputMode="numeric" {...connect('routingNumber')} />
        <FormField label={texts.accountNumber} inputMode="numeric" {...connect('accountNumber')} />
      </div>
    </details>
  );
}
