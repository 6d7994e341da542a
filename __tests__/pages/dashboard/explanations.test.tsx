import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../helpers/renderApp';

describe('Each card and tile explains itself on demand', () => {
  const about = (title: string) => screen.getByRole('button', { name: `About ${title}` });
  const explanation = () => screen.queryByRole('group', { name: /^About / });

  test.each([
    ['Total Revenue', /\$127,664\.40 − \$106,387\.00 = \+\$21,277\.40 \(\+20%\)/],
    ['Active Merchants', /4 joined in June 2024\..*Active22/],
    ['Total Fees', /SplitPay's share of the fees in June, .* \(\+5\.7%\)/],
    ['Total Fee Volume', /^The sum of the four parts below for the selected period\..*\$510,342\.84 \(90%\)/],
    ['Paid to Merchant', /90% of the payment volume.*JUN\$114,897\.96/],
    ['Partner Fees', /JUN\$6,551\.27/],
    ['Processor Fees', /JUN\$3,710\.08/],
    ['SplitPay Fees', /JUN\$2,505\.09/],
  ])('%s', async (title, words) => {
    const { user } = await renderApp('/');
    await user.click(about(title));
    expect(about(title)).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(explanation()).toHaveTextContent(words));
    expect(about(title).closest('a')).toBeNull();
  });

  test('one at a time; Escape closes it and gives the focus back, and so does a second press', async () => {
    const { user } = await renderApp('/');
    await user.click(about('Total Revenue'));
    await user.click(about('Partner Fees'));
    expect(screen.getAllByRole('group', { name: /^About / })).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(explanation()).toBeNull();
    expect(about('Partner Fees')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(explanation()).toBeVisible();
    await user.keyboard('{Enter}');
    expect(explanation()).toBeNull();
  });

  test('it closes when the focus or a press goes elsewhere, and with the screen', async () => {
    const { user, store } = await renderApp('/');
    await user.click(about('Total Revenue'));
    await user.tab();
    expect(explanation()).toBeNull();
    await user.click(about('Total Revenue'));
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(explanation()).toBeNull();
    await user.click(about('Total Fees'));
    await user.click(screen.getByRole('link', { name: 'Merchants' }));
    expect(store.getState().chart.explainedFigure).toBeNull();
  });
});
