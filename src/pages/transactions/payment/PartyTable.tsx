import { DataTable, type Column } from '@/components/lists/DataTable';
import { PARTY_LABELS, splitParts } from '@/components/split/parties';
import { SplitBar } from '@/components/split/SplitBar';
import * as split from '@/components/split/SplitBar.module.scss';
import { Money } from '@/containers/money/Money';
import { formatShare, percentShares } from '@/domain/money/percentShares';
import { PARTIES, sumShares, type Party } from '@/domain/payments/refunds/refundAllocation';
import type { Allocation } from '@/domain/money/split';
import * as parts from './payment.module.scss';
import * as texts from './texts';

type Row = Party | 'total';

const ROWS: readonly Row[] = [...PARTIES, 'total'];
type Props = {
  caption: string;
  /** The net shares, which the bar and the percentages show, and the refunded amount (cents). */
  netShares: Allocation;
  refunded?: number;
  /** A column without shares stays, so that the table does not move while an amount is typed. */
  columns: readonly { header: string; allocation: Allocation | undefined }[];
};

export function PartyTable({ caption, netShares, refunded = 0, columns }: Props) {
  const parties = splitParts(netShares, refunded);
  const shares = percentShares(parties.map(({ cents }) => cents));
  const amounts = columns.map(({ header, allocation }): Column<Row> => ({
    header,
    render: (row) => (allocation ? <Money cents={row === 'total' ? sumShares(allocation) : allocation[row]} /> : '–'),
    isNumeric: true,
  }));
  const nameOf = (row: Row) => {
    if (row === 'total') return texts.total;
    const index = PARTIES.indexOf(row);
    const share = shares[index];
    return (
      <span className={split.key} data-series={parties[index]?.series}>
        {PARTY_LABELS[row]}
        {share !== undefined && <span className={split.share}> {formatShare(netShares[row], share)}</span>}
      </span>
    );
  };
  return (
    <div className={parts.sums}>
      <SplitBar label={texts.allocationBar} parties={parties} isTableBelow />
      <DataTable
        caption={caption}
        columns={[{ header: texts.party, render: nameOf }, ...amounts]}
        rows={ROWS}
        rowKey={(row) => row}
        empty={null}
        // Two amounts fit next to the party's name on a phone; three do not.
        isNarrow={amounts.length < 3}
      />
    </div>
  );
}
