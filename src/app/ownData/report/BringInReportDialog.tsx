import { useEffect, useEffectEvent, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { ImportPlan } from '@/app/ownData/importing/ImportPlan';
import { describeProblem } from '@/app/ownData/importing/problemWords';
import { bringInReport } from '@/commands/reconciliation';
import { Dialog } from '@/components/dialogs/Dialog';
import * as field from '@/components/forms/FormField.module.scss';
import * as styles from '@/app/ownData/importing/ownData.module.scss';
import type { OpenedSource } from '@/data/imports/messages';
import type { Plan } from '@/domain/imports/plan';
import { selectOwnPayments } from '@/selectors/reconciliation/reconciliationSelectors';
import { importProcessorReport } from '@/slices/seed';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { useReconciler } from './useReconciler';

type Props = { from: 'file' | 'sample' };

/** Brings a processor's report in: chosen, read as an import reads it, compared, and then kept with its breaks. */
export function BringInReportDialog({ from }: Props) {
  const id = useId();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { progress, opened, problem, isBusy, ask, stop } = useReconciler((reconciled) =>
    dispatch(bringInReport(reconciled)),
  );
  const [draft, setDraft] = useState<{ of: OpenedSource; plan: Plan }>();
  const open = (file: File) => ask({ kind: 'open', file, own: selectOwnPayments(store.getState()) });
  const openSample = useEffectEvent(async () => {
    const { processorReport } = await importProcessorReport();
    open(new File([processorReport.text], processorReport.name));
  });
  useEffect(() => {
    if (from === 'sample') void openSample();
  }, [from]);
  const close = () => {
    stop();
    dispatch(dialogClosed());
  };
  const told =
    problem && ('message' in problem ? `The report was not compared: ${problem.message}.` : describeProblem(problem));
  const what = progress?.isComparing ? 'Comparing the payments' : 'Reading the report';

  return (
    <Dialog
      title="Bring in a processor's report"
      size="lg"
      onClose={close}
      dismiss="Cancel"
      footer={
        opened &&
        !isBusy && (
          <Button type="submit" form="import-plan">
            Compare
          </Button>
        )
      }
    >
      {isBusy ? (
        <>
          <p role="status">{what}</p>
          <progress className={styles.progress} aria-label={what} max={1} value={progress?.share ?? 0} />
          <Button variant="outline-secondary" onClick={stop}>
            Stop
          </Button>
        </>
      ) : opened ? (
        <ImportPlan
          key={opened.questions.length}
          sources={[opened]}
          plans={[draft?.of === opened ? draft.plan : opened.plan]}
          onChanged={([plan]) => plan && setDraft({ of: opened, plan })}
          onPlanned={([plan = opened.plan]) => ask({ kind: 'judge', plan })}
        />
      ) : (
        <>
          <p>
            Each payment of the report is looked for here by the id that the processor gave it, else by its reference,
            and compared to the cent. The report stays in this browser; of its rows only those that differ are kept.
          </p>
          <Form.Group controlId={id}>
            <Form.Label>Report of the processor</Form.Label>
            <Form.Control
              type="file"
              accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl,text/csv,application/json"
              isInvalid={told !== undefined}
              aria-describedby={`${id}-problem`}
              onChange={({ target }) => {
                const file = (target as HTMLInputElement).files?.[0];
                if (file) open(file);
              }}
            />
            <div id={`${id}-problem`} role="alert" className={field.message}>
              {told}
            </div>
          </Form.Group>
        </>
      )}
    </Dialog>
  );
}
