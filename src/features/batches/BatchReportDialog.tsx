import { useMemo } from 'react';
import { DetailList } from '@/components/dialogs/DetailList';
import { DataTable } from '@/components/lists/DataTable';
import * as textStyles from '@/components/text/text.module.scss';
import { ExportButton } from '@/containers/ExportButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { Money } from '@/containers/money/Money';
import type { QualifiedRow } from '@/domain/batches/batchPlan';
import { sumPlan } from '@/domain/batches/batchSums';
import { formatCount } from '@/domain/lists/paging';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { groupBy } from '@/lib/byKey';
import { batchRows, selectRecordedBatch } from '@/selectors/batches/recordedBatches';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import * as styles from './batches.module.scss';
import { BatchSumsTable } from './BatchFigures';
import { batchTable } from '@/features/batches/run/rowResults';
import { UndoBatch, useUndoBatch } from '@/features/batches/run/UndoBatch';
import { useComputed } from './useComputed';
import * as texts from './texts';

type Props = { batchId: string };

const compute = (state: RootState, { batchId }: Props) => batchRows(state, batchId);

/** A batch as its records have it now: its figures by party and by merchant, its file and its undo. */
export function BatchReportDialog({ batchId }: Props) {
  const { undo, withdrawing } = useUndoBatch(batchId);
  return (
    <Dialog title={texts.reportTitle} help="batches" size="lg" dismiss="Close">
      {withdrawing ?? <BatchReport batchId={batchId} onUndo={undo} />}
    </Dialog>
  );
}

function BatchReport({ batchId, onUndo }: Props & { onUndo: () => void }) {
  const batch = useAppSelector((state) => selectRecordedBatch(state, batchId));
  const input = useMemo(() => ({ batchId, batch }), [batchId, batch]);
  const rows = useComputed(compute, input, { isPreviousShown: true });
  const names = useAppSelector(selectMerchantNames);
  const currency = useAppSelector(selectCurrency);
  const nameOf = (id: string) => merchantNameOf(names, id);
  const [first] = batch?.records ?? [];
  if (!batch || !first) return <p>{texts.batchMissing}</p>;
  if (!rows) return <p>{texts.computing}</p>;
  const merchants = [...groupBy(rows, ({ merchantId }) => merchantId)];
  const sumOf = (of: readonly QualifiedRow[], kind: QualifiedRow['kind']) =>
    of.reduce((sum, row) => sum + (row.kind === kind ? row.amount : 0), 0);
  return (
    <>
      <DetailList
        items={[
          ...(batch.name === undefined ? [] : [{ term: texts.event, value: batch.name }]),
          { term: texts.recordedBy, value: texts.byAt(first.recordedBy, first.recordedAt) },
          { term: texts.RESULTS.recorded, value: texts.qualifyOf(batch.records.length, batch.size) },
          { term: texts.batchId, value: <span className={textStyles.id}>{batch.id}</span> },
        ]}
      />
      <BatchSumsTable sums={sumPlan(rows)} />
      <section className={styles.section}>
        <h3>{texts.merchants}</h3>
        <DataTable
          caption={texts.merchants}
          columns={[
            { header: texts.merchantColumn, render: ([id]) => nameOf(id) },
            { header: texts.paymentsColumn, render: ([, of]) => formatCount(of.length), isNumeric: true },
            {
              header: texts.refundedColumn,
              render: ([, of]) => <Money cents={sumOf(of, 'refund')} />,
              isNumeric: true,
            },
            {
              header: texts.voidedColumn,
              render: ([, of]) => <Money cents={sumOf(of, 'void')} />,
              isNumeric: true,
            },
          ]}
          rows={merchants}
          rowKey={([id]) => id}
          empty={null}
        />
      </section>
      <div className="d-flex flex-wrap gap-2 mt-3">
        <ExportButton
          label={texts.downloadResults}
          fileName={`batch-${batch.id}.csv`}
          getTable={() => batchTable(rows, new Map(), { batchId: batch.id, nameOf, currency })}
        />
        <UndoBatch batchId={batch.id} onUndo={onUndo} />
      </div>
    </>
  );
}
