import fc from 'fast-check';
import { addDays } from '@/domain/calendar/dates';
import { resolvedPlan, withAmounts } from '../../helpers/imports/resolvedPlan';

const withDates = (...dates: string[]) =>
  resolvedPlan(
    {},
    dates.map((date) => ['1', 'A', '1.50', date]),
  );

describe('The decimal mark', () => {
  test.each([
    ...[
      [['12.50', '14.000'], '.'],
      [['12,50', '14.000'], ','],
      [['1.234,00'], ','],
      [['1,234,567', '5.10'], '.'],
    ],
    ...[
      [['-$0.95'], '.'],
      [['5,1', '0,123'], ','],
      [['1 234,567'], ','],
    ],
  ] as [string[], string][])('of %j is known', (amounts, mark) => {
    const {
      plan: { decimalMark, isMinorUnits },
      questions,
    } = withAmounts(amounts);
    expect({ decimalMark, isMinorUnits, questions }).toEqual({ decimalMark: mark, isMinorUnits: false, questions: [] });
  });

  test('is a question if an amount can be read in two ways and no other decides', () => {
    expect(withAmounts(['14.000', '5', '7,100', '14.000']).questions).toEqual([
      { about: 'decimalMark', examples: ['14.000', '7,100'] },
    ]);
  });

  test('is that of the format if every amount can be read with both, and none has decimals with the other', () => {
    const markOf = (expectedMark: '.' | ',', ...amounts: string[]) => {
      const { plan, questions } = withAmounts(amounts, { expectedMark });
      return plan.decimalMark ?? questions.map(({ about }) => about);
    };
    expect(markOf(',', '14,000')).toBe(',');
    expect(markOf('.', '14.000')).toBe('.');
    expect(markOf(',', '14.000')).toEqual(['decimalMark']);
    expect(markOf('.', '14,000')).toEqual(['decimalMark']);
  });

  test('is a question if the amounts contradict each other', () => {
    expect(withAmounts(['12.50', '12,75', '13.50', 'none']).questions).toEqual([
      { about: 'decimalMark', examples: ['12.50', '12,75'] },
    ]);
  });

  test('is known from one amount that decides, among any that do not', () => {
    const amount = fc.integer({ min: 1000, max: 999_999 });
    const inThousands = (number: number, mark: string) => String(number).replace(/(\d{3})$/, `${mark}$1`);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), fc.nat(), fc.boolean(), (numbers, at, isComma) => {
        const doubtful = numbers.map((number) => inThousands(number, isComma ? '.' : ','));
        expect(withAmounts(doubtful).questions.map(({ about }) => about)).toEqual(['decimalMark']);
        const decided = doubtful.toSpliced(at % (doubtful.length + 1), 0, isComma ? '0,5' : '0.5');
        expect(withAmounts(decided)).toMatchObject({ plan: { decimalMark: isComma ? ',' : '.' }, questions: [] });
      }),
    );
  });
});

describe('Minor units', () => {
  test('are a question if no amount has decimals', () => {
    expect(withAmounts(['1999', '-5', '1999']).questions).toEqual([
      { about: 'isMinorUnits', examples: ['1999', '-5'] },
    ]);
    expect(withAmounts(['14.000'], { decimalMark: ',' }).questions).toEqual([
      { about: 'isMinorUnits', examples: ['14.000'] },
    ]);
    expect(withAmounts(['14.000'], { decimalMark: '.' }).questions).toEqual([]);
    expect(withAmounts(['1,234,567', '7']).questions).toEqual([
      { about: 'isMinorUnits', examples: ['1,234,567', '7'] },
    ]);
  });

  test('are not a question for a currency without any, unless its amounts have decimals', () => {
    expect(withAmounts(['1999'], { currency: 'JPY' })).toMatchObject({ plan: { isMinorUnits: false }, questions: [] });
    expect(withAmounts(['19.00', '20.00'], { currency: 'JPY' }).questions).toEqual([
      { about: 'isMinorUnits', examples: ['19.00'] },
    ]);
  });

  test('are not a question before the currency is known, because it may have none', () => {
    expect(withAmounts(['1.50'], { currency: undefined }).plan.isMinorUnits).toBeUndefined();
  });

  test('are not a question again after the answer', () => {
    expect(withAmounts(['1999'], { isMinorUnits: true })).toMatchObject({
      plan: { isMinorUnits: true },
      questions: [],
    });
  });
});

describe('The order of dates', () => {
  test.each([
    ...[
      [['2024-06-30', '2024-07-01'], 'year first'],
      [['6/30/2024 14:03', '6/7/2024'], 'month first'],
    ],
    ...[
      [['5/6/2024', '30/6/2024'], 'day first'],
      [['5.6.2024'], 'day first'],
      [['2024-06-30', '5/30/2024'], 'month first'],
    ],
    ...[[['2024-06-30', 'never', ''], 'year first']],
  ] as [string[], string][])('of %j is known', (dates, order) => {
    expect(withDates(...dates)).toMatchObject({ plan: { dateOrder: order }, questions: [] });
  });

  test('is a question if no day decides, or two contradict each other', () => {
    expect(withDates('5/6/2024', '7/6/2024 14:00', '2024-06-30').questions).toEqual([
      { about: 'dateOrder', examples: ['5/6/2024', '7/6/2024 14:00'] },
    ]);
    expect(withDates('30/6/2024', '5/6/2024', '6/29/2024').questions).toEqual([
      { about: 'dateOrder', examples: ['30/6/2024', '6/29/2024', '5/6/2024'] },
    ]);
  });

  test('is known from one day that decides, among any that do not', () => {
    const low = fc.integer({ min: 1, max: 12 });
    const doubtful = fc.array(
      fc.tuple(low, low).map(([a, b]) => `${a}/${b}/2024`),
      { minLength: 1 },
    );
    const decisive = fc.integer({ min: 0, max: 17 }).map((days) => addDays('2024-01-13', days).slice(8));
    fc.assert(
      fc.property(doubtful, decisive, fc.boolean(), fc.nat(), (dates, date, isDayFirst, at) => {
        expect(withDates(...dates).questions.map(({ about }) => about)).toEqual(['dateOrder']);
        const decided = dates.toSpliced(at % (dates.length + 1), 0, isDayFirst ? `${date}/1/2024` : `1/${date}/2024`);
        expect(withDates(...decided)).toMatchObject({
          plan: { dateOrder: isDayFirst ? 'day first' : 'month first' },
          questions: [],
        });
      }),
    );
  });
});
