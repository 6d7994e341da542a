import { Fragment } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { DetailList } from '@/components/dialogs/DetailList';
import { InputField } from '@/components/forms/fields/InputField';
import { describeRecords } from '@/components/text/recordTexts';
import { findCurrency, type Currency } from '@/domain/money/currency';
import { formatMoney, formatPercent, minorUnits } from '@/domain/money/money';
import { LOSABLE_FIELDS } from '@/data/imports/merging/emptiedFields';
import type { OpenedSource, Preview } from '@/data/imports/messages';
import { columnsOfFee, FEE_FIELDS, kindOf, type Plan } from '@/domain/imports/plan';
import { LONGEST_NAME } from '@/domain/workspaces/workspaces';
import { ChargeModelQuestion } from './ChargeModelQuestion';
import { OtherCurrencies } from './OtherCurrencies';
import { PersonalData } from './PersonalData';
import { PreviewedFiles } from './PreviewedFiles';
import { FeesRead } from './FeesRead';
import { previewFacts } from './previewFacts';
import { FirstPayments, Unbalanced } from './FirstPayments';
import { IgnoredValues, RejectedRowsTable } from './RejectedRowsTable';
import { RepeatedHeaders } from '@/features/imports/importing/plan/RepeatedHeaders';
import { StatusTable } from '@/features/imports/importing/plan/StatusMeanings';
import { TimeZoneField } from '@/features/imports/TimeZoneField';
import type { Settings } from '@/features/imports/importing/useSettings';
import { StepHeading } from '@/features/imports/StepHeading';
import * as styles from '@/features/imports/importing/importing.module.scss';
import * as texts from './texts';
import { DEFAULT_SPLIT, MERCHANT_SHARE, PROCESSOR_FIXED, PROCESSOR_RATE, WHOLE } from '@/domain/money/split';

type Props = {
  sources: readonly OpenedSource[];
  plans: readonly Plan[];
  preview: Preview;
  /** The name of the new workspace. Undefined if the open one is updated. */
  name: string | undefined;
  onNameChanged: (name: string) => void;
  /** The names of the new workspaces for other currencies, by currency. */
  splitNames: Readonly<Record<string, string>>;
  onSplitNamed: (currency: string, name: string) => void;
  onSplit: (currencies: readonly string[]) => void;
  /** True while the download of the rejected rows is being prepared. */
  isMakingFile: boolean;
  onPlanOpened: () => void;
  onPlanned: (plans: readonly Plan[]) => void;
  onRejectedRowsDownloaded: () => void;
  /** Those of a new workspace. */
  settings: Settings;
  onImport: () => void;
};

function hasNoFeeColumns(plan: Plan): boolean {
  return kindOf(plan) === 'payments' && FEE_FIELDS.every((fee) => columnsOfFee(fee, plan).length === 0);
}

