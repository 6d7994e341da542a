import { useId } from 'react';
import Form from 'react-bootstrap/Form';
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
  const id = useId();
  if (types.length === 0) return null;
  const money = (sum: number) => formatMoney(sum, findCurrency(plan.currency ?? 'USD'));
  return (
    <fieldset className={form.grid}>
      <legend>{texts.typeQuestion}</legend>
      {types.map(({ word, count, sum }, index) => {
        const key = typeKey(word);
        const known = ownValue(plan.answeredKinds ?? {}, key);
        const selectedName = Object.entries(ANSWERS).find(([, kind]) => kind === known)?.[0];
        return (
          <Form.Group key={key} controlId={`${id}-${index}`}>
            <Form.Label>
              {texts.withRowsAndSum(word || texts.noType, count, sum === undefined ? undefined : money(sum))}
            </Form.Label>
            <Form.Select
              required
              value={selectedName ?? ''}
              onChange={({ target }) => {
                const kind: RowKind | undefined = ownValue(ANSWERS, target.value);
                if (kind) onAnswered({ answeredKinds: { ...plan.answeredKinds, [key]: kind } });
              }}
            >
              <option value="">{texts.chooseType}</option>
              {Object.keys(ANSWERS).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Form.Select>
          </Form.Group>
        );
      })}
    </fieldset>
  );
}
