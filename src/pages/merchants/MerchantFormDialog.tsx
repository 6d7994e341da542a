import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import * as grid from '@/components/forms/form.module.scss';
import { useDraftForm } from '@/components/forms/useDraftForm';
import * as text from '@/components/text/text.module.scss';
import { selectConcurrentChanges } from '@/selectors/sync/concurrentChanges';
import { completePostalCode } from '@/domain/merchants/addresses';
import { addressLabels } from '@/domain/merchants/addressLabels';
import { bankAccountOf } from '@/domain/merchants/bankAccount';
import { BANK_FIELDS } from '@/domain/merchants/bankFields';
import { merchantDraftSchema } from '@/domain/merchants/merchantDraftSchema';
import { EMPTY_MERCHANT_DRAFT, type MerchantDraft, draftOfMerchant } from '@/domain/merchants/merchantForm';
import { COUNTRIES } from '@/domain/merchants/vocabulary';
import { selectMerchantRows, selectMerchant } from '@/selectors/entitySelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './MerchantFormDialog.module.scss';
import * as labels from './detailsTexts';
import { RegionField } from './RegionField';
import * as texts from './formTexts';
import { addMerchant, editMerchant } from '@/commands/merchants';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';

type Props = {
  title: string;
  /** The current merchant, which fills the form. */
  draft: MerchantDraft;
  /** The id of the edited merchant, whose own name is free. */
  merchantId?: string;
  /** Returns false if it is refused. `opened` is the draft when the form opened. */
  onSave: (typed: MerchantDraft, opened: MerchantDraft) => boolean;
};

const FIELD_NAMES = [...Object.keys(EMPTY_MERCHANT_DRAFT), ...BANK_FIELDS] as (keyof MerchantDraft)[];

/** The form of a new or an existing merchant. */
export function MerchantFormDialog({ title, draft, merchantId, onSave }: Props) {
  const others = useAppSelector(selectMerchantRows).filter(({ id }) => id !== merchantId);
  const [opened] = useState(draft);
  const currency = useAppSelector(selectCurrency);
  const concurrent = useAppSelector((state) => selectConcurrentChanges(state, opened, opened, draft));
  const form = useDraftForm(merchantDraftSchema(others, opened), { ...opened, ...bankAccountOf(opened) }, currency);
  const { control, register, setValue } = form;
  const { errors, isSubmitted } = form.formState;
  const country = useWatch({ control, name: 'country' });
  // All fields in the order of the form, because it decides which invalid field is the first.
  for (const name of FIELD_NAMES) register(name);
  const connect = fieldOf(form);
  const completeCode = ({ target }: { target: HTMLInputElement }) => {
    const code = completePostalCode(country, target.value);
    if (code !== target.value) setValue('zipCode', code, { shouldDirty: true, shouldValidate: isSubmitted });
  };

  return (
    <FormDialog title={title} help="merchants" form={form} note={concurrent} onSave={(typed) => onSave(typed, opened)}>
      <fieldset className={grid.grid}>
        <legend>{labels.information}</legend>
        <FormField label={texts.name} isRequired autoComplete="organization" {...connect('name')} />
        <FormField label={labels.contactPerson} autoComplete="name" {...connect('contactPerson')} />
        <FormField label={labels.contactNumber} type="tel" autoComplete="tel" {...connect('contactNumber')} />
        <FormField label={labels.businessEmail} type="email" autoComplete="email" {...connect('businessEmail')} />
        <FormField label={labels.website} type="url" autoComplete="url" {...connect('website')} />
        <div className={styles.logo}>
          <ImagePlus aria-hidden size={20} />
          <span>
            {texts.uploadLogo}
            <small className={text.note}>{texts.notAvailable}</small>
          </span>
        </div>
        <div className={grid.wide}>
          <FormField label={labels.description} isMultiline {...connect('description')} />
        </div>
      </fieldset>
      <fieldset className={grid.grid}>
        <legend>{labels.address}</legend>
        <FormField label={labels.street} isRequired autoComplete="street-address" {...connect('street')} />
        {/* The country decides the names of places and the format of codes, so those fields are checked again. */}
        <FormField
          label={labels.country}
          isRequired
          options={COUNTRIES}
          {...connect('country', { deps: ['state', 'zipCode', 'city'] })}
        />
        <RegionField name="state" country={country} control={control} message={errors.state?.message} />
        <FormField
          label={addressLabels(country).postalCode}
          isRequired
          autoComplete="postal-code"
          {...connect('zipCode', { onBlur: completeCode })}
        />
        <RegionField name="city" country={country} control={control} message={errors.city?.message} />
      </fieldset>
      <BankAccountFields form={form} />
    </FormDialog>
  );
}

export function AddMerchantDialog() {
  const dispatch = useAppDispatch();
  return (
    <MerchantFormDialog
      title={texts.addMerchant}
      draft={EMPTY_MERCHANT_DRAFT}
      onSave={(draft) => dispatch(addMerchant(draft))}
    />
  );
}

const TITLE = texts.editMerchant;

type EditMerchantDialogProps = { merchantId: string };

export function EditMerchantDialog({ merchantId }: EditMerchantDialogProps) {
  const dispatch = useAppDispatch();
  const merchant = useAppSelector((state) => selectMerchant(state, merchantId));
  if (!merchant) return <MissingRowDialog title={TITLE} noun="merchant" id={merchantId} />;
  return (
    <MerchantFormDialog
      title={TITLE}
      draft={draftOfMerchant(merchant)}
      merchantId={merchantId}
      onSave={(typed, opened) => dispatch(editMerchant(merchantId, opened, typed))}
    />
  );
}

type BankAccountFieldsProps = { form: UseFormReturn<MerchantDraft, unknown, MerchantDraft> };

/** The bank details of a merchant. The section starts collapsed, and is open while it has values, so that no error is hidden. */
function BankAccountFields({ form: { control, register, formState } }: BankAccountFieldsProps) {
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
        {labels.bankAccount}
      </summary>
      <p className="form-text">{texts.bankAccountHint}</p>
      <div className={grid.grid}>
        <div className={grid.wide}>
          <FormField label={labels.accountHolder} {...connect('accountHolder')} />
        </div>
        <FormField label={labels.iban} {...connect('iban')} />
        <FormField label={labels.bic} hint={texts.bicHint} {...connect('bic')} />
        <FormField label={labels.routingNumber} inputMode="numeric" {...connect('routingNumber')} />
        <FormField label={labels.accountNumber} inputMode="numeric" {...connect('accountNumber')} />
      </div>
    </details>
  );
}
