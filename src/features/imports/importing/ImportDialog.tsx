import { useEffect, useEffectEvent, useState } from 'react';
import { rememberColumnMappings } from '@/commands/rememberColumnMappings';
import { newWorkspace } from '@/commands/workspaces';
import { downloadBlob } from '@/components/browser/downloadText';
import { Dialog } from '@/components/dialogs/Dialog';
import { useDraft } from '@/components/forms/useDraft';
import { useLeaveQuestion } from '@/components/forms/useLeaveQuestion';
import type { ChosenSheets } from '@/data/workbooks/withSheets';
import { isSame } from '@/lib/objects';
import type { Plan } from '@/domain/imports/plan';
import { isShared } from '@/domain/workspaces/shared';
import { LONGEST_NAME } from '@/domain/workspaces/workspaces';
import { selectColumnMappings } from '@/slices/columnMappingsSlice';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RestoreBackup } from '@/features/imports/backups/RestoreBackup';
import { useRestore } from '@/features/imports/backups/useRestore';
import { ChooseFile } from './ChooseFile';
import { ChooseSheets, SubmitStep } from './ChooseSheets';
import { describeProblems } from './problemTexts';
import { ImportPlan } from './plan/ImportPlan';
import { ImportPreview } from './preview/ImportPreview';
import { ImportProgress, Problems, MergeNotice } from './ImportProgress';
import * as texts from './importTexts';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { useImport } from './useImport';
import { useSettings } from './useSettings';
import { useUpdated, type ImportDraft } from './useUpdated';
import { useFinishedImport } from './useFinishedImport';

/**
 * Imports files in steps: choose, settings, preview, save. Nothing is saved before the last step. The files update the open
 * workspace, unless it is the demo data or the operator chooses a new workspace.
 */
