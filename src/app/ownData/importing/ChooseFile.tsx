import { useEffect, useId, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { useOwnData } from '@/app/ownData/OwnDataContext';
import { listWorkspaces } from '@/commands/workspaces';
import * as form from '@/components/forms/form.module.scss';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectKnownWorkspaces } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './ownData.module.scss';
import { Problems } from './Problems';

type Props = {
  problems: readonly string[];
  /** The files that nothing is wrong with, where something is with others. */
  others: readonly File[];
  /** It is back here: what had the focus is gone. */
  isAgain: boolean;
  /** The name of the open workspace of own data. */
  updatable: string | undefined;
  isUpdate: boolean;
  onUpdateChosen: (isUpdate: boolean) => void;
  onChosen: (files: readonly File[]) => void;
};

/** Where files are chosen. What is wrong with those before stands under it. */
export function ChooseFile({ problems, others, isAgain, updatable, isUpdate, onUpdateChosen, onChosen }: Props) {
  const id = useId();
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectKnownWorkspaces);
  const input = useRef<HTMLInputElement>(null);
  const { prepareImporter } = useOwnData();
  useEffect(() => void dispatch(listWorkspaces()), [dispatch]);
  useEffect(() => prepareImporter?.(), [prepareImporter]);
  useEffect(() => {
    if (isAgain) input.current?.focus();
  }, [isAgain]);
  return (
    <>
      <p>
        Bring in an export of your payments, and lists of merchants and integrations: CSV, TSV, JSON, or an object a
        line; or a backup of a workspace. Exports of this console, Stripe, Adyen, Square and PayPal are recognised; of
        any other you say which column is which. You see what was read before anything is kept, and nothing leaves this
        browser.
      </p>
      {updatable !== undefined && (
        <fieldset className="mb-3">
          <legend className="form-label fs-6">What are the files for?</legend>
          {[false, true].map((isIntoOpen) => (
            <Form.Check
              key={String(isIntoOpen)}
              className={form.check}
              type="radio"
              id={`${id}-${isIntoOpen}`}
              name={`${id}-for`}
              label={isIntoOpen ? `Newer rows of ${updatable}` : 'A new workspace'}
              checked={isUpdate === isIntoOpen}
              onChange={() => onUpdateChosen(isIntoOpen)}
            />
          ))}
        </fieldset>
      )}
      <Form.Group controlId={id}>
        <Form.Label>Files to bring in</Form.Label>
        <Form.Control
          ref={input}
          type="file"
          multiple
          accept=".splitpay,.csv,.tsv,.txt,.json,.ndjson,.jsonl,text/csv,application/json"
          isInvalid={problems.length > 0}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={({ target }) => {
            const files = [...((target as HTMLInputElement).files ?? [])];
            if (files.length > 0) onChosen(files);
          }}
        />
        <Form.Text id={`${id}-hint`}>
          One or several, which come in together. Or drop them anywhere on the console.
        </Form.Text>
        <Problems problems={problems} id={`${id}-problem`} />
        {problems.length > 0 && others.length > 0 && (
          <Button variant="outline-secondary" size="sm" onClick={() => onChosen(others)}>
            {others.length === 1 ? `Bring in ${others[0]?.name} alone` : `Bring in the other ${others.length} files`}
          </Button>
        )}
      </Form.Group>
      {known !== null && known.length > 0 && (
        <p className={styles.part}>
          What you brought in before is in your{' '}
          <Button
            variant="link"
            className={styles.inline}
            onClick={() => dispatch(dialogOpened({ kind: 'workspaces' }))}
          >
            workspaces
          </Button>
          .
        </p>
      )}
    </>
  );
}
