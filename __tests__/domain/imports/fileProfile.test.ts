import fc from 'fast-check';
import { bareAmount } from '@/domain/imports/amountTexts';
import { cellsOf } from '@/lib/cells/cells';
import type { Plan } from '@/domain/imports/plan';
import { profileAmounts } from '@/domain/imports/profiles/amountProfile';
import { profileDates } from '@/domain/imports/profiles/dateProfile';
import { profileFile } from '@/domain/imports/profiles/fileProfile';
import { readAmount } from '@/domain/imports/values/readAmount';

const plan: Plan = {
  format: 'a table of no known format',
  columns: { id: 0, type: 1, amount: 2, date: 3, status: 4 },
  statuses: {},
  kinds: { '': 'payment', charge: 'payment', payout: 'payout' },
  feeSign: 1,
};

function profileOf(rows: readonly string[][], b: Partial<Plan> = {}) {
  const profile = profileFile({ ...plan, ...b });
  for (const row of rows) profile.see(cellsOf(row));
  return profile;
}

test('Rows that are not payments, by their type or by a word, do not influence the profile', () => {
  const rows = [
    ['1', 'Charge', '1.50', '2024-06-30', 'Paid', 'live'],
    ['2', 'Payout', '1.50', '2024-06-30', 'Sent', 'live'],
    ['3', 'Charge', '1.50', '2024-06-30', 'Tried', 'Test'],
    ['4'],
    ['5', 'Odd', '1.50', '2024-06-30', 'Floating', 'live'],
  ];
  const profile = profileOf(rows, { skipped: { column: 5, words: ['test'] } });
  // A row of an unknown type may be a payment, but its status is not yet a question.
  expect(profile.rows()).toBe(3);
  expect([...profile.statuses.counts()]).toEqual([['paid', 1]]);
  expect(profile.statuses.empty()).toBe(1);
});

test('A row that cannot be read does not influence the profile', () => {
  const profile = profileFile(plan);
  profile.see(cellsOf(['1', 'Charge', '1,50', '30/06/2024', 'Paid'], 'not UTF-8'));
  expect([profile.rows(), profile.amounts.decimalMark(), profile.dates.dateOrder()]).toEqual([0, '.', 'year first']);
});

describe('A negative fee', () => {
  const kinds = { charge: 'payment', refund: 'refund', chargeback: 'refund by dispute' } as const;
  const negativeFees = (type: string, amount: string, fee: string) =>
    profileOf([['1', type, amount, '2024-06-30', 'Paid', fee, '12']], {
      kinds,
      columns: { ...plan.columns, processorFee: 5 },
    }).negativeFees;

  test.each(['-0.10', '0.10-', '(0.10)', '$-0.10'])('of a payment is reported, if it is written as %s', (fee) =>
    expect(negativeFees('Charge', '5.00', fee)).toEqual([fee]),
  );

  test('of a refund is not reported, because it is not imported', () => {
    expect(negativeFees('Refund', '5.00', '-0.10')).toEqual([]);
    expect(negativeFees('Chargeback', '5.00', '-0.10')).toEqual([]);
    expect(negativeFees('Charge', '-5.00', '-0.10')).toEqual([]);
  });

  test('of zero is not reported, and an amount of zero is not a refund', () => {
    expect(negativeFees('Charge', '5.00', '-0.00')).toEqual([]);
    expect(negativeFees('Charge', '-0.00', '-0.10')).toEqual(['-0.10']);
  });
});

