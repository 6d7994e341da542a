import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { ImportPlan } from '@/app/ownData/importing/ImportPlan';
import { describeProblem } from '@/app/ownData/importing/problemTexts';
import { bringInReport } from '@/commands/reconciliation';
import { Dialog } from '@/components/dialogs/Dialog';
import * as form from '@/components/forms/form.module.scss';
import * as field from '@/components/forms/FormField.module.scss';
import * as styles from '@/app/ownData/importing/ownData.module.scss';
import type { OpenedSource } from '@/data/imports/messages';
import type { Plan } from '@/domain/imports/plan';
import type { Report } from '@/domain/reconciliation/settlements';
import { selectOwnPayments, selectOwnPayouts } from '@/selectors/reconciliation/reconciliationSelectors';
import { importProcessorReport } from '@/slices/seed';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { useReconciler } from './useReconciler';

type Props = { from: 'file' | 'sample' };

/** Brings a report of the processor or the bank in: chosen, read as an import reads it, compared, and then kept with its breaks. */
export function BringInReportDialog({ from }: Props) {
  const id = useId();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { progress, opened, problem, isBusy, ask, stop } = useReconciler((reconciled) =>
    dispatch(bringInReport(reconciled)),
  );
  const [draft, setDraft] = useState<{ of: OpenedSource; plan: Plan }>();
  const [of, setOf] = useState<Report['of']>();
  const open = (file: File) => {
    const selectOwn = of === 'payouts' ? selectOwnPayouts : selectOwnPayments;
    ask({ kind: 'open', file, own: selectOwn(store.getState()) });
  };
  const openSample = useEffectEvent(async () => {
    const { processorReport } = await importProcessorReport();
    open(new File([processorReport.text], processorReport.name));
  });
  useEffect(() => {
    if (from === 'sample') void openSample();
  }, [from]);
  const input = useRef<HTMLInputElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // The field is back: where the Stop button that had the focus is gone. Whoever moved on keeps theirs.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) input.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  const close = () => {
    stop();
    dispatch(dialogClosed());
  };
  const told =
    problem && ('message' in problem ? `The report was not compared: ${problem.message}.` : describeProblem(problem));
  const what = progress?.isComparing ? 'Comparing the payments' : 'Reading the report';
  const who = of === 'payouts' ? 'bank' : 'processor';

  return (
    <Dialog
      title="Bring in a report"
      help="reconciliation"
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
            {of === 'payouts'
              ? 'Each payout is looked for in what left by the report, by its reference and its payee, to the cent and within 3 business days.'
              : 'Each payment of the report is looked for here by the id that the processor gave it, else by its reference, and compared to the cent.'}{' '}
            The report stays in this browser; of its rows only those that differ are kept.
          </p>
          <div className={form.grid}>
            <Form.Group controlId={`${id}-of`}>
              <Form.Label>Whose report it is</Form.Label>
              <Form.Select
                value={who}
                onChange={({ target: { value } }) => setOf(value === 'bank' ? 'payouts' : undefined)}
              >
                <option value="processor">The processor&apos;s, of payments</option>
                <option value="bank">The bank&apos;s, of payouts</option>
              </Form.Select>
            </Form.Group>
            <Form.Group controlId={id}>
              <Form.Label>Report of the {who}</Form.Label>
              <Form.Control
                ref={input}
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
          </div>
        </>
      )}
    </Dialog>
  );
}