/** Shows what the import will do, before anything is saved. */
export function ImportPreview({ sources, plans, preview, name, splitNames, isMakingFile, settings, ...on }: Props) {
  const { payments, refused, firstRows, refusedRows } = preview;
  const { files, looksLikeRows, ignored, differences, chargebacks: disputes, fees, unbalanced, update } = preview;
  const [example] = differences.first;
  const ofFees = files.filter(({ holds }) => holds === 'fees');
  const hasNoPayments = payments === 0 && files.every(({ holds }) => holds !== 'payments');
  // Nothing can be imported then, so the list of fees without payments would not help.
  const isOfFeesAlone = hasNoPayments && ofFees.length === files.length;
  const withoutFees = sources.flatMap(({ names, plan }, index) => (hasNoFeeColumns(plans[index] ?? plan) ? names : []));
  const emptied = LOSABLE_FIELDS.flatMap((field) => {
    const count = update?.emptied[field];
    return count === undefined ? [] : [texts.losesField(count, field)];
  });
  const currency = findCurrency(preview.currency);
  const openPlan = () => {
    settings.noteColumn(undefined);
    on.onPlanOpened();
  };
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <>
      <StepHeading>{texts.heading}</StepHeading>
      <PreviewedFiles files={files} onPlanOpened={openPlan} />
      <DetailList items={previewFacts(preview, { money, isOfFeesAlone })} />
      {sources.map((source, index) => (
        <Fragment key={`${index} ${source.names.join(' ')}`}>
          <RepeatedHeaders source={source} />
          <StatusTable source={source} plan={plans[index] ?? source.plan} />
        </Fragment>
      ))}
      <OtherCurrencies preview={preview} names={splitNames} onNameChanged={on.onSplitNamed} onSplit={on.onSplit} />
      {preview.waiting.length > 0 && <p>{texts.recordsOnHold(describeRecords(preview.waiting))}</p>}
      {payments > 0 && withoutFees.length > 0 && (
        <p>{texts.noFeeColumns(withoutFees.length, describeCalculated(currency))}</p>
      )}
      <PersonalData into={update} sources={sources} plans={plans} onPlanned={on.onPlanned} settings={settings} />
      {emptied.length > 0 && (
        <p>
          <strong>{emptied.join(' ')}</strong> {texts.howToKeepFields}
        </p>
      )}
      {example && (
        <p>
          {texts.refundDifferences(
            differences.count,
            example.paymentId,
            money(example.ofColumn),
            money(example.ofRows),
          )}
        </p>
      )}
      {/* Dispute rows change what a month earned. */}
      {disputes.count > 0 && (
        <p>{texts.disputeRows(disputes.count, disputes.sum === undefined ? undefined : money(disputes.sum))}</p>
      )}
      <Unbalanced unbalanced={unbalanced} money={money} />
      {fees && !isOfFeesAlone && (
        <FeesRead
          fees={fees}
          refused={ofFees.length > 0 ? ofFees.reduce((sum, file) => sum + file.refused, 0) : undefined}
          money={money}
        />
      )}
      {looksLikeRows > 0 && (
        <p>
          {texts.afterEmptyRow(looksLikeRows)}{' '}
          <Button
            variant="link"
            className={styles.inline}
            onClick={() => on.onPlanned(plans.map((plan) => ({ ...plan, takesRowsAfterBlank: true })))}
          >
            {texts.importAsPayments}
          </Button>
        </p>
      )}
      {hasNoPayments && <p>{(ofFees.length > 0 ? texts.paymentsOfFeesNeeded : texts.paymentsNeeded)(files.length)}</p>}
      {payments > 0 && (
        <Form
          id="import-preview"
          className="d-grid gap-3 mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            on.onImport();
          }}
        >
          {name !== undefined && (
            <>
              <InputField
                label={texts.workspaceName}
                value={name}
                maxLength={LONGEST_NAME}
                onChange={on.onNameChanged}
              />
              <ChargeModelQuestion settings={settings} rows={firstRows} money={money} />
              <TimeZoneField
                label={texts.workspaceZone}
                value={settings.timeZone}
                onChange={settings.chooseZone}
                hint={texts.zoneHint(settings.suggestedZone, settings.timeZone)}
              />
            </>
          )}
        </Form>
      )}
      {ignored.length > 0 && <IgnoredValues rows={ignored} />}
      {files.some(({ holds }) => holds === 'payments') && <FirstPayments rows={firstRows} money={money} />}
      {refused > 0 && !isOfFeesAlone && (
        <RejectedRowsTable
          count={refused}
          rows={refusedRows}
          isOfFiles={files.length > 1}
          isMakingFile={isMakingFile}
          onDownloaded={on.onRejectedRowsDownloaded}
        />
      )}
    </>
  );
}

/** How fees are estimated that no file contains, for the end of a sentence. */
function describeCalculated(currency: Currency): string {
  const fees = formatPercent(WHOLE - MERCHANT_SHARE);
  const cost = formatPercent(PROCESSOR_RATE);
  const split = formatPercent(DEFAULT_SPLIT.hundredths);
  const fixed = formatMoney(minorUnits(PROCESSOR_FIXED, currency), currency);
  return texts.estimate(fees, cost, fixed, split);
}
