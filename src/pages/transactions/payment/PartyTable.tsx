import { DataTable, type Column } from '@/components/lists/DataTable';
import { PARTY_LABELS } from '@/components/split/parties';
import { Money } from '@/containers/Money';
import { PARTIES, sumOf, type Party } from '@/domain/payments/refundDivision';
import type { Division } from '@/domain/money/split';
import * as parts from './payment.module.scss';

type Row = Party | 'total';

const ROWS: readonly Row[] = [...PARTIES, 'total'];
type Props = { caption: string; columns: readonly { header: string; division: Division }[] };

/** Amounts party by party, each column with its total. */
export function PartyTable({ caption, columns }: Props) {
  const amounts = columns.map(({ header, division }): Column<Row> => ({
    header,
    render: (row) => <Money cents={row === 'total' ? sumOf(division) : division[row]} />,
    isNumeric: true,
  }));
  return (
    <div className={parts.sums}>
      <DataTable
        caption={caption}
        columns={[{ header: 'PARTY', render: (row) => (row === 'total' ? 'Total' : PARTY_LABELS[row]) }, ...amounts]}
        rows={ROWS}
        rowKey={(row) => row}
        empty={null}
        // One or two amounts beside the party.
        isNarrow={amounts.length < 3}
      />
    </div>
  );
}