export function ImportDialog() {
  const dispatch = useAppDispatch();
  const { receiveDrops } = useWorkspaceServices();
  const columnMappings = useAppSelector(selectColumnMappings);
  const { read, save: saveDraft } = useDraft<ImportDraft>();
  const [before] = useState(read);
  const { isUpdate, setIsUpdate, updatable, intoOf, newId, recorded } = useUpdated(before);
  const [selectedFiles, setSelectedFiles] = useState<readonly File[]>([]);
  const into = intoOf();
  const [typed, setTyped] = useState(before?.typed);
  const [typedOfSplit, setTypedOfSplit] = useState<Readonly<Record<string, string>>>({});
  const finish = useFinishedImport();
  const { answers, busyWith, plans, isAgain, ask, changePlans, replan, cancel } = useImport((answer, post) => {
    if (answer.kind === 'saved') dispatch(rememberColumnMappings(answer.matched));
    if (finish(answer, post)) return;
    if (answer.kind === 'refusedFile')
      for (const { name: fileName, file } of answer.files) downloadBlob(fileName, file);
  });
  const settings = useSettings(plans, answers.judged?.preview);
  const open = (files: readonly File[], resumed?: readonly Plan[], isInto = isUpdate, sheets?: ChosenSheets) => {
    setSelectedFiles(files);
    settings.reset();
    if (isInto === false) setIsUpdate(false);
    const updated = intoOf(isInto);
    const records = updated && recorded();
    ask({ kind: 'open', files, into: updated?.id, records, matchings: columnMappings, sheets }, resumed);
  };
  const judge = (drafts: readonly Plan[], split?: readonly string[]) => ask({ kind: 'judge', plans: drafts, split });
  const unreadable = answers.unreadable?.problems ?? [];
  const backup = selectedFiles.length === 1 && unreadable[0]?.problem.kind === 'backup' ? selectedFiles[0] : undefined;
  const { restoring, restore } = useRestore(backup);
  const openDropped = useEffectEvent((files: readonly File[], resumed?: readonly Plan[]) => {
    if (busyWith !== 'save' && !restoring.isSaving) open(files, resumed);
  });
  useEffect(() => receiveDrops((files) => openDropped(files)), [receiveDrops]);
  useEffect(() => {
    if (!before) return;
    const timer = setTimeout(() => openDropped(before.files, before.plans));
    return () => clearTimeout(timer);
  }, [before]);

  const { judged, progress, failed, overtaken, sheets, opened: { sources: opened } = {} } = answers;
  const problems = failed
    ? [texts.failed(failed.message)]
    : overtaken
      ? [texts.overtaken(isShared(into?.id ?? ''))]
      : backup
        ? [restoring.problem].filter((problem) => problem !== undefined)
        : describeProblems(unreadable, selectedFiles.length);
  const isReadable = (file: File) => !unreadable.some(({ name }) => name === file.name);
  // The preview stays while the download of the rejected rows is prepared.
  const isChecking = backup !== undefined && problems.length === 0 && (restoring.isSaving ?? !restoring.backup);
  const isWaiting = isChecking || (busyWith !== undefined && busyWith !== 'refusedFile');
  const preview = isWaiting ? undefined : judged?.preview;
  const file = opened?.[0]?.names[0] ?? '';
  const name = typed?.file === file ? typed.name : file.replace(/\.\w+$/, '').slice(0, LONGEST_NAME);
  const splitNameOf = (currency: string) => typedOfSplit[currency] ?? `${into?.name ?? name} ${currency}`;
  const splitNames = Object.fromEntries(preview?.split.map(({ currency }) => [currency, splitNameOf(currency)]) ?? []);
  const save = () => {
    const created = dispatch(newWorkspace(into?.name ?? (name.trim() || file), into?.id ?? newId));
    if (!created) return;
    const { chosen } = settings;
    const split = Object.entries(splitNames).flatMap(([currency, splitName]) => {
      const b = dispatch(newWorkspace(splitName.trim() || `${name} ${currency}`));
      return b ? [[currency, { ...b, ...chosen }] as const] : [];
    });
    ask({ kind: 'save', workspace: { ...created, ...chosen }, split: Object.fromEntries(split) });
  };
  // Settings that were recognized are not the operator's work, so closing the dialog does not ask. Saving loads another page.
  const isTyped =
    opened !== undefined &&
    busyWith !== 'save' &&
    !answers.saved &&
    (typed !== undefined ||
      Object.keys(typedOfSplit).length > 0 ||
      !isSame(
        plans,
        opened.map(({ plan }) => plan),
      ));
  useEffect(
    () => saveDraft(isTyped && plans ? { files: selectedFiles, isUpdate, newId, typed, plans } : undefined),
    [saveDraft, isTyped, selectedFiles, isUpdate, newId, typed, plans],
  );
  const { leave, question } = useLeaveQuestion(isTyped, () => {
    cancel();
    dispatch(dialogClosed());
  });

  return (
    <Dialog
      title={texts.title}
      help={restoring.backup ? 'workspaces' : 'import'}
      size="lg"
      onClose={leave}
      dismiss="Cancel"
      question={question}
      footer={
        isWaiting ? undefined : restoring.backup ? (
          <SubmitStep form="restore-backup" label={texts.restoreBackup} />
        ) : sheets ? (
          <SubmitStep form="choose-sheets" label={texts.readSheets} />
        ) : !opened ? undefined : !preview ? (
          <SubmitStep form="import-plan" label={texts.previewImport} />
        ) : preview.payments > 0 ? (
          <SubmitStep
            form="import-preview"
            isDisabled={busyWith !== undefined}
            label={
              into
                ? texts.update(into.name)
                : texts.importPayments(preview.split.reduce((sum, { payments }) => sum + payments, preview.payments))
            }
          />
        ) : undefined
      }
    >
      {opened && problems.length > 0 && <Problems problems={problems} />}
      {opened && into && isUpdate === undefined && !isWaiting && (
        <MergeNotice name={into.name} onNewWorkspace={() => open(selectedFiles, undefined, false)} />
      )}
      {isWaiting ? (
        <ImportProgress
          progress={progress}
          isSaving={busyWith === 'save' || restoring.isSaving === true}
          onCancel={cancel}
        />
      ) : restoring.backup && restoring.name !== undefined ? (
        <RestoreBackup backup={restoring.backup} name={restoring.name} onRestore={(takes) => void restore(takes)} />
      ) : sheets ? (
        <ChooseSheets
          questions={sheets.questions}
          onChosen={(chosen) => open(selectedFiles, undefined, isUpdate, chosen)}
        />
      ) : preview && opened && plans ? (
        <ImportPreview
          sources={opened}
          plans={plans}
          preview={preview}
          name={into ? undefined : name}
          onNameChanged={(changed) => setTyped({ file, name: changed })}
          isMakingFile={busyWith === 'refusedFile'}
          onPlanOpened={replan}
          onPlanned={(planned) => judge(planned, Object.keys(splitNames))}
          onRejectedRowsDownloaded={() => ask({ kind: 'refusedFile', workspaceId: into?.id ?? newId })}
          splitNames={splitNames}
          onSplitNamed={(currency, changed) => setTypedOfSplit({ ...typedOfSplit, [currency]: changed })}
          onSplit={(split) => judge(plans, split)}
          settings={settings}
          onImport={save}
        />
      ) : opened && plans ? (
        <ImportPlan sources={opened} plans={plans} onChanged={changePlans} onPlanned={(planned) => judge(planned)} />
      ) : (
        <ChooseFile
          problems={problems}
          readableFiles={selectedFiles.filter(isReadable)}
          isAgain={isAgain}
          updatable={updatable?.name}
          isUpdate={into !== undefined}
          onUpdateSelect={setIsUpdate}
          onSelect={open}
        />
      )}
    </Dialog>
  );
}
