import { useId } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { recordPayouts } from '@/commands/statements';
import { Dialog } from '@/components/dialogs/Dialog';
import { DraftNote } from '@/components/forms/DraftNote';
import * as form from '@/components/forms/form.module.scss';
import { ExportButton } from '@/components/lists/ExportButton';
import { classNames } from '@/components/page/classNames';
import { useMoney } from '@/containers/useMoney';
import { csvFileName } from '@/domain/lists/csv';
import { formatCount } from '@/domain/lists/paging';
import { PAYEES, payoutRun, type Payees } from '@/domain/statements/payoutForm';
import { selectPayoutsTable } from '@/selectors/statements/statementTables';
import { selectBalances } from '@/selectors/statements/statementSources';
import { parseAmount } from '@/domain/money/amounts';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { toastShown } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { PayoutFields } from './PayoutFields';
import { PayoutTable } from './PayoutTable';
import * as styles from './payouts.module.scss';
import { usePayoutDraft } from './usePayoutDraft';

/** Pays out to many all that is available to each: shown first, recorded at once, and handed over as a file for the bank. */
export function PayoutRunDialog() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const balances = useAppSelector(selectBalances);
  const currency = useAppSelector(selectCurrency);
  const money = useMoney();
  const { draft, change, startOver, forget, leave, question, day, fields } = usePayoutDraft<{
    whom: Payees;
    leastText: string;
  }>({
    whom: 'Merchants',
    leastText: '',
  });
  const { whom, leastText, reference } = draft;
  const id = useId();
  const { cents: least } = leastText.trim() === '' ? { cents: 0 } : parseAmount(leastText, currency);
  const run = least === undefined ? [] : payoutRun(balances, { whom, least });
  const sum = run.reduce((total, { amount }) => total + amount, 0);
  const isReady = run.length > 0 && day !== undefined;
  const rows = run.map((each) => ({ ...each, id: each.partyId, day: day ?? '', reference }));

  return (
    <Dialog
      title="Pay Out"
      size="lg"
      onClose={leave}
      dismiss="Cancel"
      question={question}
      footer={
        <>
          <ExportButton
            label="File for the bank"
            fileName={csvFileName('payouts', { start: day ?? null, end: day ?? null })}
            getTable={() => selectPayoutsTable(store.getState(), rows)}
            onTold={(title, text) => dispatch(toastShown({ title, text }))}
          />
          <Button type="submit" form={id} aria-disabled={!isReady}>
            {run.length === 0 ? 'Record payouts' : `Record ${formatCount(run.length)} payouts, ${money(sum)}`}
          </Button>
        </>
      }
    >
      <DraftNote onStartedOver={startOver} />
      <Form
        id={id}
        noValidate
        className={classNames(form.grid, styles.fields)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          const amounts = Object.fromEntries(run.map(({ partyId, amount }) => [partyId, amount]));
          if (dispatch(recordPayouts({ amounts, day, reference }))) forget();
        }}
      >
        <Form.Group controlId={`${id}-whom`}>
          <Form.Label>To</Form.Label>
          <Form.Select value={whom} onChange={({ target }) => change({ whom: PAYEES[target.selectedIndex] })}>
            {PAYEES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Form.Select>
        </Form.Group>
        <Form.Group controlId={`${id}-least`}>
          <Form.Label>At least</Form.Label>
          <Form.Control
            inputMode="decimal"
            autoComplete="off"
            placeholder={money(0)}
            value={leastText}
            aria-invalid={least === undefined}
            onChange={({ target }) => change({ leastText: target.value })}
          />
        </Form.Group>
        <PayoutFields {...fields} />
      </Form>
      <PayoutTable caption="Preview of the payouts" payouts={rows} empty="Nobody has so much available" />
    </Dialog>
  );
}
