import { useEffect, useId, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { listWorkspaces } from '@/commands/workspaces';
import * as form from '@/components/forms/form.module.scss';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectImportedWorkspace, selectKnownWorkspaces } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './importTexts';
import * as styles from './importing.module.scss';
import { Problems } from './ImportProgress';
import { importDemoPayments } from '@/slices/seed';

type Props = {
  problems: readonly string[];
  /** The valid files, if others have problems. */
  readableFiles: readonly File[];
  /** True if an earlier attempt ended here: the element that had the focus is gone. */
  isAgain: boolean;
  /** The name of the open workspace. Undefined for the demo data, which cannot be updated. */
  updatable: string | undefined;
  isUpdate: boolean;
  onUpdateSelect: (isUpdate: boolean) => void;
  onSelect: (files: readonly File[]) => void;
};

/** The first step: choose files. Problems of the last attempt appear under the field. */
export function ChooseFile({ problems, readableFiles, isAgain, updatable, isUpdate, onUpdateSelect, onSelect }: Props) {
  const id = useId();
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectKnownWorkspaces);
  const isInEngine = useAppSelector(selectImportedWorkspace)?.isInEngine;
  const input = useRef<HTMLInputElement>(null);
  const { openWorkspaces, prepareImporter, team } = useWorkspaceServices();
  useEffect(() => void dispatch(listWorkspaces(openWorkspaces)), [dispatch, openWorkspaces]);
  useEffect(() => prepareImporter?.(), [prepareImporter]);
  useEffect(() => {
    if (isAgain) input.current?.focus();
  }, [isAgain]);
  const openDemoFile = async () => {
    const { demoPayments } = await importDemoPayments();
    onSelect([new File([demoPayments.text], demoPayments.name, { type: 'text/csv' })]);
  };
  return (
    <>
      <p>{team ? texts.introForTeam : texts.intro}</p>
      {isInEngine && <p>{texts.notIntoEngine}</p>}
      {updatable !== undefined && (
        <fieldset className="mb-3">
          <legend className="form-label fs-6">{texts.destination}</legend>
          {[false, true].map((isIntoOpen) => (
            <Form.Check
              key={String(isIntoOpen)}
              className={form.check}
              type="radio"
              id={`${id}-${isIntoOpen}`}
              name={`${id}-for`}
              label={isIntoOpen ? texts.updateWorkspace(updatable) : texts.newWorkspace}
              checked={isUpdate === isIntoOpen}
              onChange={() => onUpdateSelect(isIntoOpen)}
            />
          ))}
        </fieldset>
      )}
      <Form.Group controlId={id}>
        <Form.Label>{texts.chooseFiles}</Form.Label>
        <Form.Control
          ref={input}
          type="file"
          multiple
          accept=".splitpay,.xlsx,.csv,.tsv,.txt,.json,.ndjson,.jsonl,text/csv,application/json"
          isInvalid={problems.length > 0}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={({ target }) => {
            const files = [...((target as HTMLInputElement).files ?? [])];
            if (files.length > 0) onSelect(files);
          }}
        />
        <Form.Text id={`${id}-hint`}>{texts.chooseHint}</Form.Text>
        <p className="mt-4">
          {texts.noFile}{' '}
          <Button variant="link" className={styles.inline} onClick={() => void openDemoFile()}>
            {texts.tryDemoFile}
          </Button>
        </p>
        <Problems problems={problems} id={`${id}-problem`} />
        {problems.length > 0 && readableFiles.length > 0 && (
          <SmallButton onClick={() => onSelect(readableFiles)}>
            {readableFiles.length === 1
              ? texts.importOnly(readableFiles[0]?.name ?? '')
              : texts.importOthers(readableFiles.length)}
          </SmallButton>
        )}
      </Form.Group>
      {known !== null && known.length > 0 && (
        <p className="mt-4">
          {texts.earlierImports}{' '}
          <Button
            variant="link"
            className={styles.inline}
            onClick={() => dispatch(dialogOpened({ kind: 'workspaces' }))}
          >
            {texts.workspaces}
          </Button>
          .
        </p>
      )}
    </>
  );
}
