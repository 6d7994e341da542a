import { DataTable, type Column } from '@/components/lists/DataTable';
import type { Break } from '@/domain/reconciliation/breaks';
import { compareSides, type Fact } from '@/domain/reconciliation/words';
import * as styles from './reconciliation.module.scss';

/** Rows of a duplicate that are shown. */
const MOST_ROWS = 5;

const DIFFERENCE: Column<Fact> = {
  header: 'DIFFERENCE',
  place: 'figure',
  render: ({ isSame, difference }) => (isSame ? '' : (difference ?? 'Differs')),
};

type Props = { broken: Break };

/** What the console and the report say of a payment, beside each other; of a duplicate each row of the report. */
export function BothRows({ broken: { ours, theirs } }: Props) {
  const rows = theirs.length === 0 ? [undefined] : theirs.slice(0, MOST_ROWS);
  return rows.map((row, index) => {
    const facts = compareSides(ours, row);
    const areCompared = facts.some(({ isSame }) => !isSame);
    return (
      <div key={index} className={styles.part}>
        <DataTable<Fact>
          caption={rows.length > 1 ? `Both sides, row ${index + 1} of the report` : 'Both sides'}
          columns={[
            { header: 'FACT', place: 'name', render: ({ label }) => label },
            {
              header: 'CONSOLE',
              shortHeader: 'Console',
              render: (fact) => <Told fact={fact} text={fact.ours} />,
            },
            { header: 'REPORT', shortHeader: 'Report', render: (fact) => <Told fact={fact} text={fact.theirs} /> },
            // Where one side is missing it would be empty, and a phone has little room.
            ...(areCompared ? [DIFFERENCE] : []),
          ]}
          rows={facts}
          rowKey={({ label }) => label}
          empty={null}
          isStacked
        />
      </div>
    );
  });
}

function Told({ fact, text }: { fact: Fact; text: string }) {
  return <span className={fact.isSame ? styles.same : styles.differs}>{text}</span>;
}
