import { useId, useState } from 'react';
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
import { formatCount } from '@/domain/lists/paging';
import { transactionTone } from '@/domain/payments/transactions';
import { REFUSAL_WORDS } from './problemWords';

type Props = {
  fileName: string;
  plan: Plan;
  preview: Preview;
  refusedFile: Blob | undefined;
  /** The name of the workspace that is updated. */
  updated: string | undefined;
  onPlanAsked: () => void;
  onRefusedAsked: () => void;
  onImport: (name: string) => void;
};

/** What an import would do: the first rows as they are read, sums and days, and what happens to which rows. */
export function ImportPreview({
  fileName,
  plan,
  preview,
  refusedFile,
  updated,
  onPlanAsked,
  onRefusedAsked,
  onImport,
}: Props) {
  const id = useId();
  const [name, setName] = useState(() => fileName.replace(/\.\w+$/, ''));
  const { payments, refunds, refused, setAside, twice, update, sum, merchants, range, firstRows, refusedRows } =
    preview;
  const currency = currencyOf(preview.currency);
  const money = (amount: number) => formatMoney(amount, currency);
  const leftOut = Object.entries(setAside).map(([kind, count]) => `${formatCount(count)} ${kind}`);
  return (
    <>
      <p>
        {fileName}, read as <strong>{plan.format}</strong>.{' '}
        <Button variant="link" className="p-0 align-baseline" onClick={onPlanAsked}>
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
      {payments > 0 && (
        <Form
          id="import-preview"
          className="mb-4"
          onSubmit={(event) => {
            event.preventDefault();
            onImport(updated ?? (name.trim() || fileName));
          }}
        >
          {updated === undefined && (
            <Form.Group controlId={id}>
              <Form.Label>Name of the workspace</Form.Label>
              <Form.Control value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
            </Form.Group>
          )}
        </Form>
      )}
      <h3>The first payments as they are read</h3>
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
      {refused > 0 && <RefusedRows count={refused} rows={refusedRows} file={refusedFile} onAsked={onRefusedAsked} />}
    </>
  );
}

type RefusedProps = { count: number; rows: readonly RefusedRow[]; file: Blob | undefined; onAsked: () => void };

function RefusedRows({ count, rows, file, onAsked }: RefusedProps) {
  const what = count === 1 ? '1 row needs repair' : `${formatCount(count)} rows need repair`;
  return (
    <>
      <h3 className="mt-4">{what}</h3>
      <p>
        They are left out. Mend them in their file and bring it in again.{' '}
        {file ? (
          <a href={URL.createObjectURL(file)} download="rows-to-repair.csv">
            Save the file
          </a>
        ) : (
          <Button variant="link" className="p-0 align-baseline" onClick={onAsked}>
            Make a file of them
          </Button>
        )}
      </p>
      <DataTable
        caption={what}
        columns={[
          { header: 'Line', isNumeric: true, render: ({ line }) => line },
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
