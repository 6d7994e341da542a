import { useEffect, useEffectEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { newWorkspace } from '@/commands/workspaces';
import { downloadBlob } from '@/components/browser/downloadText';
import { Dialog } from '@/components/dialogs/Dialog';
import * as field from '@/components/forms/FormField.module.scss';
import type { ImportAnswer } from '@/data/imports/messages';
import { describeCount } from '@/domain/lists/paging';
import type { Plan } from '@/domain/imports/plan';
import { LONGEST_NAME } from '@/domain/workspaces/workspaces';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { selectOwnWorkspace } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ChooseFile } from './ChooseFile';
import { describeProblem } from './problemWords';
import { ImportPlan } from './ImportPlan';
import { ImportPreview } from './ImportPreview';
import { ImportProgress } from './ImportProgress';
import { useOwnData } from './OwnDataContext';
import { useImport } from './useImport';

/** Brings a file of payments in as a workspace of its own: chosen, read as planned, looked at, and only then kept. */
export function ImportDialog() {
  const dispatch = useAppDispatch();
  const { dropped, onDropped, onWorkspaceChosen } = useOwnData();
  const [typed, setTyped] = useState<{ file: string; name: string }>();
  const { answers, busyWith, plan, isAgain, ask, replan, cancel } = useImport((answer: ImportAnswer) => {
    if (answer.kind === 'saved') onWorkspaceChosen(answer.workspace.id);
    if (answer.kind === 'refusedFile') downloadBlob('rows-to-repair.csv', answer.file);
  });
  const open = (file: File) => ask({ kind: 'open', file });
  const judge = (chosen: Plan) => ask({ kind: 'judge', plan: chosen });
  const takeDropped = useEffectEvent((file: File) => {
    onDropped(undefined);
    if (busyWith !== 'save') open(file);
  });
  useEffect(() => {
    if (dropped) takeDropped(dropped);
  }, [dropped]);

  const { judged, progress, unreadable, failed } = answers;
  const opened = answers.opened?.opened;
  const problem = failed
    ? `Nothing was imported. The browser says: ${failed.message}`
    : unreadable && describeProblem(unreadable.problem);
  // A file of the rows to repair is made beside what is looked at.
  const isWaiting = busyWith !== undefined && busyWith !== 'refusedFile';
  const preview = isWaiting ? undefined : judged?.preview;
  const file = opened?.name ?? '';
  const name = typed?.file === file ? typed.name : file.replace(/\.\w+$/, '').slice(0, LONGEST_NAME);

  return (
    <Dialog
      title="Use your own data"
      size="lg"
      onClose={() => {
        cancel();
        dispatch(dialogClosed());
      }}
      dismiss="Cancel"
      footer={
        isWaiting || !opened ? undefined : !preview ? (
          <Button type="submit" form="import-plan">
            See what is read
          </Button>
        ) : preview.payments > 0 ? (
          <Button type="submit" form="import-preview" disabled={busyWith !== undefined}>
            Import {formatCount(preview.payments)} {preview.payments === 1 ? 'payment' : 'payments'}
          </Button>
        ) : undefined
      }
    >
      {problem !== undefined && opened && (
        <p role="alert" className={field.message}>
          {problem}
        </p>
      )}
      {isWaiting ? (
        <ImportProgress progress={progress} isSaving={busyWith === 'save'} onCancel={cancel} />
      ) : preview && opened && plan ? (
        <ImportPreview
          fileName={opened.name}
          plan={plan}
          preview={preview}
          name={name}
          onNameChanged={(changed) => setTyped({ file, name: changed })}
          isMakingFile={busyWith === 'refusedFile'}
          onPlanAsked={replan}
          onPlanned={judge}
          onRefusedAsked={() => ask({ kind: 'refusedFile' })}
          onImport={() => ask({ kind: 'save', workspace: dispatch(newWorkspace(name.trim() || file)) })}
        />
      ) : opened && plan ? (
        <ImportPlan opened={opened} plan={plan} onPlanned={judge} />
      ) : (
        <ChooseFile problem={problem} isAgain={isAgain} onChosen={open} />
      )}
    </Dialog>
  );
}
