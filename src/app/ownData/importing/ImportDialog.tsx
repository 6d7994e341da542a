import { useEffect, useEffectEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { keepStorage, newWorkspace } from '@/commands/workspaces';
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
import { useOwnData } from '@/app/ownData/OwnDataContext';
import { useImport } from './useImport';

/**
 * Brings a file of payments in: chosen, read as planned, looked at, and only then kept. It is a workspace of its own, unless
 * the operator says that it updates the open one: what is dropped by mistake changes nothing that is there.
 */
export function ImportDialog() {
  const dispatch = useAppDispatch();
  const { takeDrops, onWorkspaceChosen } = useOwnData();
  const own = useAppSelector(selectOwnWorkspace);
  const [isUpdate, setIsUpdate] = useState(false);
  const into = isUpdate && own ? own : undefined;
  const [typed, setTyped] = useState<{ file: string; name: string }>();
  const { answers, busyWith, plan, isAgain, ask, replan, cancel } = useImport((answer: ImportAnswer) => {
    if (answer.kind === 'saved') void keepStorage().then(() => onWorkspaceChosen(answer.workspace.id));
    if (answer.kind === 'refusedFile') downloadBlob('rows-to-repair.csv', answer.file);
  });
  const open = (file: File) => ask({ kind: 'open', file, into: into?.id });
  const judge = (chosen: Plan) => ask({ kind: 'judge', plan: chosen });
  const openDropped = useEffectEvent((file: File) => {
    if (busyWith !== 'save') open(file);
  });
  useEffect(() => takeDrops((file) => openDropped(file)), [takeDrops]);

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
            {into ? `Update ${into.name}` : `Import ${describeCount(preview.payments, 'payment')}`}
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
          name={into ? undefined : name}
          onNameChanged={(changed) => setTyped({ file, name: changed })}
          isMakingFile={busyWith === 'refusedFile'}
          onPlanAsked={replan}
          onPlanned={judge}
          onRefusedAsked={() => ask({ kind: 'refusedFile' })}
          onImport={() =>
            ask({ kind: 'save', workspace: dispatch(newWorkspace(into?.name ?? (name.trim() || file), into?.id)) })
          }
        />
      ) : opened && plan ? (
        <ImportPlan opened={opened} plan={plan} onPlanned={judge} />
      ) : (
        <ChooseFile
          problem={problem}
          isAgain={isAgain}
          updatable={own?.name}
          isUpdate={isUpdate}
          onUpdateChosen={setIsUpdate}
          onChosen={open}
        />
      )}
    </Dialog>
  );
}
