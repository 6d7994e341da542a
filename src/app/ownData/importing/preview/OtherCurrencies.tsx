import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { currencyOf } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { Preview } from '@/data/imports/messages';
import { describeCount } from '@/domain/lists/paging';
import { LONGEST_NAME } from '@/domain/workspaces/workspaces';
import * as styles from '@/app/ownData/importing/ownData.module.scss';

type Props = {
  otherCurrencies: Preview['otherCurrencies'];
  split: Preview['split'];
  /** Of the workspaces to be, by their currencies. */
  names: Readonly<Record<string, string>>;
  onNameChanged: (currency: string, name: string) => void;
  /** The currencies whose rows come into workspaces of their own. */
  onSplit: (currencies: readonly string[]) => void;
};

/** Rows of other currencies: left out, or brought into a workspace of their own together with the others. */
export function OtherCurrencies({ otherCurrencies, split, names, onNameChanged, onSplit }: Props) {
  const id = useId();
  const codes = split.map(({ currency }) => currency);
  return (
    <>
      {Object.entries(otherCurrencies).map(([code, count]) => (
        <p key={code}>
          {describeCount(count, 'row')} {count === 1 ? 'is' : 'are'} in {code}. A workspace has one currency, that of
          most rows: {count === 1 ? 'it is' : 'they are'} left out.{' '}
          <Button variant="link" className={styles.inline} onClick={() => onSplit([...codes, code])}>
            Bring what is in {code} into a workspace of its own
          </Button>
        </p>
      ))}
      {split.map(({ currency, payments, sum }) => (
        <Form.Group key={currency} controlId={`${id}-${currency}`} className={styles.part}>
          <Form.Label>Name of the workspace in {currency}</Form.Label>
          <Form.Control
            value={names[currency] ?? ''}
            maxLength={LONGEST_NAME}
            onChange={({ target }) => onNameChanged(currency, target.value)}
          />
          <Form.Text>
            {describeCount(payments, 'payment')}, {formatMoney(sum, currencyOf(currency))}.{' '}
            <Button
              variant="link"
              className={styles.inline}
              onClick={() => onSplit(codes.filter((code) => code !== currency))}
            >
              Leave out what is in {currency}
            </Button>
          </Form.Text>
        </Form.Group>
      ))}
    </>
  );
}