test('A status with its own name counts as paid if one of its rows has a net amount or a refund', () => {
  const rows = [
    ['1', 'Charge', '1.50', '2024-06-30', 'Held', '0.00'],
    ['2', 'Charge', '1.50', '2024-06-30', 'held', '1.20'],
    ['3', 'Charge', '1.50', '2024-06-30', 'HELD', '0.00'],
    ['4', 'Charge', '1.50', '2024-06-30', ' Lost ', '0.00'],
    ['5', 'Charge', '1.50', '2024-06-30', 'Returned', '0.00', '1.50'],
    ['6', 'Charge', '1.50', '2024-06-30'],
  ];
  const { customStatuses } = profileOf(rows, { netColumn: 5, columns: { ...plan.columns, refunded: 6 } });
  expect([...customStatuses]).toEqual([
    ['held', { own: 'held', isPaid: true }],
    ['lost', { own: 'Lost', isPaid: false }],
    ['returned', { own: 'Returned', isPaid: true }],
  ]);
});

describe('The profile of amounts', () => {
  const amountsOf = (...texts: string[]) => {
    const profile = profileAmounts();
    for (const text of texts) profile.see(cellsOf([text]), 0);
    return profile;
  };

  test.each([
    [['14.000', '1.5'], '.'],
    [['14,000', '1,5'], ','],
    [['14.000', '1500'], undefined],
    [['15', '1500'], '.'],
    [['1.234,50', '1.5'], undefined],
    [['1,234.50', '1,5'], undefined],
    [['1.50', '1,5', '2,5'], undefined],
    [['1.50', '1.5', '1.234.567'], undefined],
    [['1,50', '1,5', '1,234,567'], undefined],
    [['', 'none'], '.'],
  ])('of %j has the decimal mark %s', (texts, mark) => expect(amountsOf(...texts).decimalMark()).toBe(mark));

  test('finds decimals after the first amount that decides the mark', () => {
    expect(amountsOf('1.234.567', '1,50').isMinorUnits(',', 2)).toBe(false);
    expect(amountsOf('1,234,567', '1.50').isMinorUnits('.', 2)).toBe(false);
    expect(amountsOf('1,234,567', '15').isMinorUnits('.', 2)).toBeUndefined();
    expect(amountsOf('15').isMinorUnits('.', 0)).toBe(false);
    expect(amountsOf('none').isMinorUnits('.', 2)).toBe(false);
  });

  test('has the first ambiguous amounts and their currencies as examples', () => {
    const profile = amountsOf('14.000', '$2,5', '1.50', '$3', '€4', 'none', '', '\t-7');
    expect(profile.doubtful()).toEqual(['1.50', '$2,5', '14.000']);
    expect(profile.examples.slice(0, 2)).toEqual(['14.000', '$2,5']);
    expect([...profile.currencies]).toEqual([
      ['$', 2],
      ['€', 1],
    ]);
    const both = amountsOf('14.000', '15.000', '1,234.50', '1,5', '2,345.60', '2.345,5');
    expect(both.doubtful()).toEqual(['1,234.50', '1,5', '14.000']);
    expect(amountsOf('1.2.3', '5').examples).toEqual(['5']);
    expect(amountsOf('0.', '9.00.000').doubtful()).toEqual(['0.', '9.00.000']);
    expect(amountsOf('1', '2', '3', '4').examples).toEqual(['1', '2', '3']);
  });

  test('has no examples without information, and counts amounts with a currency and any text after it', () => {
    const profile = profileAmounts();
    for (const row of [
      ['19.00', ',5'],
      ['20.99', ',5'],
      ['5€', '2024'],
    ])
      profile.see(cellsOf(row), 0);
    expect(profile.examples).toEqual(['19.00', '5€']);
    expect([...profile.currencies]).toEqual([['€', 1]]);
    expect(amountsOf('19,00', '20,99', '5€').examples).toEqual(['19,00', '5€']);
  });
});

