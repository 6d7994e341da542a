import { useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { StepHeading } from '@/features/imports/StepHeading';
import type { CheckedBackup } from '@/commands/backups';
import { DetailList } from '@/components/dialogs/DetailList';
import * as form from '@/components/forms/form.module.scss';
import { spellDay } from '@/domain/calendar/dates';
import { formatCount } from '@/domain/lists/paging';
import * as texts from './restoreTexts';

type Props = { backup: CheckedBackup; name: string; onRestore: (takesPreferences: boolean) => void };

/** Shows what a backup contains before anything is saved. */
export function RestoreBackup({ backup: { head, contents }, name, onRestore }: Props) {
  const id = useId();
  const [takesPreferences, setTakesPreferences] = useState(true);
  const { workspace, madeAt } = head;
  const count = (...collections: string[]) =>
    formatCount(contents.entries.filter(({ journal }) => collections.includes(journal)).length);
  return (
    <Form
      id="restore-backup"
      onSubmit={(event) => {
        event.preventDefault();
        onRestore(takesPreferences);
      }}
    >
      <StepHeading>{texts.heading}</StepHeading>
      <p>{name === workspace.name ? texts.complete : texts.completeAs(name)}</p>
      <DetailList
        items={[
          { term: texts.workspace, value: workspace.name },
          { term: texts.backedUp, value: `${spellDay(madeAt.slice(0, 10))}, ${madeAt.slice(11, 16)}` },
          { term: texts.payments, value: formatCount(workspace.rows) },
          { term: texts.source, value: workspace.source },
          { term: texts.refundsAndVoids, value: count('payments') },
          { term: texts.statements, value: count('statements') },
          { term: texts.payouts, value: count('payouts') },
          { term: texts.reconciliation, value: count('reconciliation') },
          { term: texts.entities, value: count('merchants', 'integrations') },
          { term: texts.notifications, value: count('notifications', 'inbox') },
        ]}
      />
      <Form.Check
        id={id}
        className={`${form.check} mt-3`}
        label={texts.preferences}
        checked={takesPreferences}
        onChange={({ target }) => setTakesPreferences(target.checked)}
      />
    </Form>
  );
}
