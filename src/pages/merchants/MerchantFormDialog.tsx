import { ImagePlus } from 'lucide-react';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/FormField';
import * as grid from '@/components/forms/form.module.scss';
import { useDraftForm } from '@/components/forms/useDraftForm';
import * as text from '@/components/text/text.module.scss';
import { merchantDraftSchema, type MerchantDraft } from '@/domain/merchants/merchantForm';
import { CITIES, COUNTRIES, STATES } from '@/domain/merchants/merchants';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './MerchantFormDialog.module.scss';

type Props = {
  title: string;
  /** What the form opens with. */
  draft: MerchantDraft;
  /** Of the edited merchant, whose own name is not taken. */
  ownId?: string;
  /** False where it is refused. */
  onSave: (draft: MerchantDraft) => boolean;
};

/** The merchant form, for a new merchant or one to edit. */
export function MerchantFormDialog({ title, draft, ownId, onSave }: Props) {
  const dispatch = useAppDispatch();
  const others = useAppSelector(selectMerchantRows).filter(({ id }) => id !== ownId);
  const form = useDraftForm(merchantDraftSchema(others), draft, useAppSelector(selectCurrency));
  const { errors } = form.formState;
  const connect = (name: keyof MerchantDraft, deps?: keyof MerchantDraft) => ({
    field: form.register(name, { deps }),
    message: errors[name]?.message,
  });

  return (
    <FormDialog title={title} form={form} onSave={onSave} onClose={() => dispatch(dialogClosed())}>
      <fieldset className={grid.grid}>
        <legend>Merchant Information</legend>
        <FormField label="Merchant Name" isRequired autoComplete="organization" {...connect('name')} />
        <FormField label="Contact Person" autoComplete="name" {...connect('contactPerson')} />
        <FormField label="Contact Number" type="tel" autoComplete="tel" {...connect('contactNumber')} />
        <FormField label="Business Email" type="email" autoComplete="email" {...connect('businessEmail')} />
        <FormField label="Website" type="url" autoComplete="url" {...connect('website')} />
        <div className={styles.logo}>
          <ImagePlus aria-hidden size={20} />
          <span>
            Upload logo
            <small className={text.note}>Not available yet</small>
          </span>
        </div>
        <div className={grid.wide}>
          <FormField label="Description" isMultiline {...connect('description')} />
        </div>
      </fieldset>
      <fieldset className={grid.grid}>
        <legend>Merchant Address</legend>
        <FormField label="Street" isRequired autoComplete="street-address" {...connect('street')} />
        {/* The country decides how the zip code is written: a message there is checked again. */}
        <FormField label="Country" isRequired options={COUNTRIES} {...connect('country', 'zipCode')} />
        <FormField label="State" isRequired options={STATES} {...connect('state')} />
        <FormField label="Zip Code" isRequired autoComplete="postal-code" {...connect('zipCode')} />
        <FormField label="City" isRequired options={CITIES} {...connect('city')} />
      </fieldset>
    </FormDialog>
  );
}
