import { DetailList } from '@/components/dialogs/DetailList';
import { DataTable, type Column } from '@/components/lists/DataTable';
import { PARTY_LABELS } from '@/components/split/parties';
import { Money, useMoney } from '@/containers/money/Money';
import type { BatchSums } from '@/domain/batches/batchSums';
import { formatCount } from '@/domain/lists/paging';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { PARTIES, sumShares, type Party } from '@/domain/payments/refunds/refundAllocation';
import type { DryRun } from '@/selectors/batches/dryRun';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './batches.module.scss';
import * as texts from './texts';

type Row = Party | 'total';
const ROWS: readonly Row[] = [...PARTIES, 'total'];

/** Further merchants with a negative balance are only counted. */
const SHOWN = 20;

/** The sums of a batch: its refunds and voids, the fees that the processor keeps, and the part of each party. */
export function BatchSumsTable({ sums }: { sums: BatchSums }) {
  const { refunds, voids } = sums;
  const money = useMoney();
  const columns = [
    ...(refunds.count > 0 ? [{ header: texts.refundShares, shares: refunds.shares }] : []),
    ...(voids.count > 0 ? [{ header: texts.voidShares, shares: voids.shares }] : []),
  ].map(({ header, shares }): Column<Row> => ({
    header,
    render: (row) => <Money cents={row === 'total' ? sumShares(shares) : shares[row]} />,
    isNumeric: true,
  }));
  const items = [
    ...(refunds.count > 0
      ? [
          { term: texts.refunded, value: texts.countAndSum(refunds.count, 'refund', money(refunds.amount)) },
          { term: texts.retainedFees, value: money(refunds.retainedFees) },
        ]
      : []),
    ...(voids.count > 0
      ? [{ term: texts.voided, value: texts.countAndSum(voids.count, 'void', money(voids.amount)) }]
      : []),
  ];
  if (columns.length === 0) return null;
  return (
    <>
      <DetailList items={items} />
      <div className={styles.sums}>
        <DataTable
          caption={texts.parties}
          columns={[
            { header: texts.party, render: (row) => (row === 'total' ? texts.total : PARTY_LABELS[row]) },
            ...columns,
          ]}
          rows={ROWS}
          rowKey={(row) => row}
          empty={null}
          isNarrow
        />
      </div>
    </>
  );
}

type FiguresProps = { plan: DryRun; /** How many of the payments a batch refunded recently. */ recentRefunds: number };

/** The figures of a dry run, the payments that it leaves out, and the merchants whose balance gets negative. */
export function BatchFigures({ plan, recentRefunds }: FiguresProps) {
  const { rows, sums, refusals, negative } = plan;
  const currency = useAppSelector(selectCurrency);
  const names = useAppSelector(selectMerchantNames);
  const money = useMoney();
  const qualified = rows.length - sums.refused;
  const more = negative.length - SHOWN;
  return (
    <section className={styles.section}>
      <h3>{texts.figures}</h3>
      <DetailList items={[{ term: texts.qualify, value: texts.qualifyOf(qualified, rows.length) }]} />
      {recentRefunds > 0 && (
        <p>
          <strong>{texts.recentRefunds(recentRefunds, rows.length)}</strong>
        </p>
      )}
      {qualified === 0 && <p>{texts.nothingQualifies}</p>}
      <BatchSumsTable sums={sums} />
      {negative.length > 0 && (
        <div className={styles.section}>
          <p>
            <strong>{texts.negativeTitle(negative.length)}</strong>
          </p>
          <ul>
            {negative.slice(0, SHOWN).map(({ merchantId, before, after }) => (
              <li key={merchantId}>{texts.negative(merchantNameOf(names, merchantId), money(before), money(after))}</li>
            ))}
            {more > 0 && <li>{texts.more(more)}</li>}
          </ul>
        </div>
      )}
      {refusals.length > 0 && (
        <div className={styles.section}>
          <p>
            <strong>{texts.leftOut(sums.refused)}</strong>
          </p>
          <ul>
            {refusals.map(({ refusal, count }) => {
              const why = texts.describeBatchRefusal(refusal, currency);
              return <li key={why}>{texts.leftOutReason(count, why)}</li>;
            })}
          </ul>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {texts.qualify}: {formatCount(qualified)}
      </p>
    </section>
  );
}
