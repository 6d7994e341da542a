import { SelectField } from '@/components/forms/fields/SelectField';
import { DataTable } from '@/components/lists/DataTable';
import * as form from '@/components/forms/form.module.scss';
import { addTo } from '@/lib/byKey';
import type { OpenedSource } from '@/data/imports/messages';
import { kindOf, type Plan, type ImportQuestion, type StatusMeaning } from '@/domain/imports/plan';
import { valueKey } from '@/domain/imports/profiles/valueProfile';
import { meaningOf, STATUSES_OF } from '@/domain/imports/statusMeanings';
import { VOIDED } from '@/domain/payments/vocabulary';
import * as texts from './texts';

type StatusQuestion = Extract<ImportQuestion, { about: 'status' }>;
type Props = { questions: readonly StatusQuestion[]; plan: Plan; onAnswered: (part: Partial<Plan>) => void };

/** Asks for the meaning of statuses that the format does not define. A status of payments can also keep its name. */
export function StatusMeanings({ questions, plan, onAnswered }: Props) {
  if (questions.length === 0) return null;
  const holds = kindOf(plan);
  const meaningsOf = (word: string): Record<string, StatusMeaning> => ({
    ...Object.fromEntries(STATUSES_OF[holds].map((status) => [status, status])),
    ...(holds === 'payments' && {
      [VOIDED]: { own: VOIDED, isPaid: false },
      [texts.keepPaid(word)]: { own: word, isPaid: true },
      [texts.keepUnpaid(word)]: { own: word, isPaid: false },
    }),
  });
  return (
    <fieldset className={form.grid}>
      <legend>{texts.statusQuestion}</legend>
      {questions.map(({ word, count }) => {
        const meanings = meaningsOf(word);
        const known = JSON.stringify(meaningOf(plan, word));
        const selectedName = Object.keys(meanings).find((name) => JSON.stringify(meanings[name]) === known);
        return (
          <SelectField
            key={word}
            label={texts.withRows(word, count)}
            isRequired
            value={selectedName ?? ''}
            options={[{ value: '', label: texts.chooseStatus }, ...Object.keys(meanings)]}
            onChange={(name) => {
              const meaning = meanings[name];
              if (meaning) onAnswered({ statuses: { ...plan.statuses, [valueKey(word)]: meaning } });
            }}
          />
        );
      })}
    </fieldset>
  );
}

/** Lists the status mapping, grouped by meaning, so that a wrong mapping is easy to see. */
export function StatusTable({ source: { names, statuses }, plan }: { source: OpenedSource; plan: Plan }) {
  const labels = new Map<string, string[]>();
  for (const { word, count, meaning: ofRows } of statuses) {
    const meaning = meaningOf(plan, word) ?? ofRows;
    if (meaning === undefined) continue;
    addTo(labels, describe(meaning), texts.withRows(word, count));
  }
  if (labels.size === 0) return null;
  const caption = texts.statusMapping(names.join(', '));
  return (
    <details className="mt-3 mb-3">
      <summary>{caption}</summary>
      <DataTable
        caption={caption}
        columns={[
          { header: texts.mappedStatus, render: ([meaning]) => meaning },
          { header: texts.fileStatus, render: ([, fileStatuses]) => fileStatuses.join(', ') },
        ]}
        rows={[...labels]}
        rowKey={([meaning]) => meaning}
        empty=""
      />
    </details>
  );
}

function describe(meaning: StatusMeaning): string {
  return typeof meaning === 'string' ? meaning : texts.customStatus(meaning.own, meaning.isPaid);
}
