import { useEffect, useId, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { listWorkspaces } from '@/commands/workspaces';
import * as field from '@/components/forms/FormField.module.scss';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectKnownWorkspaces } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './ownData.module.scss';

type Props = {
  problem: string | undefined;
  /** It is back here: what had the focus is gone. */
  isAgain: boolean;
  /** The name of the open workspace of own data. */
  updatable: string | undefined;
  isUpdate: boolean;
  onUpdateChosen: (isUpdate: boolean) => void;
  onChosen: (file: File) => void;
};

/** Where a file is chosen. What is wrong with the one before stands under it. */
export function ChooseFile({ problem, isAgain, updatable, isUpdate, onUpdateChosen, onChosen }: Props) {
  const id = useId();
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectKnownWorkspaces);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => void dispatch(listWorkspaces()), [dispatch]);
  useEffect(() => {
    if (isAgain) input.current?.focus();
  }, [isAgain]);
  return (
    <>
      <p>
        Bring in an export of your payments: CSV, TSV, JSON, or an object a line. Exports of this console, Stripe,
        Adyen, Square and PayPal are recognised; of any other you say which column is which. You see what was read
        before anything is kept, and nothing leaves this browser.
      </p>
      {updatable !== undefined && (
        <fieldset className="mb-3">
          <legend className="form-label fs-6">What is the file for?</legend>
          {[false, true].map((isIntoOpen) => (
            <Form.Check
              key={String(isIntoOpen)}
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
        <Form.Label>File of payments</Form.Label>
        <Form.Control
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl,text/csv,application/json"
          isInvalid={problem !== undefined}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={({ target }) => {
            const file = (target as HTMLInputElement).files?.[0];
            if (file) onChosen(file);
          }}
        />
        <Form.Text id={`${id}-hint`}>Or drop it anywhere on the console.</Form.Text>
        <div id={`${id}-problem`} role="alert" className={field.message}>
          {problem}
        </div>
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
