import { useEffect, useEffectEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { keepStorage, newWorkspace } from '@/commands/workspaces';
import { Dialog } from '@/components/dialogs/Dialog';
import type { ImportAnswer } from '@/data/imports/messages';
import { describeCount } from '@/domain/lists/paging';
import type { Plan } from '@/domain/imports/plan';
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
  const { takeDrops, onWorkspaceChosen } = useOwnData();
  const [plan, setPlan] = useState<Plan>();
  const [isSeen, setIsSeen] = useState(false);
  const own = useAppSelector(selectOwnWorkspace);
  const [isUpdate, setIsUpdate] = useState(own !== null);
  const into = isUpdate && own ? own : undefined;

  const { answers, isBusy, ask, cancel } = useImport((answer: ImportAnswer) => {
    if (answer.kind === 'saved') void keepStorage().then(() => onWorkspaceChosen(answer.workspace.id));
    if (answer.kind === 'judged') setIsSeen(true);
    if (answer.kind === 'opened') setPlan(answer.opened.plan);
  });
  const open = (file: File) => {
    setIsSeen(false);
    ask({ kind: 'open', file, into: into?.id });
  };
  const openDropped = useEffectEvent(open);
  useEffect(() => takeDrops((file) => openDropped(file)), [takeDrops]);

  const close = () => {
    cancel();
    dispatch(dialogClosed());
  };
  const { judged, progress, unreadable, failed } = answers;
  const opened = answers.opened?.opened;
  const problem = failed
    ? `Nothing was imported. The browser says: ${failed.message}`
    : unreadable && describeProblem(unreadable.problem);
  const preview = isSeen && !isBusy ? judged?.preview : undefined;

  return (
    <Dialog
      title="Use your own data"
      size="lg"
      onClose={close}
      dismiss="Cancel"
      footer={
        isBusy || !opened ? undefined : !preview ? (
          <Button type="submit" form="import-plan">
            See what is read
          </Button>
        ) : preview.payments > 0 ? (
          <Button type="submit" form="import-preview">
            {into ? `Update ${into.name}` : `Import ${describeCount(preview.payments, 'payment')}`}
          </Button>
        ) : undefined
      }
    >
      {isBusy ? (
        <ImportProgress progress={progress} onCancel={cancel} />
      ) : preview && opened && plan ? (
        <ImportPreview
          fileName={opened.name}
          plan={plan}
          preview={preview}
          onPlanAsked={() => setIsSeen(false)}
          onRefusedAsked={() => ask({ kind: 'refusedFile' })}
          refusedFile={answers.refusedFile?.file}
          updated={into?.name}
          onImport={(name) => ask({ kind: 'save', workspace: dispatch(newWorkspace(name, into?.id)) })}
        />
      ) : opened && plan ? (
        <ImportPlan
          opened={opened}
          plan={plan}
          onPlanned={(chosen) => {
            setPlan(chosen);
            ask({ kind: 'judge', plan: chosen });
          }}
        />
      ) : (
        <ChooseFile
          problem={problem}
          updatable={own?.name}
          isUpdate={isUpdate}
          onUpdateChosen={setIsUpdate}
          onChosen={open}
        />
      )}
      {problem !== undefined && opened && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
