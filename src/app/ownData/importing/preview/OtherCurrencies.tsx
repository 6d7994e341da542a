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
  /** Of the workspace. */
  currency: Preview['currency'];
  /** Of the workspaces to be, by their currencies. */
  names: Readonly<Record<string, string>>;
  onNameChanged: (currency: string, name: string) => void;
  /** The currencies whose rows come into workspaces of their own. */
  onSplit: (currencies: readonly string[]) => void;
};

/** Rows of other currencies: skipped, or imported into separate workspaces together with the others. */
export function OtherCurrencies({ otherCurrencies, split, currency, names, onNameChanged, onSplit }: Props) {
  const id = useId();
  const codes = split.map(({ currency }) => currency);
  return (
    <>
      {Object.entries(otherCurrencies).map(([code, count]) => (
        <p key={code}>
          {describeCount(count, 'row')} {count === 1 ? 'is' : 'are'} in {code}. A workspace has one currency ({currency}
          ), so {count === 1 ? 'this row is' : 'these rows are'} skipped.{' '}
          <Button variant="link" className={styles.inline} onClick={() => onSplit([...codes, code])}>
            Create a separate {code} workspace
          </Button>
        </p>
      ))}
      {split.map(({ currency: code, payments, sum }) => (
        <Form.Group key={code} controlId={`${id}-${code}`} className={styles.part}>
          <Form.Label>Name of the workspace in {code}</Form.Label>
          <Form.Control
            value={names[code] ?? ''}
            maxLength={LONGEST_NAME}
            onChange={({ target }) => onNameChanged(code, target.value)}
          />
          <Form.Text>
            {describeCount(payments, 'payment')}, {formatMoney(sum, currencyOf(code))}.{' '}
            <Button
              variant="link"
              className={styles.inline}
              onClick={() => onSplit(codes.filter((each) => each !== code))}
            >
              Skip the rows in {code}
            </Button>
          </Form.Text>
        </Form.Group>
      ))}
    </>
  );
}
