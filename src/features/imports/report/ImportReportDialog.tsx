import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { SelectField } from '@/components/forms/fields/SelectField';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { ImportPlan } from '@/features/imports/importing/plan/ImportPlan';
import { describeProblem } from '@/features/imports/importing/problemTexts';
import { ChooseSheets, SubmitStep } from '@/features/imports/importing/ChooseSheets';
import { readSheets } from '@/features/imports/importing/importTexts';
import type { ChosenSheets } from '@/data/workbooks/withSheets';
import { importReport } from '@/commands/reconciliation';
import { Dialog } from '@/components/dialogs/Dialog';
import * as form from '@/components/forms/form.module.scss';
import * as field from '@/components/forms/fields/FormField.module.scss';
import type { OpenedSource } from '@/data/imports/messages';
import type { ReconcileAnswer } from '@/data/reconciliation/messages';
import type { Plan } from '@/domain/imports/plan';
import type { Report } from '@/domain/reconciliation/resolutions';
import { selectConsolePayments, selectConsolePayouts } from '@/selectors/reconciliation/reconciliationSelectors';
import { importProcessorReport } from '@/slices/seed';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import * as texts from './texts';
import { useReconciler } from './useReconciler';

type Props = { from: 'file' | 'sample' };

/** Imports a report of the processor or the bank and compares it. Only its discrepancies are stored, because a report can have a million rows. */
export function ImportReportDialog({ from }: Props) {
  const id = useId();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { answer, isBusy, ask, stop } = useReconciler((reconciled) => dispatch(importReport(reconciled)));
  const [draft, setDraft] = useState<{ of: OpenedSource; plan: Plan }>();
  const [of, setOf] = useState<Report['of']>();
  const file = useRef<File>(undefined);
  const open = (chosen: File, sheets?: ChosenSheets) => {
    file.current = chosen;
    const selectConsoleRows = of === 'payouts' ? selectConsolePayouts : selectConsolePayments;
    ask({ kind: 'open', file: chosen, consoleRows: selectConsoleRows(store.getState()), sheets });
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
    // The field takes the focus if the Stop button, which is gone, had it. Otherwise the focus stays where the operator moved it.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) input.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  const close = () => {
    stop();
    dispatch(dialogClosed());
  };
  const reported = answer && problemOf(answer);
  const progress = answer?.kind === 'progress' ? answer : undefined;
  const what = progress?.isComparing ? texts.comparing : texts.reading;
  const opened = answer?.kind === 'opened' ? answer.opened : undefined;

  return (
    <Dialog
      title={texts.title}
      help="reconciliation"
      size="lg"
      onClose={close}
      dismiss="Cancel"
      footer={
        answer?.kind === 'sheets' ? (
          <SubmitStep form="choose-sheets" label={readSheets} />
        ) : (
          opened && <SubmitStep form="import-plan" label={texts.compare} />
        )
      }
    >
      {isBusy ? (
        <>
          <p role="status">{what}</p>
          <progress className="w-100" aria-label={what} max={1} value={progress?.share ?? 0} />
          <SecondaryButton onClick={stop}>{texts.stop}</SecondaryButton>
        </>
      ) : answer?.kind === 'sheets' ? (
        <ChooseSheets questions={answer.questions} onChosen={(sheets) => file.current && open(file.current, sheets)} />
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
            {of === 'payouts' ? texts.howPayoutsMatch : texts.howPaymentsMatch} {texts.storage}
          </p>
          <div className={form.grid}>
            <SelectField
              label={texts.reportType}
              value={of === 'payouts' ? 'bank' : 'processor'}
              options={[
                { value: 'processor', label: texts.processorPayments },
                { value: 'bank', label: texts.bankStatement },
              ]}
              onChange={(value) => setOf(value === 'bank' ? 'payouts' : undefined)}
            />
            <Form.Group controlId={id}>
              <Form.Label>{texts.file}</Form.Label>
              <Form.Control
                ref={input}
                type="file"
                accept=".xlsx,.csv,.tsv,.txt,.json,.ndjson,.jsonl,text/csv,application/json"
                isInvalid={reported !== undefined}
                aria-describedby={`${id}-problem`}
                onChange={({ target }) => {
                  const file = (target as HTMLInputElement).files?.[0];
                  if (file) open(file);
                }}
              />
              <div id={`${id}-problem`} role="alert" className={field.message}>
                {reported}
              </div>
            </Form.Group>
          </div>
        </>
      )}
    </Dialog>
  );
}

function problemOf(answer: ReconcileAnswer): string | undefined {
  if (answer.kind === 'failed') return texts.failed(answer.message);
  if (answer.kind === 'unreadable') return describeProblem(answer.problem);
  return answer.kind === 'nothing to compare' ? texts.nothingToCompare[answer.missing] : undefined;
}
