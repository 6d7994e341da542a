import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import * as form from '@/components/forms/form.module.scss';
import type { Plan, Question } from '@/domain/imports/plan';
import { typeKey, type RowKind } from '@/domain/imports/rowKinds';
import { describeCount } from '@/domain/lists/paging';
import { currencyOf } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { ownValue } from '@/domain/ownValue';

type Asked = Extract<Question, { about: 'type' }>;
type Props = { types: readonly Asked[]; plan: Plan; onAnswered: (part: Partial<Plan>) => void };

const ANSWERS = {
  Payments: 'payment',
  'Refunds of payments': 'refund',
  'Neither: skip these rows': 'other',
} as const satisfies Record<string, RowKind>;

/** What rows of the types are that the format does not know: none of them is a payment before it is answered. */
export function TypeMeanings({ types, plan, onAnswered }: Props) {
  const id = useId();
  if (types.length === 0) return null;
  const money = (sum: number) => formatMoney(sum, currencyOf(plan.currency ?? 'USD'));
  return (
    <fieldset className={form.grid}>
      <legend>What are the rows of these types?</legend>
      {types.map(({ word, count, sum }, index) => {
        const key = typeKey(word);
        const known = ownValue(plan.answeredKinds ?? {}, key);
        const chosen = Object.entries(ANSWERS).find(([, kind]) => kind === known)?.[0];
        const rows = [describeCount(count, 'row'), ...(sum === undefined ? [] : [money(sum)])].join(', ');
        return (
          <Form.Group key={key} controlId={`${id}-${index}`}>
            <Form.Label>
              {word || 'No type'} ({rows})
            </Form.Label>
            <Form.Select
              required
              value={chosen ?? ''}
              onChange={({ target }) => {
                const kind: RowKind | undefined = ownValue(ANSWERS, target.value);
                if (kind) onAnswered({ answeredKinds: { ...plan.answeredKinds, [key]: kind } });
              }}
            >
              <option value="">Choose what they are</option>
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
