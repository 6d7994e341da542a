import { screen, within } from '@testing-library/react';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, plainAmount } from '@/domain/money/money';
import { integrationsList } from '@/selectors/integrations/integrationsSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { merchantsList } from '@/selectors/merchantsSelectors';
import { chartActions } from '@/slices/ui/chartSlice';
import { dialogOpened, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { paletteOpened, paletteQueryChanged } from '@/slices/ui/paletteSlice';
import { setupStore } from '@/store/store';
import { refundOf } from '../helpers/builders';
import { JPY, KWD, USD } from '../helpers/currencies';
import { renderApp } from '../helpers/renderApp';
import { givenWorkspace } from '../helpers/workspace';
import { wholeTransactionsFile } from '../helpers/wholeTransactionsFile';

const SETTLED = 'TR20240630-030';
const sample = setupStore().getState();
const REFUND = refundOf({ transactionId: SETTLED, amount: 1500, reason: 'Other' });
/** Replaces non-breaking spaces, because Testing Library normalizes the text of the page in the same way. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Returns the demo data in another currency with a refund and with fixed integration splits. */
function stateIn({ code }: Currency) {
  const rows = sample.integrations.rows.map((row) => ({ ...row, split: { unit: '$' as const, hundredths: 250 } }));
  const store = setupStore(givenWorkspace({ integrations: { rows }, workspace: { currency: code } }));
  store.dispatch(REFUND);
  return store.getState();
}

/** Returns all readable text with the values of fields. */
function read(): string {
  const fields = screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  const parts = [...document.querySelectorAll('main, [role=dialog]')].map(({ textContent }) => textContent);
  return [...parts, ...fields].join('\n');
}

/** Converts a text in dollars to the expected text in another currency. */
function inCurrency(text: string, currency: Currency): string {
  return text.replaceAll(/\$([\d,]+)\.(\d\d)/g, (_amount, whole: string, cents: string) =>
    formatMoney(Number(whole.replaceAll(',', '') + cents), currency),
  );
}

/** Returns the text around the first difference, because a whole page is too long for the runner to compare. */
function firstDifference(text: string, expected: string) {
  if (text === expected) return undefined;
  let at = 0;
  while (text[at] === expected[at]) at += 1;
  return { read: text.slice(at - 30, at + 30), expected: expected.slice(at - 30, at + 30) };
}

async function readScreen(path: string, currency: Currency, open: DialogRequest | null) {
  const { dispatch } = await renderApp(path, stateIn(currency));
  if (open) {
    dispatch(dialogOpened(open));
    await screen.findByRole('dialog');
  }
  return read();
}

const SCREEN_CASES: [name: string, path: string, dialog: DialogRequest | null][] = [
  ['The dashboard', '/', null],
  ['The list of transactions', '/transactions?columns=fees', null],
  ['An amount that is looked for', '/transactions?search=%3E%3D%20100', null],
  ['The list of merchants', '/merchants', null],
  ['A payment', '/transactions', { kind: 'transactionDetails', transactionId: SETTLED }],
  ['A receipt', '/transactions', { kind: 'receipt', transactionId: SETTLED }],
  ['A merchant', '/merchants', { kind: 'merchantDetails', merchantId: 'MER001' }],
  ['An integration', '/integrations', { kind: 'viewIntegration', integrationId: 'INT001' }],
];

describe.each([JPY, KWD])('In $code', (currency) => {
  test.each(SCREEN_CASES)(
    '%s has the sign and the decimals of the currency in every figure',
    async (_name, path, dialog) => {
      const dollars = await readScreen(path, USD, dialog);
      expect(dollars).toContain('$');
      // A search for 100 dollars, yen or dinars finds different rows, so its result has no dollars to compare.
      if (path.includes('search')) expect(await readScreen(path, currency, null)).not.toContain('$');
      else
        expect(
          firstDifference(await readScreen(path, currency, dialog), inCurrency(dollars, currency)),
        ).toBeUndefined();
    },
  );

  test('the explanation of a figure, the table of the chart and the results of the palette have its sign and decimals', async () => {
    const texts = [];
    for (const testCurrency of [USD, currency]) {
      const { dispatch } = await renderApp('/', stateIn(testCurrency));
      dispatch(chartActions.explanationToggled('revenue'));
      dispatch(chartActions.tableToggled());
      dispatch(paletteOpened());
      dispatch(paletteQueryChanged('refund tr2024063'));
      await screen.findAllByRole('option', { name: /^Refund/ });
      texts.push(read());
    }
    expect(firstDifference(texts[1]!, inCurrency(texts[0]!, currency))).toBeUndefined();
  });

  test('a refund is entered, checked, recorded and confirmed', async () => {
    const { user, dispatch, store } = await renderApp('/transactions', stateIn(currency));
    dispatch(dialogOpened({ kind: 'refundPayment', transactionId: SETTLED }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund payment' }));
    const field = dialog.getByRole('textbox', { name: 'Amount' });
    expect(field).toHaveValue(plainAmount(23_500, currency));
    await user.clear(field);
    await user.type(field, formatMoney(23_501, currency));
    expect(dialog.getByText(plain(`Enter ${inCurrency('$235.00', currency)} or less.`))).toBeVisible();
    await user.clear(field);
    await user.type(field, plainAmount(1234, currency));
    await user.click(dialog.getByRole('button', { name: `Refund ${formatMoney(1234, currency)}` }));
    expect(store.getState().payments.records[SETTLED]).toMatchObject([{ amount: 1500 }, { amount: 1234 }]);
    const reported = `Refund of ${formatMoney(1234, currency)} recorded for ${SETTLED}. No money has moved: send the refund in your payment processor.`;
    expect(store.getState().layout.toasts).toMatchObject([{ text: reported }]);
  });

  test('a payment is voided', async () => {
    const pending = sample.transactions.rows.find(({ status }) => status === 'Pending')!;
    const { dispatch } = await renderApp('/transactions', stateIn(currency));
    dispatch(dialogOpened({ kind: 'voidPayment', transactionId: pending.id }));
    expect(
      await screen.findByRole('button', { name: `Void ${formatMoney(pending.amount, currency)}` }),
    ).toBeInTheDocument();
  });

  test('an integration asks for its split, and its preview splits a hundred units', async () => {
    const { user, dispatch } = await renderApp('/integrations', stateIn(currency));
    dispatch(dialogOpened({ kind: 'editIntegration', integrationId: 'INT001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Integration' }));
    expect(dialog.getByRole('spinbutton', { name: 'Split Amount/Rate' })).toHaveValue(
      Number(plainAmount(250, currency)),
    );
    const unit = dialog.getByRole('combobox', { name: 'Split unit' });
    expect(within(unit).getByRole('option', { name: currency.sign.trim() })).toHaveValue('$');
    const hundred = formatMoney(100 * 10 ** currency.decimals, currency);
    expect(dialog.getByRole('region', { name: `How a ${hundred} payment is split` }).textContent).not.toContain('$');
    await user.clear(dialog.getByRole('spinbutton', { name: 'Split Amount/Rate' }));
    await user.type(dialog.getByRole('spinbutton', { name: 'Split Amount/Rate' }), '1.2345');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(new RegExp(currency === JPY ? 'no decimals' : 'three decimals'))).toHaveTextContent(
      plain(formatMoney(999_999_999_999, currency)),
    );
  });

  test('files have the decimals of the currency', () => {
    const state = stateIn(currency);
    const files = [wholeTransactionsFile, selectTableOf(merchantsList)];
    for (const file of files) {
      const inDollars = file(stateIn(USD)).rows;
      const expected = inDollars.map((row) =>
        row.map((cell) => (/^-?\d+\.\d\d$/.test(cell) ? plainAmount(Math.round(Number(cell) * 100), currency) : cell)),
      );
      expect(file(state).rows).toEqual(expected);
      expect(expected).not.toEqual(inDollars);
    }
    const split = currency.sign + plainAmount(250, currency);
    expect(selectTableOf(integrationsList)(state).rows[0]).toContain(split);
  });
});
