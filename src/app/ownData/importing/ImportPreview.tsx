import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { DetailList } from '@/components/dialogs/DetailList';
import { DataTable } from '@/components/lists/DataTable';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { currencyOf } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { Preview } from '@/data/imports/messages';
import { spellDay } from '@/domain/calendar/dates';
import type { Plan, RefusedRow } from '@/domain/imports/plan';
import { describeCount, formatCount } from '@/domain/lists/paging';
import { LONGEST_NAME } from '@/domain/workspaces/workspaces';
import { transactionTone } from '@/domain/payments/transactions';
import { REFUSAL_WORDS } from './problemWords';
import { StepHeading } from './StepHeading';
import * as styles from './ownData.module.scss';

type Props = {
  fileName: string;
  plan: Plan;
  preview: Preview;
  /** Of the workspace to be; undefined where one is updated. */
  name: string | undefined;
  onNameChanged: (name: string) => void;
  /** The file of the rows to repair is on its way. */
  isMakingFile: boolean;
  onPlanAsked: () => void;
  onPlanned: (plan: Plan) => void;
  onRefusedAsked: () => void;
  onImport: () => void;
};

/** What an import would do: the first rows as they are read, sums and days, and what happens to which rows. */
export function ImportPreview({ fileName, plan, preview, name, isMakingFile, ...on }: Props) {
  const id = useId();
  const { payments, refunds, refused, setAside, twice, sum, merchants, range, firstRows, refusedRows } = preview;
  const { looksLikeRows, update } = preview;
  const currency = currencyOf(preview.currency);
  const money = (amount: number) => formatMoney(amount, currency);
  const leftOut = Object.entries(setAside).map(([kind, count]) => `${formatCount(count)} ${kind}`);
  return (
    <>
      <StepHeading>What was read</StepHeading>
      <p>
        {fileName}, read as <strong>{plan.format}</strong>.{' '}
        <Button variant="link" className={styles.inline} onClick={on.onPlanAsked}>
          Read it otherwise
        </Button>
      </p>
      <DetailList
        items={[
          { term: 'Payments', value: formatCount(payments) },
          { term: 'Sum', value: money(sum) },
          { term: 'Merchants', value: formatCount(merchants) },
          { term: 'Days', value: range ? `${spellDay(range.first)} to ${spellDay(range.last)}` : 'None' },
          ...(update
            ? [
                { term: 'New', value: formatCount(update.new) },
                { term: 'Changed', value: formatCount(update.changed) },
                { term: 'The same', value: formatCount(update.same) },
                { term: 'Missing from the file, they stay', value: formatCount(update.missing) },
              ]
            : []),
          { term: 'Need repair', value: formatCount(refused) },
          ...(refunds > 0 ? [{ term: 'Rows of refunds', value: formatCount(refunds) }] : []),
          ...(leftOut.length > 0 ? [{ term: 'No payments, left out', value: leftOut.join(', ') }] : []),
          ...(twice > 0 ? [{ term: 'Twice in the file, taken once', value: formatCount(twice) }] : []),
        ]}
      />
      {looksLikeRows > 0 && (
        <p>
          {describeCount(looksLikeRows, 'row')} behind an empty row could be payments, but{' '}
          {looksLikeRows === 1 ? 'is' : 'are'} left out as totals.{' '}
          <Button
            variant="link"
            className={styles.inline}
            onClick={() => on.onPlanned({ ...plan, takesRowsAfterBlank: true })}
          >
            Take them as payments
          </Button>
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
      <h3 className={styles.part}>The first payments as they are read</h3>
      <DataTable
        caption="The first payments as they are read"
        columns={[
          { header: 'ID', render: ({ id: paymentId }) => paymentId },
          { header: 'Merchant', render: ({ merchant }) => merchant },
          { header: 'Amount', isNumeric: true, render: ({ amount }) => money(amount) },
          { header: 'Date and time', render: ({ date }) => date },
          {
            header: 'Status',
            render: ({ status }) => <StatusBadge label={status} tone={transactionTone(status)} />,
          },
        ]}
        rows={firstRows}
        rowKey={({ id: paymentId }) => paymentId}
        empty="No row of this file is a payment as it is read now."
      />
      {refused > 0 && (
        <RefusedRows count={refused} rows={refusedRows} isMakingFile={isMakingFile} onAsked={on.onRefusedAsked} />
      )}
    </>
  );
}

type RefusedProps = { count: number; rows: readonly RefusedRow[]; isMakingFile: boolean; onAsked: () => void };

function RefusedRows({ count, rows, isMakingFile, onAsked }: RefusedProps) {
  const what = `${describeCount(count, 'row')} ${count === 1 ? 'needs' : 'need'} repair`;
  return (
    <>
      <h3 className={styles.part}>{what}</h3>
      <p>
        {count === 1 ? 'It is' : 'They are'} left out. Mend {count === 1 ? 'it' : 'them'} in a file of{' '}
        {count === 1 ? 'its' : 'their'} own and bring that in.{' '}
        <Button variant="link" className={styles.inline} disabled={isMakingFile} onClick={onAsked}>
          Save the file
        </Button>
        {count > rows.length && ` The first ${formatCount(rows.length)} are shown here.`}
      </p>
      <DataTable
        caption={what}
        columns={[
          { header: 'Line', render: ({ line }) => line },
          { header: 'Column', render: ({ column }) => column },
          { header: 'Value', render: ({ value }) => value },
          { header: 'Reason', render: ({ reason }) => REFUSAL_WORDS[reason] },
        ]}
        rows={rows}
        rowKey={({ line, column }) => `${line} ${column}`}
        empty=""
      />
    </>
  );
}
