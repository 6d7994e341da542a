import { DataTable } from '@/components/lists/DataTable';
import type { Preview } from '@/data/imports/messages';
import { describeCount } from '@/domain/lists/paging';
import * as styles from '@/app/ownData/importing/ownData.module.scss';

type Props = { unbalanced: Preview['unbalanced']; money: (amount: number) => string };

/** Rows that do not keep what their format promises: they are taken, and told. */
export function Unbalanced({ unbalanced: { count, first }, money }: Props) {
  if (count === 0) return null;
  const caption = `${describeCount(count, 'row')} whose net does not agree`;
  return (
    <>
      <h3 className={styles.part}>{caption}</h3>
      <p>
        In such a file each amount less its fee is the net. Here it is not: amount and fee count as they stand.
        {count > first.length && ' The first are shown.'}
      </p>
      <DataTable
        caption={caption}
        columns={[
          { header: 'Line', render: ({ line }) => line },
          { header: 'File', render: ({ file }) => file },
          { header: 'Amount', isNumeric: true, render: ({ amount }) => money(amount) },
          { header: 'Fee', isNumeric: true, render: ({ fee }) => money(fee) },
          { header: 'Net', isNumeric: true, render: ({ net }) => money(net) },
        ]}
        rows={first}
        rowKey={(row) => first.indexOf(row)}
        empty=""
      />
    </>
  );
}
