import { StatusBadge } from '@/components/badges/StatusBadge';
import { DataTable } from '@/components/lists/DataTable';
import type { Preview } from '@/data/imports/messages';
import { paymentTone } from '@/domain/payments/payment';
import * as texts from './texts';

type Props = { rows: Preview['firstRows']; money: (amount: number) => string };

export function FirstPayments({ rows, money }: Props) {
  return (
    <>
      <h3 className="mt-4">{texts.firstPayments(rows.length)}</h3>
      <DataTable
        caption={texts.firstPayments(rows.length)}
        columns={[
          { header: texts.paymentId, render: ({ id: paymentId }) => paymentId },
          { header: texts.merchant, render: ({ merchant }) => merchant },
          { header: texts.amount, isNumeric: true, render: ({ amount }) => money(amount) },
          { header: texts.dateAndTime, render: ({ date }) => date },
          {
            header: texts.status,
            render: ({ status }) => <StatusBadge label={status} tone={paymentTone(status)} />,
          },
        ]}
        rows={rows}
        rowKey={({ id: paymentId }) => paymentId}
        empty={texts.noPayments}
      />
    </>
  );
}

type UnbalancedProps = { unbalanced: Preview['unbalanced']; money: (amount: number) => string };

/** Lists rows whose net is not the amount minus the fee, as their format requires. They are imported with their amount and fee. */
export function Unbalanced({ unbalanced: { count, first }, money }: UnbalancedProps) {
  if (count === 0) return null;
  const caption = texts.netDiffers(count);
  return (
    <>
      <h3 className="mt-4">{caption}</h3>
      <p>
        {texts.netDiffersWhy}
        {count > first.length && ` ${texts.onlyFirstRows}`}
      </p>
      <DataTable
        caption={caption}
        columns={[
          { header: texts.line, render: ({ line }) => line },
          { header: texts.file, render: ({ file }) => file },
          { header: texts.amount, isNumeric: true, render: ({ amount }) => money(amount) },
          { header: texts.fee, isNumeric: true, render: ({ fee }) => money(fee) },
          { header: texts.net, isNumeric: true, render: ({ net }) => money(net) },
        ]}
        rows={first}
        rowKey={(row) => first.indexOf(row)}
        empty=""
      />
    </>
  );
}
