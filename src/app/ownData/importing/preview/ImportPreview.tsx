import { Fragment, useId } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { DetailList } from '@/components/dialogs/DetailList';
import { describeRecords, WHAT_WAITS } from '@/components/text/describeRecords';
import { currencyOf } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { OpenedSource, Preview } from '@/data/imports/messages';
import { chargebacksIn } from '@/domain/imports/chargebacks';
import { columnsOfFee, FEE_FIELDS, kindOf, type Plan } from '@/domain/imports/plan';
import { describeCount } from '@/domain/lists/paging';
import { LONGEST_NAME } from '@/domain/workspaces/workspaces';
import { OtherCurrencies } from './OtherCurrencies';
import { PreviewedFiles } from './PreviewedFiles';
import { describeWorkedOut } from './describeWorkedOut';
import { FeesRead } from './FeesRead';
import { factsOf } from './factsOf';
import { FirstPayments } from './FirstPayments';
import { LeftOut, RefusedRows } from './RefusedRows';
import { Unbalanced } from './Unbalanced';
import { RepeatedHeaders } from '@/app/ownData/importing/RepeatedHeaders';
import { StatusTable } from '@/app/ownData/importing/StatusMeanings';
import { StepHeading } from '@/app/ownData/StepHeading';
import * as styles from '@/app/ownData/importing/ownData.module.scss';

type Props = {
  sources: readonly OpenedSource[];
  plans: readonly Plan[];
  preview: Preview;
  /** Of the workspace to be; undefined where one is updated. */
  name: string | undefined;
  onNameChanged: (name: string) => void;
  /** Of the workspaces of other currencies. */
  splitNames: Readonly<Record<string, string>>;
  onSplitNamed: (currency: string, name: string) => void;
  onSplit: (currencies: readonly string[]) => void;
  /** The file of the rows to repair is on its way. */
  isMakingFile: boolean;
  onPlanAsked: () => void;
  onPlanned: (plans: readonly Plan[]) => void;
  onRefusedAsked: () => void;
  onImport: () => void;
};

type Differing = { differences: Preview['differences']; money: (amount: number) => string };

/** Where a column and the rows of refunds tell different sums, the larger is taken, and told. */
function Differences({ differences: { count, first }, money }: Differing) {
  const [example] = first;
  if (!example) return null;
  const { paymentId, ofColumn, ofRows } = example;
  return (
    <p>
      Of {describeCount(count, 'payment')} the refunded amount and the rows of refunds do not agree: the larger counts.
      Of {paymentId} the column says {money(ofColumn)}, the rows say {money(ofRows)}.
    </p>
  );
}

function bringsNoFees(plan: Plan): boolean {
  return kindOf(plan) === 'payments' && FEE_FIELDS.every((fee) => columnsOfFee(fee, plan).length === 0);
}

/** Whoever closes a month by these figures must know of them. */
function Chargebacks({ preview: { skipped, chargebacks }, money }: { preview: Preview; money: Differing['money'] }) {
  const count = chargebacksIn(skipped);
  const { count: refunds, sum } = chargebacks;
  return (
    <>
      {count > 0 && (
        <p>
          {describeCount(count, 'row')} of chargebacks {count === 1 ? 'counts' : 'count'} in no balance. Where one was
          lost, record a refund of its payment.
        </p>
      )}
      {refunds > 0 && (
        <p>
          {describeCount(refunds, 'chargeback')}
          {sum !== undefined && ` (${money(sum)})`} {refunds === 1 ? 'is' : 'are'} imported as{' '}
          {refunds === 1 ? 'a refund' : 'refunds'}. A chargeback that was reversed remains refunded.
        </p>
      )}
    </>
  );
}

/** What an import would do: the first rows as they are read, sums and days, and what happens to which rows. */
export function ImportPreview({ sources, plans, preview, name, splitNames, isMakingFile, ...on }: Props) {
  const id = useId();
  const { payments, refused, firstRows, refusedRows } = preview;
  const { files, looksLikeRows, leftOut, differences, otherCurrencies, fees, split, unbalanced } = preview;
  const ofFees = files.filter(({ holds }) => holds === 'fees');
  const hasNoPayments = payments === 0 && files.every(({ holds }) => holds !== 'payments');
  // Then nothing can be kept: that each fee waits for its payment would be no help.
  const isOfFeesAlone = hasNoPayments && ofFees.length === files.length;
  const currency = currencyOf(preview.currency);
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <>
      <StepHeading>What was read</StepHeading>
      <PreviewedFiles files={files} onPlanAsked={on.onPlanAsked} />
      <DetailList items={factsOf(preview, { money, isOfFeesAlone })} />
      {sources.map((source, index) => (
        <Fragment key={`${index} ${source.names.join(' ')}`}>
          <RepeatedHeaders source={source} />
          <StatusTable source={source} plan={plans[index] ?? source.plan} />
        </Fragment>
      ))}
      <OtherCurrencies
        otherCurrencies={otherCurrencies}
        split={split}
        currency={preview.currency}
        names={splitNames}
        onNameChanged={on.onSplitNamed}
        onSplit={on.onSplit}
      />
      {preview.waiting.length > 0 && (
        <p>
          These rows would no longer allow {describeRecords(preview.waiting)} recorded here. {WHAT_WAITS}
        </p>
      )}
      {payments > 0 && plans.some(bringsNoFees) && <p>No column brings fees: {describeWorkedOut(currency)}</p>}
      <Differences differences={differences} money={money} />
      <Chargebacks preview={preview} money={money} />
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
          {describeCount(looksLikeRows, 'row')} behind an empty row could be payments, but{' '}
          {looksLikeRows === 1 ? 'is' : 'are'} left out as totals.{' '}
          <Button
            variant="link"
            className={styles.inline}
            onClick={() => on.onPlanned(plans.map((plan) => ({ ...plan, takesRowsAfterBlank: true })))}
          >
            Take them as payments
          </Button>
        </p>
      )}
      {hasNoPayments && (
        <p>
          A workspace begins with payments{ofFees.length > 0 && ', and fees are kept with the payments that they name'}.
          Bring a file of them in together with {files.length === 1 ? 'this' : 'these'}, or open the workspace that has
          them and choose newer rows for it.
        </p>
      )}
      {payments > 0 && (
        <Form
          id="import-preview"
          className={styles.part}
          onSubmit={(event) => {
            event.preventDefault();
            on.onImport();
          }}
        >
          {name !== undefined && (
            <Form.Group controlId={id}>
              <Form.Label>Name of the workspace</Form.Label>
              <Form.Control
                value={name}
                maxLength={LONGEST_NAME}
                onChange={({ target }) => on.onNameChanged(target.value)}
              />
            </Form.Group>
          )}
        </Form>
      )}
      {leftOut.length > 0 && <LeftOut rows={leftOut} />}
      {files.some(({ holds }) => holds === 'payments') && <FirstPayments rows={firstRows} money={money} />}
      {refused > 0 && !isOfFeesAlone && (
        <RefusedRows
          count={refused}
          rows={refusedRows}
          isOfFiles={files.length > 1}
          isMakingFile={isMakingFile}
          onAsked={on.onRefusedAsked}
        />
      )}
    </>
  );
}
