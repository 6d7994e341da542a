import { DataTable, type Column } from '@/components/lists/DataTable';
import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import { compareSides, type FieldComparison } from '@/domain/reconciliation/compareSides';
import * as styles from './reconciliation.module.scss';
import * as texts from './resolveTexts';

/** A duplicate may have many rows; more than these do not help to decide. */
const MOST_ROWS = 5;

const DIFFERENCE: Column<FieldComparison> = {
  header: texts.difference,
  cardSlot: 'figure',
  render: ({ isSame, difference }) => (isSame ? '' : (difference ?? texts.different)),
};

type Props = { broken: Discrepancy };

/** Shows the console and the report next to each other, one table per row of a duplicate. */
export function DiscrepancyComparison({ broken: { ours, theirs } }: Props) {
  const rows = theirs.length === 0 ? [undefined] : theirs.slice(0, MOST_ROWS);
  return rows.map((row, index) => {
    const facts = compareSides(ours, row);
    const areCompared = facts.some(({ isSame }) => !isSame);
    return (
      <div key={index} className={styles.part}>
        <DataTable<FieldComparison>
          caption={rows.length > 1 ? texts.bothSidesOfRow(index + 1) : texts.bothSides}
          columns={[
            { header: texts.field, cardSlot: 'name', render: ({ label }) => label },
            {
              ...texts.console,
              render: (fact) => <Reported fact={fact} text={fact.ours} />,
            },
            { ...texts.report, render: (fact) => <Reported fact={fact} text={fact.theirs} /> },
            // The column would be empty if one side is missing, and a phone has little room.
            ...(areCompared ? [DIFFERENCE] : []),
          ]}
          rows={facts}
          rowKey={({ label }) => label}
          empty={null}
          hasCardRows
        />
      </div>
    );
  });
}

function Reported({ fact, text }: { fact: FieldComparison; text: string }) {
  return <span className={fact.isSame ? styles.same : styles.differs}>{text}</span>;
}