test('would not change by the amounts that it skips', () => {
  const by = (decimalMark: '.' | ',') => ({ decimals: 3, decimalMark, isMinorUnits: false }) as const;
  const expected = (texts: readonly string[]) => {
    const reported = { only: { '.': false, ',': false }, decimals: { '.': false, ',': false }, isDoubtful: false };
    for (const text of texts) {
      const { number } = bareAmount(text) ?? { number: '' };
      const read = { '.': readAmount(number, by('.')), ',': readAmount(number, by(',')) };
      const isRead = { '.': read['.'] !== 'amount unreadable', ',': read[','] !== 'amount unreadable' };
      if (number === '' || (!isRead['.'] && !isRead[','])) continue;
      for (const mark of ['.', ','] as const) if (isRead[mark] && number.includes(mark)) reported.decimals[mark] = true;
      if (isRead['.'] !== isRead[',']) reported.only[isRead['.'] ? '.' : ','] = true;
      else if (read['.'] !== read[',']) reported.isDoubtful = true;
    }
    const { only, isDoubtful } = reported;
    const mark = only['.'] && only[','] ? undefined : only['.'] ? '.' : only[','] ? ',' : isDoubtful ? undefined : '.';
    return { mark, decimals: reported.decimals };
  };
  const text = fc.string({ unit: fc.constantFrom('0', '9', '5', '.', ',', '-', '$'), maxLength: 9 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
      const profile = profileAmounts();
      for (const currencyText of texts) profile.see(cellsOf(['x', currencyText]), 1);
      const { mark, decimals } = expected(texts);
      expect(profile.decimalMark()).toBe(mark);
      fc.pre(profile.examples.length > 0);
      for (const decimalMark of ['.', ','] as const)
        expect(profile.isMinorUnits(decimalMark, 2)).toBe(decimals[decimalMark] ? false : undefined);
    }),
    { numRuns: 1000 },
  );
});

describe('The profile of dates', () => {
  const datesOf = (...texts: string[]) => {
    const profile = profileDates();
    for (const text of texts) profile.see(cellsOf([text]), 0, undefined);
    return profile;
  };

  test.each([
    [['2024-06-28 10:00:00', '2024-06-30 10:00:00'], 'year first'],
    [['30/06/2024'], 'day first'],
    [[' 30/06/2024 '], 'day first'],
    [['06/30/2024'], 'month first'],
    [['05/06/2024'], undefined],
    [['05.06.2024'], 'day first'],
    [['05/06/2024', '30/06/2024'], 'day first'],
    [['05/06/2024', '06/30/2024'], 'month first'],
    [['30/06/2024', '06/30/2024'], undefined],
    [['never', ''], 'year first'],
  ])('of %j has the order %s', (texts, order) => expect(datesOf(...texts).dateOrder()).toBe(order));

  test('has ambiguous and contradicting dates as examples', () => {
    expect(datesOf('05/06/2024', '2024-06-30').doubtful()).toEqual(['05/06/2024']);
    const both = datesOf('30/06/2024', '29/06/2024', '05/06/2024', '06/30/2024', '06/29/2024', '07/06/2024');
    expect(both.doubtful()).toEqual(['30/06/2024', '06/30/2024', '05/06/2024']);
    expect(datesOf('2024-06-30').doubtful()).toEqual([]);
  });

  test('knows whether each row names its zone, in a separate column or in that of the time', () => {
    expect(datesOf('2024-06-30T10:00:00Z', 'never').hasZones()).toBe(true);
    expect(datesOf('2024-06-30T10:00:00Z', '2024-06-30 10:00:00').hasZones()).toBe(false);
    expect(datesOf('2024-06-28 10:00:00', '2024-06-30 10:00').hasZones()).toBe(false);
    const hasZones = (...cells: string[]) => {
      const profile = profileDates();
      profile.see(cellsOf(cells), 0, 1);
      return profile.hasZones();
    };
    expect(hasZones('2024-06-28 00:00:00', '10:00:00+02:00')).toBe(true);
    expect(hasZones('2024-06-30', '10:00:00')).toBe(false);
    // A row that ends before its date does not influence the profile.
    const profile = profileDates();
    profile.see({ ...cellsOf(['x', '2024-06-28 10:00:00']), length: 1, textAt: () => '' }, 1, undefined);
    expect(profile.hasZones()).toBe(true);
  });
});
