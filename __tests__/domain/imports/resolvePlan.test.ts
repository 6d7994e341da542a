import { cellsOf } from '@/lib/cells/cells';
import { profileFile } from '@/domain/imports/profiles/fileProfile';
import type { Plan } from '@/domain/imports/plan';
import { plan, resolvedPlan, withAmounts } from '../../helpers/imports/resolvedPlan';

describe('The currency', () => {
  const row = (amount: string, currency: string) => ['1', 'A', amount, '2024-06-30', currency];
  const columns = { ...plan.columns, currency: 4 };

  test('is that of most rows', () => {
    const rows = [row('1.00', 'usd'), row('1.00', 'EUR'), row('1.00', ' eur ')];
    expect(resolvedPlan({ columns, currency: undefined }, rows)).toMatchObject({
      plan: { currency: 'EUR' },
      questions: [],
    });
    expect(withAmounts(['€1.00', '2.00 €'], { currency: undefined }).plan.currency).toBe('EUR');
  });

  test('is a question if nothing names it, or only a bare $', () => {
    expect(withAmounts(['1.00'], { currency: undefined }).questions).toEqual([{ about: 'currency', examples: [] }]);
    expect(withAmounts(['$1.00'], { currency: undefined }).questions).toEqual([{ about: 'currency', examples: ['$'] }]);
    expect(resolvedPlan({ columns, currency: undefined }, [row('1.00', 'kr')]).questions).toEqual([
      { about: 'currency', examples: ['kr'] },
    ]);
    const rows = ['kr', '$', '¥', 'R'].map((term) => row('1.00', term));
    expect(resolvedPlan({ columns, currency: undefined }, rows).questions).toEqual([
      { about: 'currency', examples: ['kr', '$', '¥'] },
    ]);
  });
});

describe('The time zone', () => {
  const asked = (open: Partial<Plan>, ...rows: string[][]) =>
    resolvedPlan({ timeZone: undefined, ...open }, rows).questions.map(({ about }) => about);
  const columns = { ...plan.columns, timeZone: 4 };

  test('is a question if a row names none', () => {
    expect(asked({}, ['1', 'A', '1.50', '2024-06-30T10:00:00Z'], ['2', 'A', '1.50', '2024-06-30'])).toEqual([
      'timeZone',
    ]);
    expect(asked({ columns }, ['1', 'A', '1.50', '2024-06-30', 'CET'], ['2', 'A', '1.50', '2024-06-30'])).toEqual([
      'timeZone',
    ]);
  });

  test('is a question again if the answer is not a zone', () => {
    expect(resolvedPlan({ timeZone: 'nowhere' }, [['1', 'A', '1.50', '2024-06-30']])).toMatchObject({
      plan: { timeZone: undefined },
      questions: [{ about: 'timeZone', examples: [] }],
    });
  });

  test('is not a question if each row has its own', () => {
    expect(asked({}, ['1', 'A', '1.50', '2024-06-30T10:00:00Z'])).toEqual([]);
    expect(asked({ columns }, ['1', 'A', '1.50', '2024-06-30', 'CET'])).toEqual([]);
  });
});

test('A status that no table defines is a question once, with the number of its rows', () => {
  const rows = ['Paid', ' ODD', ' odd', '', 'constructor'].map((status) => ['1', 'A', '1.50', '2024-06-30', status]);
  const open = { columns: { ...plan.columns, status: 4 }, statuses: { paid: 'Completed' } } as const;
  expect(resolvedPlan(open, rows).questions).toEqual([
    { about: 'status', word: 'ODD', count: 2 },
    { about: 'status', word: 'constructor', count: 1 },
  ]);
});

test('Missing required columns are questions, and the merchant only if none is named', () => {
  const open = { columns: {}, dateOrder: undefined };
  expect(resolvedPlan(open, [['1', 'A', '1.50', '2024-06-30']]).questions).toEqual(
    ['id', 'amount', 'date', 'merchant'].map((field) => ({ about: 'column', field })),
  );
  const questions = resolvedPlan({ columns: { id: 0, credit: 2, date: 3 }, merchantName: 'A' }, []).questions;
  expect(questions).toEqual([]);
});

test.each([
  ['fees', ['id', 'processorFee', 'partnerFee', 'platformFee']],
  ['merchants', ['merchant']],
  ['integrations', ['id', 'merchant', 'name', 'configurations', 'split']],
] as const)('The possible questions about a file of %s are those of its columns', (holds, fields) => {
  expect(resolvedPlan({ holds, columns: {} }, []).questions).toEqual(
    fields.map((field) => ({ about: 'column', field })),
  );
});

describe('The notation of amounts is a question once their column is known', () => {
  const asked = (open: Partial<Plan>, amount: string) =>
    resolvedPlan(open, [['1', 'A', amount, '2024-06-30']]).questions.map((question) =>
      question.about === 'column' ? question.field : question.about,
    );
  const { amount, ...columns } = plan.columns;

  test('for payments, not for their fees', () => {
    expect(asked({ columns: { ...columns, processorFee: 2 } }, '14.000')).toEqual(['amount']);
    const currency = undefined;
    expect(asked({ currency, columns: { ...plan.columns, processorFee: 2 } }, '14')).toEqual(['currency']);
  });

  test('for fees, not for the payments, whose currency they do not know', () => {
    const fees = { holds: 'fees', currency: undefined } as const;
    expect(asked({ ...fees, columns: { id: 0, amount } }, '14')).toEqual(['processorFee', 'partnerFee', 'platformFee']);
    expect(asked({ ...fees, columns: { id: 0, processorFee: 2 } }, '14')).toEqual(['isMinorUnits']);
  });
});

test('Rows that are not payments are not profiled', () => {
  const open: Partial<Plan> = {
    columns: { ...plan.columns, type: 4 },
    kinds: { charge: 'payment', payout: 'payout' },
    skipped: { column: 5, words: ['memo'] },
  };
  const rows = [
    ['1', 'A', '1.50', '2024-06-30', 'Charge', 'Credit'],
    ['2', 'A', '12,75', '6/30/2024', ' PAYOUT', 'Credit'],
    ['3', 'A', '12,75', '6/30/2024', 'Charge', 'Memo'],
  ];
  expect(resolvedPlan(open, rows)).toMatchObject({
    plan: { decimalMark: '.', dateOrder: 'year first' },
    questions: [],
  });
});

test('Only the first 50 different words are distinguished', () => {
  const profile = profileFile({ ...plan, columns: { status: 0 } });
  for (let term = 0; term < 70; term++) profile.see(cellsOf([`word ${term % 60}`]));
  expect([profile.statuses.counts().size, profile.statuses.others(), profile.statuses.empty()]).toEqual([50, 10, 0]);
});
