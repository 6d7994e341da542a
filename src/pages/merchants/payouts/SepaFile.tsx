import { useId, useState } from 'react';
import { currentTime } from '@/commands/statements/statements';
import { downloadBlob } from '@/components/browser/downloadText';
import { SelectField } from '@/components/forms/fields/SelectField';
import { InputField } from '@/components/forms/fields/InputField';
import * as form from '@/components/forms/form.module.scss';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { describeFieldRefusal } from '@/components/text/refusals/fieldRefusalTexts';
import { Money, useMoney } from '@/containers/money/Money';
import { payerOf, withPayer } from '@/domain/accounting/payer';
import { formatDay } from '@/domain/calendar/dates';
import { describeCount } from '@/domain/lists/paging';
import { tidyBankAccount } from '@/domain/merchants/bankAccount';
import type { BankPayment } from '@/domain/statements/payouts/bankFile';
import { partyNameOf } from '@/domain/statements/parties';
import { payerRefusals, sepaFile, type SepaBatch } from '@/domain/statements/payouts/sepaFile';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectSepaBatch } from '@/selectors/statements/statementTables';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { accountsTyped, selectTypedAccounts } from '@/slices/accountingSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import * as styles from './payouts.module.scss';
import * as texts from './texts';

const FIELDS = ['accountHolder', 'iban', 'bic'] as const;
/** Further excluded payouts are only counted. */
const SHOWN = 20;

type Props = { payouts: readonly BankPayment[] };

/**
 * A file with which a bank pays the payouts of one day in euros. It asks for the account that pays and remembers it after
 * the first download. The account is not stored while it is typed, because each state may be in a problem report.
 */
export function SepaFile({ payouts }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  // A changed bank account changes the batch, too.
  useAppSelector(selectMerchantRows);
  const currency = useAppSelector(selectCurrency);
  const money = useMoney();
  const typed = useAppSelector(selectTypedAccounts);
  const [payer, setPayer] = useState(() => payerOf(typed));
  const [isChecked, setIsChecked] = useState(false);
  const days = [...new Set(payouts.map(({ day }) => day))].sort().reverse();
  const [chosen, setChosen] = useState<string>();
  const id = useId();
  if (currency.code !== texts.EURO) return null;
  const day = days.find((option) => option === chosen) ?? days[0];
  const batch = selectSepaBatch(
    store.getState(),
    payouts.filter((payout) => payout.day === day),
  );
  const { payments } = batch;
  const refusals = payerRefusals(payer);
  const wrong = FIELDS.find((field) => refusals[field] !== undefined);

  const download = () => {
    setIsChecked(true);
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus();
    if (wrong || payments.length === 0 || day === undefined) return;
    const account = tidyBankAccount(payer);
    dispatch(accountsTyped(withPayer(typed, account)));
    const file = sepaFile(payments, account, { createdAt: dispatch(currentTime()), day });
    downloadBlob(`payouts-${day}.xml`, new Blob([file], { type: 'application/xml' }));
  };

  return (
    <details className={styles.sepa}>
      <summary>{texts.sepaTitle}</summary>
      <p className="form-text">{texts.sepaHint}</p>
      <fieldset className={form.grid}>
        <legend>{texts.payer}</legend>
        {FIELDS.map((field) => {
          const refusal = isChecked ? refusals[field] : undefined;
          const message = refusal && describeFieldRefusal(refusal, currency);
          const hint = field === 'bic' ? texts.payerBicHint : undefined;
          return (
            <InputField
              key={field}
              id={`${id}-${field}`}
              label={texts.PAYER_FIELDS[field]}
              hint={hint}
              message={message}
              autoComplete="off"
              value={payer[field]}
              onChange={(text) => setPayer({ ...payer, [field]: text })}
            />
          );
        })}
        {days.length > 1 && (
          <SelectField
            label={texts.day}
            value={day ?? ''}
            options={days.map((value) => ({ value, label: formatDay(value) }))}
            onChange={setChosen}
          />
        )}
      </fieldset>
      <Excluded excluded={batch.excluded} />
      <p role="status">
        {payments.length === 0
          ? texts.nothingForSepa
          : texts.inSepaFile(
              describeCount(payments.length, 'payout'),
              money(payments.reduce((sum, { amount }) => sum + amount, 0)),
            )}
      </p>
      <SecondaryButton aria-disabled={payments.length === 0} onClick={download}>
        {texts.downloadSepa}
      </SecondaryButton>
    </details>
  );
}

function Excluded({ excluded }: Pick<SepaBatch, 'excluded'>) {
  const names = useAppSelector(selectPartyNames);
  const id = useId();
  if (excluded.length === 0) return null;
  const more = excluded.length - SHOWN;
  return (
    <>
      <p id={id} className="mb-1">
        {texts.notInSepaFile(describeCount(excluded.length, 'payout'))}
      </p>
      <ul aria-labelledby={id}>
        {excluded.slice(0, SHOWN).map(({ partyId, amount, reason }, index) => (
          <li key={index}>
            {partyNameOf(names, partyId)}, <Money cents={amount} />: {texts.SEPA_EXCLUSIONS[reason]}
          </li>
        ))}
        {more > 0 && <li>{texts.andMore(more)}</li>}
      </ul>
    </>
  );
}
