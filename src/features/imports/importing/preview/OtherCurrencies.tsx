import Button from 'react-bootstrap/Button';
import { InputField } from '@/components/forms/fields/InputField';
import { findCurrency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { Preview } from '@/data/imports/messages';
import { LONGEST_NAME } from '@/domain/workspaces/workspaces';
import * as styles from '@/features/imports/importing/importing.module.scss';
import * as texts from './texts';

type Props = {
  preview: Preview;
  /** The names of the new workspaces, by currency. */
  names: Readonly<Record<string, string>>;
  onNameChanged: (currency: string, name: string) => void;
  /** Gets the currencies whose rows are imported into separate workspaces. */
  onSplit: (currencies: readonly string[]) => void;
};

/** Shows rows in other currencies: not imported, or imported into separate workspaces in the same step. */
export function OtherCurrencies({ preview, names, onNameChanged, onSplit }: Props) {
  const { otherCurrencies, split } = preview;
  const codes = split.map(({ currency }) => currency);
  return (
    <>
      {Object.entries(otherCurrencies).map(([code, count]) => (
        <p key={code}>
          {texts.otherCurrency(count, code, preview.currency)}{' '}
          <Button variant="link" className={styles.inline} onClick={() => onSplit([...codes, code])}>
            {texts.createWorkspace(code)}
          </Button>
        </p>
      ))}
      {split.map(({ currency: code, payments, sum }) => (
        <InputField
          key={code}
          className="mt-4"
          label={texts.workspaceNameOf(code)}
          value={names[code] ?? ''}
          maxLength={LONGEST_NAME}
          onChange={(name) => onNameChanged(code, name)}
          hint={
            <>
              {texts.splitPayments(payments, formatMoney(sum, findCurrency(code)))}{' '}
              <Button
                variant="link"
                className={styles.inline}
                onClick={() => onSplit(codes.filter((splitCode) => splitCode !== code))}
              >
                {texts.ignoreRows(code)}
              </Button>
            </>
          }
        />
      ))}
    </>
  );
}
