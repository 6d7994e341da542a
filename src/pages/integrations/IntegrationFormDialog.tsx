import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import { useWatch } from 'react-hook-form';
import { DetailList } from '@/components/dialogs/DetailList';
import { ChoiceButtons } from '@/components/forms/fields/ChoiceButtons';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import * as grid from '@/components/forms/form.module.scss';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { selectConcurrentChanges } from '@/selectors/sync/concurrentChanges';
import {
  draftOf,
  EMPTY_DRAFT,
  exceedsVisaCap,
  integrationDraftSchema,
  offeredMerchants,
} from '@/domain/integrations/integrationForm';
import { settingItems } from '@/containers/settings/settingItems';
import type { Integration } from '@/domain/integrations/integrations';
import {
  CONFIGURATIONS,
  HIGHEST_SURCHARGE,
  INTEGRATION_STATUSES,
  RATE_UNITS,
  VISA_SURCHARGE_CAP,
} from '@/domain/integrations/vocabulary';
import { formatPercent } from '@/domain/money/money';
import { selectIntegrationRows, selectIntegration, selectMerchantRows } from '@/selectors/entitySelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './IntegrationFormDialog.module.scss';
import { SplitPreview } from './SplitPreview';
import { FormEmbedCode } from './FormEmbedCode';
import * as texts from './formTexts';
import { addIntegration, editIntegration } from '@/commands/integrations';
import { selectNextIntegrationNumber } from '@/selectors/nextNumbers';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { numberOf } from '@/domain/rowNumbers';

type Props = {
  title: string;
  /** The current number, or the number that a new integration will get. */
  number: string;
  /** The current integration, which fills the form. Undefined for a new one. */
  integration?: Integration;
  /** Returns false if it is refused. `opened` is the integration when the form opened. */
  onSave: (typed: Integration, opened?: Integration) => boolean;
};

/** The form of an integration. Its embed code and its preview follow the typed values. */
export function IntegrationFormDialog({ title, number, integration, onSave }: Props) {
  const [opened] = useState(integration);
  const merchants = offeredMerchants(useAppSelector(selectMerchantRows), opened?.merchantId);
  const integrations = useAppSelector(selectIntegrationRows);
  const currency = useAppSelector(selectCurrency);
  const concurrent = useAppSelector((state) =>
    opened && integration ? selectConcurrentChanges(state, opened, opened, integration) : undefined,
  );
  const form = useDraftForm(
    integrationDraftSchema({ id: opened?.id ?? '', merchants, integrations, currency }),
    opened ? draftOf(opened, currency) : EMPTY_DRAFT,
    currency,
  );
  const draft = useWatch({ control: form.control, compute: (typed) => typed });
  const { register } = form;
  const { errors } = form.formState;
  // All fields in the order of the form, because it decides which invalid field is the first. A change also checks
  // fields that share a rule.
  const fields = {
    name: register('integrationName'),
    merchant: register('merchantId', { deps: 'integrationName' }),
    configurations: register('configurations', { deps: 'surchargeRate' }),
    surcharge: register('surchargeRate'),
    split: register('splitAmount'),
    unit: register('splitUnit', { deps: 'splitAmount' }),
    status: register('status'),
  };

  return (
    <FormDialog
      title={title}
      help="integrations"
      form={form}
      note={concurrent}
      onSave={(typed) => onSave(typed, opened)}
    >
      <div className={grid.grid}>
        <FormField
          label={texts.integrationName}
          field={fields.name}
          message={errors.integrationName?.message}
          isRequired
          autoComplete="off"
        />
        <FormField
          label={texts.selectMerchant}
          field={fields.merchant}
          message={errors.merchantId?.message}
          isRequired
          options={[
            { value: '', label: texts.chooseMerchant },
            ...merchants.map((merchant) => ({ value: merchant.id, label: merchant.name })),
          ]}
        />
        <ChoiceButtons
          label={texts.configuration}
          field={fields.configurations}
          message={errors.configurations?.message}
          isRequired
          options={CONFIGURATIONS}
        />
        {draft.configurations.includes('Surcharge') && (
          <FormField
            label={texts.surchargeRate}
            type="number"
            inputMode="decimal"
            field={fields.surcharge}
            message={errors.surchargeRate?.message}
            hint={
              exceedsVisaCap(draft)
                ? texts.visaCap(formatPercent(VISA_SURCHARGE_CAP))
                : texts.highestRate(formatPercent(HIGHEST_SURCHARGE))
            }
            isRequired
            addition={<span className="input-group-text">%</span>}
          />
        )}
        <FormField
          label={texts.splitRate}
          type="number"
          inputMode="decimal"
          field={fields.split}
          message={errors.splitAmount?.message}
          isRequired
          addition={
            <Form.Select {...fields.unit} aria-label={texts.splitUnit} className={styles.unit}>
              {RATE_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {unit === '$' ? currency.sign.trim() : unit}
                </option>
              ))}
            </Form.Select>
          }
        />
        <FormField label={texts.status} field={fields.status} options={INTEGRATION_STATUSES} />
        <div className={grid.wide}>
          <SplitPreview draft={draft} />
        </div>
        <div className={grid.wide}>
          <FormEmbedCode number={number} name={draft.integrationName} isNew={!opened} />
        </div>
        {/* In the demo data, only this form leads to further settings: its details are those of the specification. */}
        {opened && (
          <div className={grid.wide}>
            <DetailList items={settingItems('integration', opened.id)} />
          </div>
        )}
      </div>
    </FormDialog>
  );
}

export function CreateIntegrationDialog() {
  const dispatch = useAppDispatch();
  const number = useAppSelector(selectNextIntegrationNumber);
  return (
    <IntegrationFormDialog
      title={texts.createIntegration}
      number={number}
      onSave={(integration) => dispatch(addIntegration(integration))}
    />
  );
}

const TITLE = texts.editIntegration;

export function EditIntegrationDialog({ integrationId }: { integrationId: string }) {
  const dispatch = useAppDispatch();
  const before = useAppSelector((state) => selectIntegration(state, integrationId));
  if (!before) return <MissingRowDialog title={TITLE} noun="integration" id={integrationId} />;
  return (
    <IntegrationFormDialog
      title={TITLE}
      number={numberOf(before)}
      integration={before}
      onSave={(typed, opened = before) => dispatch(editIntegration(opened, typed))}
    />
  );
}
