import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import { DataTable } from '@/components/lists/DataTable';
import * as form from '@/components/forms/form.module.scss';
import { describeCount } from '@/domain/lists/paging';
import { addTo } from '@/domain/lists/byKey';
import type { OpenedSource } from '@/data/imports/messages';
import { kindOf, type Plan, type Question, type StatusMeaning } from '@/domain/imports/plan';
import { wordKey } from '@/domain/imports/profiles/wordProfile';
import { meaningOf, STATUSES_OF } from '@/domain/imports/statusMeanings';
import { VOIDED } from '@/domain/payments/transactions';
import * as styles from './ownData.module.scss';

type Asked = Extract<Question, { about: 'status' }>;
type Props = { words: readonly Asked[]; plan: Plan; onAnswered: (part: Partial<Plan>) => void };

/** What the words of the status column mean here: a word that no format knows is asked; that of a payment may keep its own name. */
export function StatusMeanings({ words, plan, onAnswered }: Props) {
  const id = useId();
  if (words.length === 0) return null;
  const holds = kindOf(plan);
  const meaningsOf = (word: string): Record<string, StatusMeaning> => ({
    ...Object.fromEntries(STATUSES_OF[holds].map((status) => [status, status])),
    ...(holds === 'payments' && {
      [VOIDED]: { own: VOIDED, isPaid: false },
      [`Keep ‘${word}’: it was paid`]: { own: word, isPaid: true },
      [`Keep ‘${word}’: it was not paid`]: { own: word, isPaid: false },
    }),
  });
  return (
    <fieldset className={form.grid}>
      <legend>What do these statuses mean?</legend>
      {words.map(({ word, count }, index) => {
        const meanings = meaningsOf(word);
        const known = JSON.stringify(meaningOf(plan, word));
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

/** What the words of the status column mean here: those of one meaning together. */
export function StatusTable({ source: { names, statuses }, plan }: { source: OpenedSource; plan: Plan }) {
  const words = new Map<string, string[]>();
  for (const { word, count, meaning: ofRows } of statuses) {
    const meaning = meaningOf(plan, word) ?? ofRows;
    if (meaning === undefined) continue;
    addTo(words, describe(meaning), `${word} (${describeCount(count, 'row')})`);
  }
  if (words.size === 0) return null;
  const caption = `What the statuses of ${names.join(', ')} mean`;
  return (
    <details className={styles.statuses}>
      <summary>{caption}</summary>
      <DataTable
        caption={caption}
        columns={[
          { header: 'Here', render: ([meaning]) => meaning },
          { header: 'In the file', render: ([, own]) => own.join(', ') },
        ]}
        rows={[...words]}
        rowKey={([meaning]) => meaning}
        empty=""
      />
    </details>
  );
}

function describe(meaning: StatusMeaning): string {
  return typeof meaning === 'string' ? meaning : `${meaning.own}, ${meaning.isPaid ? 'paid' : 'not paid'}`;
}
