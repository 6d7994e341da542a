import { SelectField } from '@/components/forms/fields/SelectField';
import * as form from '@/components/forms/form.module.scss';
import type { Plan, ImportQuestion } from '@/domain/imports/plan';
import { typeKey, type RowKind } from '@/domain/imports/rowKinds';
import { findCurrency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { ownValue } from '@/lib/objects';
import * as texts from './texts';

type TypeQuestion = Extract<ImportQuestion, { about: 'type' }>;
type Props = { types: readonly TypeQuestion[]; plan: Plan; onAnswered: (part: Partial<Plan>) => void };

const ANSWERS = {
  [texts.typePayments]: 'payment',
  [texts.typeRefunds]: 'refund',
  [texts.typeOther]: 'other',
} as const satisfies Record<string, RowKind>;

/** Asks for the meaning of row types that the format does not define. Until the operator answers, no such row counts as a payment. */
export function TypeMeanings({ types, plan, onAnswered }: Props) {
  if (types.length === 0) return null;
  const money = (sum: number) => formatMoney(sum, findCurrency(plan.currency ?? 'USD'));
  return (
    <fieldset className={form.grid}>
      <legend>{texts.typeQuestion}</legend>
      {types.map(({ word, count, sum }) => {
        const key = typeKey(word);
        const known = ownValue(plan.answeredKinds ?? {}, key);
        const selectedName = Object.entries(ANSWERS).find(([, kind]) => kind === known)?.[0];
        return (
          <SelectField
            key={key}
            label={texts.withRowsAndSum(word || texts.noType, count, sum === undefined ? undefined : money(sum))}
            isRequired
            value={selectedName ?? ''}
            options={[{ value: '', label: texts.chooseType }, ...Object.keys(ANSWERS)]}
            onChange={(name) => {
              const kind: RowKind | undefined = ownValue(ANSWERS, name);
              if (kind) onAnswered({ answeredKinds: { ...plan.answeredKinds, [key]: kind } });
            }}
          />
        );
      })}
    </fieldset>
  );
}
