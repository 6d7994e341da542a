import { useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { StepHeading } from '@/app/ownData/StepHeading';
import type { CheckedBackup } from '@/commands/backups';
import { DetailList } from '@/components/dialogs/DetailList';
import * as form from '@/components/forms/form.module.scss';
import { spellDay } from '@/domain/calendar/dates';
import { formatCount } from '@/domain/lists/paging';

type Props = { backup: CheckedBackup; name: string; onRestore: (takesPreferences: boolean) => void };

/** What a backup would bring, before any of it is kept. */
export function RestoreBackup({ backup: { head, kept }, name, onRestore }: Props) {
  const id = useId();
  const [takesPreferences, setTakesPreferences] = useState(true);
  const { workspace, madeAt } = head;
  const count = (...journals: string[]) =>
    formatCount(kept.entries.filter(({ journal }) => journals.includes(journal)).length);
  return (
    <Form
      id="restore-backup"
      onSubmit={(event) => {
        event.preventDefault();
        onRestore(takesPreferences);
      }}
    >
      <StepHeading>What is in the backup</StepHeading>
      <p>
        It is whole. It becomes a workspace of its own
        {name === workspace.name ? '' : `, ‘${name}’, beside the one of its name that is here`}: nothing that is here
        changes.
      </p>
      <DetailList
        items={[
          { term: 'Workspace', value: workspace.name },
          { term: 'Backed up', value: `${spellDay(madeAt.slice(0, 10))}, ${madeAt.slice(11, 16)}` },
          { term: 'Payments', value: formatCount(workspace.rows) },
          { term: 'Brought in from', value: workspace.source },
          { term: 'Refunds and voids', value: count('payments') },
          { term: 'Issued statements', value: count('statements') },
          { term: 'Payouts', value: count('payouts') },
          { term: 'Reports and settled breaks', value: count('reconciliation') },
          { term: 'Merchants and integrations added or changed', value: count('merchants', 'integrations') },
          { term: 'Notifications marked', value: count('notifications', 'inbox') },
        ]}
      />
      <Form.Check
        id={id}
        className={`${form.check} mt-3`}
        label="Take its settings over too: theme, chart period, rows in a page and single keys"
        checked={takesPreferences}
        onChange={({ target }) => setTakesPreferences(target.checked)}
      />
    </Form>
  );
}
