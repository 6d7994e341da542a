import { useMemo } from 'react';
import Button from 'react-bootstrap/Button';
import { DetailList } from '@/components/dialogs/DetailList';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import * as textStyles from '@/components/text/text.module.scss';
import { ExportButton } from '@/containers/ExportButton';
import type { CanceledEvent } from '@/domain/batches/interruptedBatches';
import type { PlannedRow } from '@/domain/batches/batchPlan';
import { sumPlan } from '@/domain/batches/batchSums';
import { formatCount } from '@/domain/lists/paging';
import { merchantNameOf } from '@/domain/merchants/merchants';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { selectRefusedRecords } from '@/slices/persistenceSlice';
import { useAppSelector } from '@/store/hooks';
import * as styles from '@/features/batches/batches.module.scss';
import { BatchSumsTable } from '@/features/batches/BatchFigures';
import { EventNotice } from '@/features/batches/event/EventNotice';
import { useComputed } from '@/features/batches/useComputed';
import { batchOutcome, batchTable, rowResults, rowsOfRun, type RowResult } from './rowResults';
import { UndoBatch, useUndoBatch } from './UndoBatch';
import type { useBatchRun } from './useBatchRun';
import * as texts from '@/features/batches/texts';

/** Further failed rows are in the file. */
const SHOWN = 20;

type Props = ReturnType<typeof useBatchRun> & {
  run: NonNullable<ReturnType<typeof useBatchRun>['run']>;
  /** All rows of the dry run, for the file. A batch that was interrupted has only those of its run. */
  rows?: readonly PlannedRow[] | undefined;
  /** The event that the batch cancels. The notice has the figures of what is recorded. */
  canceled?: CanceledEvent | undefined;
};

/** The progress of a batch, and its results while it does not run: computing them after each event would stop the page. */
export function BatchResults(props: Props) {
  const { run, progress, isRunning, stop } = props;
  const { undo, withdrawing } = useUndoBatch(run.batch.id);
  const all = run.rows.length;
  const isStopped = !isRunning && progress.tried < all;
  if (withdrawing) return <section className={styles.section}>{withdrawing}</section>;
  return (
    <section className={styles.section}>
      <h3>{isRunning ? texts.progress : texts.results}</h3>
      <progress className={styles.progress} aria-label={texts.progress} max={all} value={progress.tried} />
      <p role="status">
        {isStopped ? texts.stoppedAt(progress.tried, all) : texts.running(progress.tried, all)}
        {progress.isBlocked && !isRunning && ` ${texts.blocked}`}
      </p>
      {isRunning ? (
        <SecondaryButton onClick={stop}>{texts.stop}</SecondaryButton>
      ) : (
        <RowResults {...props} onUndo={undo} />
      )}
    </section>
  );
}

/** The result of each row of a batch: retry, the file and the undo are here, too. */
function RowResults({ run, progress, rows, canceled, resume, retry, onUndo }: Props & { onUndo: () => void }) {
  const currency = useAppSelector(selectCurrency);
  const names = useAppSelector(selectMerchantNames);
  const records = useAppSelector(selectPaymentEvents);
  const refused = useAppSelector(selectRefusedRecords);
  // They are computed again if a record changes.
  const input = useMemo(
    () => ({ run, progress, currency, records, refused }),
    [run, progress, currency, records, refused],
  );
  const outcome = useComputed(batchOutcome, input, { isPreviousShown: true });
  if (!outcome) return <p>{texts.computingResults}</p>;
  const { results, counts, failed, recorded } = outcome;
  const sums = sumPlan(recorded);
  return (
    <>
      <DetailList
        items={(Object.keys(texts.RESULTS) as RowResult['kind'][])
          .map((kind) => ({ term: texts.RESULTS[kind], count: counts[kind] }))
          .filter(({ count }) => count > 0)
          .map(({ term, count }) => ({ term, value: formatCount(count) }))}
      />
      <BatchSumsTable sums={sums} />
      {failed.length > 0 && (
        <ul>
          {failed.slice(0, SHOWN).map((id) => (
            <li key={id}>
              <span className={textStyles.id}>{id}</span>: {results.get(id)?.why}
            </li>
          ))}
          {failed.length > SHOWN && <li>{texts.more(failed.length - SHOWN)}</li>}
        </ul>
      )}
      <div className="d-flex flex-wrap gap-2 mt-3">
        {progress.tried < run.rows.length && <Button onClick={resume}>{texts.resume}</Button>}
        {failed.length > 0 && (
          <SecondaryButton onClick={() => retry(new Set(failed))}>{texts.retry(failed.length)}</SecondaryButton>
        )}
        <ExportButton
          label={texts.downloadResults}
          fileName={`batch-${run.batch.id}.csv`}
          getTable={(state) =>
            batchTable(rows ?? rowsOfRun(run, recorded), rowResults(state, run, progress, currency), {
              batchId: run.batch.id,
              nameOf: (id) => merchantNameOf(names, id),
              currency,
            })
          }
        />
        <UndoBatch batchId={run.batch.id} onUndo={onUndo} />
      </div>
      {recorded.length > 0 && canceled && <EventNotice sums={sums} {...canceled} />}
    </>
  );
}
