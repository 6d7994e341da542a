import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { Money, useMoney } from '@/containers/money/Money';
import { comparePayouts, type PayoutDifference, type PayoutParts } from '@/domain/statements/lines/payoutLines';
import { LINE_KIND_NAMES } from '@/domain/statements/statementFiles';
import * as styles from './payoutLines.module.scss';
import * as texts from './texts';

type Props = { parts: PayoutParts; previous: PayoutParts | undefined };

const nameOf = ({ kind, now }: PayoutDifference): string => {
  if (kind === 'before') return texts.before;
  if (kind === 'left') return now > 0 ? texts.overpaid : texts.left;
  return kind === 'total' ? texts.total : LINE_KIND_NAMES[kind];
};

const NAME = {
  header: texts.lineHeader,
  render: (row: PayoutDifference) => (row.kind === 'total' ? <strong>{nameOf(row)}</strong> : nameOf(row)),
  cardSlot: 'name',
} as const;
const NOW = {
  header: texts.nowHeader,
  render: ({ now }: PayoutDifference) => <Money cents={now} />,
  isNumeric: true,
  cardSlot: 'figure',
} as const;
const SUMS: TableColumns<PayoutDifference> = [NAME, NOW];
const COMPARED: TableColumns<PayoutDifference> = [
  NAME,
  { header: texts.previousHeader, render: ({ previous }) => <Money cents={previous} />, isNumeric: true },
  NOW,
  {
    header: texts.differenceHeader,
    render: ({ previous, now }) => <Money cents={now - previous} />,
    isNumeric: true,
    cardSlot: 'badge',
  },
];

/** The sums of a payout by kind. They sum to its amount, and beside them is the previous payout of the party. */
export function PayoutSums({ parts, previous }: Props) {
  const money = useMoney();
  const rows = comparePayouts(parts, previous);
  const difference = previous ? parts.payout.amount - previous.payout.amount : 0;
  return (
    <section className="mt-4 mb-4">
      <h3>{previous ? texts.comparedWith(previous.payout.day) : texts.madeOf}</h3>
      <p>
        {!previous && texts.firstPayout}
        {previous && (difference === 0 ? texts.sameAmount : texts.differs(money(Math.abs(difference)), difference < 0))}
      </p>
      <div className={styles.lines}>
        <DataTable
          caption={previous ? texts.compared : texts.madeOf}
          columns={previous ? COMPARED : SUMS}
          rows={rows}
          rowKey={({ kind }) => kind}
          empty={texts.noLines}
          hasCardRows
          isNarrow
        />
      </div>
    </section>
  );
}
