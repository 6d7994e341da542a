import { useState, useDeferredValue, useMemo } from 'react';
import { saveChargeModel } from '@/commands/payments/chargeModel';
import { SelectField } from '@/components/forms/fields/SelectField';
import * as form from '@/components/forms/form.module.scss';
import { SubmitDialog } from '@/components/forms/SubmitDialog';
import { useLeaveQuestion } from '@/components/forms/useLeaveQuestion';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { useMoney, Money } from '@/containers/money/Money';
import { MonthDifferences } from '@/containers/settings/MonthDifferences';
import { WorkedExample } from '@/containers/settings/WorkedExample';
import { choices, presets, settings as labels, title } from '@/containers/settings/chargeModelTexts';
import { parties } from '@/containers/settings/monthTexts';
import { MODEL_PRESETS, SPECIFICATION_MODEL, type ChargeModel, type ModelPreset } from '@/domain/money/chargeModel';
import { PARTIES, type Party } from '@/domain/payments/refunds/refundAllocation';
import { isSame } from '@/lib/objects';
import {
  selectModelSettings,
  type ModelSubject,
  selectExamplePayment,
  selectModelEffect,
  type ModelEffect,
} from '@/selectors/payments/modelEffect';
import { selectIntegrationDetails } from '@/selectors/integrations/integrationDetails';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** The last year. The totals above have all months. */
const MOST_MONTHS = 12;

type Row = { party: Party } & ModelEffect['parties'][Party];

const COLUMNS: TableColumns<Row> = [
  { header: texts.party, render: ({ party }) => parties[party] },
  { header: texts.now, render: ({ now }) => <Money cents={now} />, isNumeric: true },
  { header: texts.then, render: ({ then }) => <Money cents={then} />, isNumeric: true },
  { header: texts.difference, render: ({ now, then }) => <Money cents={then - now} />, isNumeric: true },
];

type Props = ModelSubject & { settings: Partial<ChargeModel>; isChanged: boolean };

/** What each party has of all payments, now and under the settings of the form. */
function ModelEffectTable({ subject, subjectId, settings, isChanged }: Props) {
  const effectOf = useAppSelector(selectModelEffect);
  const proposed = useDeferredValue(settings);
  const effect = useMemo(
    () => (isChanged ? effectOf({ subject, subjectId }, proposed) : undefined),
    [effectOf, subject, subjectId, proposed, isChanged],
  );
  return (
    <section aria-live="polite">
      <h3>{texts.effect}</h3>
      {effect ? (
        <>
          <p>{texts.changedPayments(effect.payments, effect.statements)}</p>
          <DataTable
            caption={texts.effect}
            columns={COLUMNS}
            rows={PARTIES.map((party): Row => ({ party, ...effect.parties[party] }))}
            rowKey={({ party }) => party}
            empty={null}
          />
          {effect.months.length > 0 && <MonthDifferences months={effect.months.slice(0, MOST_MONTHS)} />}
        </>
      ) : (
        <p>{texts.nothingChanges}</p>
      )}
    </section>
  );
}

type Setting = keyof ChargeModel;
const SETTINGS = Object.keys(SPECIFICATION_MODEL) as Setting[];
const PRESETS = Object.keys(MODEL_PRESETS) as ModelPreset[];

/** Who pays the processor, and who bears refunds and disputes, with an example and what a change would do. */
export function ChargeModelDialog({ subject, subjectId }: ModelSubject) {
  const dispatch = useAppDispatch();
  const current = useAppSelector((state) => selectModelSettings(state, subject, subjectId));
  const ofWorkspace = useAppSelector((state) => selectModelSettings(state, 'workspace', ''));
  const merchantName = useAppSelector(selectMerchantNames).get(subjectId) ?? subjectId;
  const integration = useAppSelector((state) => selectIntegrationDetails(state, subjectId));
  const example = useAppSelector(selectExamplePayment);
  const money = useMoney();
  const [draft, setDraft] = useState<Partial<ChargeModel>>(current);
  const isChanged = !isSame(draft, current);
  const { leave, question } = useLeaveQuestion(isChanged);
  const model: ChargeModel = { ...SPECIFICATION_MODEL, ...ofWorkspace, ...draft };
  const about = {
    workspace: texts.ofWorkspace,
    merchant: texts.ofMerchant(merchantName),
    integration: texts.ofIntegration(integration?.integrationName ?? subjectId),
  }[subject];
  const change = (setting: Setting, value: string) => {
    const { [setting]: _former, ...others } = draft;
    setDraft(value === '' ? others : { ...others, [setting]: value });
  };
  return (
    <SubmitDialog
      title={title}
      help="chargeModels"
      size="lg"
      submitLabel={texts.save}
      question={question}
      onSubmit={() => {
        if (!isChanged || dispatch(saveChargeModel({ subject, subjectId }, draft))) dispatch(dialogClosed());
      }}
      onClose={leave}
    >
      <p>{about}</p>
      <div className={form.grid}>
        <SelectField
          className={form.wide}
          label={texts.preset}
          value={PRESETS.find((preset) => isSame(MODEL_PRESETS[preset], model)) ?? ''}
          options={[
            { value: '', label: texts.choosePreset },
            ...PRESETS.map((value) => ({ value, label: presets[value] })),
          ]}
          onChange={(preset) => {
            if (preset !== '') setDraft(MODEL_PRESETS[preset]);
          }}
        />
        {SETTINGS.map((setting) => (
          <SelectField
            key={setting}
            label={labels[setting]}
            value={draft[setting] ?? ''}
            options={[
              ...(subject === 'workspace' ? [] : [{ value: '', label: texts.inherited }]),
              ...Object.entries(choices[setting]).map(([value, label]) => ({ value, label })),
            ]}
            onChange={(value) => change(setting, value)}
          />
        ))}
      </div>
      {example && (
        <p className="mt-3" aria-live="polite">
          <strong>{texts.example}:</strong> <WorkedExample {...example} model={model} money={money} />
        </p>
      )}
      <ModelEffectTable subject={subject} subjectId={subjectId} settings={draft} isChanged={isChanged} />
    </SubmitDialog>
  );
}
