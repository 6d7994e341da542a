import { within } from '@testing-library/react';
import { openCreate } from '../../helpers/screens/integrationForm';

describe('The preview', () => {
  const figures = (preview: HTMLElement) =>
    Object.fromEntries(
      within(preview)
        .queryAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );

  test('divides $100.00 with the rates as they are typed, and says what the customer pays on top', async () => {
    const { user, preview, split, configuration, surcharge } = await openCreate();
    expect(figures(preview)).toEqual({});
    await user.type(split, '25');
    const divided = { Merchant: '$90.00', Processor: '$3.20', Partner: '$4.30', Platform: '$2.50' };
    expect(figures(preview)).toEqual(divided);
    expect(within(preview).getByRole('group')).toHaveTextContent(/90%.*3.2%.*4.3%.*2.5%$/);
    expect(preview).not.toHaveTextContent('on top');
    await user.click(configuration('Surcharge'));
    await user.type(surcharge()!, '2.5');
    expect(figures(preview)).toEqual(divided);
    expect(preview).toHaveTextContent('The customer pays a $2.50 surcharge ($102.50 in total).');
  });

  test('says of a dollar split below which payment the fees no longer cover it', async () => {
    const { user, preview, split, unit } = await openCreate();
    await user.type(split, '2.5');
    expect(preview).not.toHaveTextContent('fees are too low');
    await user.selectOptions(unit, '$');
    expect(preview).toHaveTextContent('For payments under $39.36, fees are too low for this split');
  });
});
