import { useId } from 'react';
import Form from 'react-bootstrap/Form';
import { FieldNotes, describedBy } from '@/components/forms/fields/FormField';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import {
  ACCOUNT_ROLES,
  accountProblem,
  LONGEST_ACCOUNT_NAME,
  LONGEST_CODE,
  type Account,
  type AccountRole,
} from '@/domain/accounting/accounts';
import { withoutChart } from '@/domain/accounting/payer';
import { isSame } from '@/lib/objects';
import { selectAccountingSettings } from '@/selectors/accounting/journalSelectors';
import { accountsTyped, selectTypedAccounts } from '@/slices/accountingSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './journal.module.scss';
import * as texts from './texts';

/** The chart of accounts: a code and a name for each account of the journal. Each change is kept as it is typed. */
export function AccountFields() {
  const dispatch = useAppDispatch();
  const typed = useAppSelector(selectTypedAccounts);
  const others = withoutChart(typed);
  const isChanged = !isSame(typed, others);
  return (
    <section aria-labelledby="chart-of-accounts">
      <h3 id="chart-of-accounts" className="mt-3">
        {texts.chart}
      </h3>
      <p>{texts.chartHint}</p>
      <table className={styles.accounts} aria-labelledby="chart-of-accounts">
        <thead>
          <tr>
            <th scope="col">{texts.accountHeader}</th>
            <th scope="col">{texts.codeHeader}</th>
            <th scope="col">{texts.nameHeader}</th>
          </tr>
        </thead>
        <tbody>
          {ACCOUNT_ROLES.map((role) => (
            <AccountRow key={role} role={role} />
          ))}
        </tbody>
      </table>
      {isChanged && <SmallButton onClick={() => dispatch(accountsTyped(others))}>{texts.resetChart}</SmallButton>}
    </section>
  );
}

function AccountRow({ role }: { role: AccountRole }) {
  const dispatch = useAppDispatch();
  const { chart } = useAppSelector(selectAccountingSettings);
  const typed = useAppSelector(selectTypedAccounts);
  const id = useId();
  const problem = accountProblem(chart, role);
  const change = (part: keyof Account, text: string) =>
    dispatch(accountsTyped({ ...typed, [`${role}.${part}`]: text }));
  const message = problem && texts.PROBLEMS[problem];
  const described = describedBy(id, undefined, message);
  const isCodeWrong = problem === 'codeMissing' || problem === 'codeTaken';
  return (
    <tr>
      <th scope="row">{texts.ROLES[role]}</th>
      <td>
        <Form.Control
          aria-label={texts.codeOf(role)}
          autoComplete="off"
          maxLength={LONGEST_CODE}
          value={chart[role].code}
          aria-invalid={isCodeWrong}
          aria-describedby={isCodeWrong ? described : undefined}
          onChange={({ target }) => change('code', target.value)}
        />
      </td>
      <td>
        <Form.Control
          aria-label={texts.nameOf(role)}
          autoComplete="off"
          maxLength={LONGEST_ACCOUNT_NAME}
          value={chart[role].name}
          aria-invalid={problem !== undefined && !isCodeWrong}
          aria-describedby={isCodeWrong ? undefined : described}
          onChange={({ target }) => change('name', target.value)}
        />
        <FieldNotes id={id} message={message} />
      </td>
    </tr>
  );
}
