import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import { DataTable } from '@/components/lists/DataTable';
import * as form from '@/components/forms/form.module.scss';
import { describeCount } from '@/domain/lists/paging';
import type { Plan, Question } from '@/domain/imports/plan';
import { wordKey } from '@/domain/imports/profiles/wordProfile';
import { TRANSACTION_STATUSES } from '@/domain/payments/transactions';

type Asked = Extract<Question, { about: 'status' }>;
type Props = { words: readonly Asked[]; plan: Plan; onAnswered: (part: Partial<Plan>) => void };
type Meaning = Plan['statuses'][string];

/** What the words of the status column mean here: a word that no format knows is asked, or kept by its own name. */
export function StatusMeanings({ words, plan, onAnswered }: Props) {
  const id = useId();
  if (words.length === 0) return null;
  const meaningsOf = (word: string): Record<string, Meaning> => ({
    ...Object.fromEntries(TRANSACTION_STATUSES.map((status) => [status, status])),
    [`Keep ‘${word}’: it was paid`]: { own: word, isPaid: true },
    [`Keep ‘${word}’: it was not paid`]: { own: word, isPaid: false },
  });
  return (
    <fieldset className={form.grid}>
      <legend>What do these statuses mean?</legend>
      {words.map(({ word, count }, index) => {
        const meanings = meaningsOf(word);
        const known = JSON.stringify(plan.statuses[wordKey(word)]);
        const chosen = Object.keys(meanings).find((name) => JSON.stringify(meanings[name]) === known);
        return (
          <Form.Group key={word} controlId={`${id}-${index}`}>
            <Form.Label>
              {word} ({describeCount(count, 'row')})
            </Form.Label>
            <Form.Select
              required
              value={chosen ?? ''}
              onChange={({ target }) => {
                const meaning = meanings[target.value];
                if (meaning) onAnswered({ statuses: { ...plan.statuses, [wordKey(word)]: meaning } });
              }}
            >
              <option value="">Choose what it means</option>
              {Object.keys(meanings).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Form.Select>
          </Form.Group>
        );
      })}
    </fieldset>
  );
}

/** The words of the status column that are known, and what they mean here. */
export function KnownStatuses({ plan }: { plan: Plan }) {
  const words = Object.entries(plan.statuses);
  if (plan.columns.status === undefined || words.length === 0) return null;
  return (
    <details>
      <summary>What known statuses mean</summary>
      <DataTable
        caption="What known statuses mean"
        columns={[
          { header: 'In the file', render: ([word]) => word },
          { header: 'Here', render: ([, meaning]) => describe(meaning) },
        ]}
        rows={words}
        rowKey={([word]) => word}
        empty=""
      />
    </details>
  );
}

function describe(meaning: Meaning): string {
  return typeof meaning === 'string' ? meaning : `${meaning.own}, ${meaning.isPaid ? 'paid' : 'not paid'}`;
}
