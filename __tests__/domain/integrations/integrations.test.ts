import * as v from 'valibot';
import { embedCode } from '@/domain/integrations/embedCode';
import { isValidIntegration, type Integration } from '@/domain/integrations/integrations';
import { integrations } from '@/fixtures/integrations';
import { integrationSchema } from '@/domain/integrations/schema';

test('The embed code is an iframe with the form of the integration', () => {
  expect(embedCode('INT007', 'Main Stage')).toBe(
    '<iframe src="https://forms.splitpay.example/embed/INT007" title="Main Stage payment form" width="100%" height="640" loading="lazy"></iframe>',
  );
  expect(embedCode('INT007', '  ')).toContain('title="SplitPay payment form"');
  expect(embedCode('INT007', `<b>"Tom & Jerry's"</b>`)).toContain(
    'title="&lt;b&gt;&quot;Tom &amp; Jerry&#39;s&quot;&lt;/b&gt; payment form"',
  );
});

test('An integration that breaks a rule is refused with the reason', () => {
  const reasonsAgainst = (fields: object) =>
    v.safeParse(integrationSchema, { ...integrations[0], ...fields }).issues?.map(({ message }) => message);
  expect(reasonsAgainst({})).toBeUndefined();
  expect(reasonsAgainst({ integrationName: ' ' })).toEqual(['is empty or too long']);
  expect(reasonsAgainst({ configurations: ['ACH', 'Surcharge'], surchargeRate: 300 })).toEqual([
    'has a surcharge without Credit Card',
  ]);
  for (const [configurations, surchargeRate] of [
    [['Credit Card', 'Surcharge'], null],
    [['Credit Card'], 300],
  ])
    expect(reasonsAgainst({ configurations, surchargeRate })).toEqual([
      'has a surcharge without a rate, or a rate without a surcharge',
    ]);
  expect(reasonsAgainst({ split: { unit: '%', hundredths: 10_001 } })).toEqual([
    'is nothing, or more than a split can be',
  ]);
});

test.each([
  ['a blank name', { integrationName: ' ' }],
  ['a name of 81 characters', { integrationName: 'x'.repeat(81) }],
  ['no configuration', { configurations: [], surchargeRate: null }],
  ['a surcharge without Credit Card', { configurations: ['Surcharge'], surchargeRate: 200 }],
  ['a surcharge without a rate', { configurations: ['Credit Card', 'Surcharge'], surchargeRate: null }],
  ['a rate without a surcharge', { configurations: ['ACH'], surchargeRate: 200 }],
  ['a surcharge above 4 %', { configurations: ['Credit Card', 'Surcharge'], surchargeRate: 401 }],
  ['a split of nothing', { split: { unit: '$', hundredths: 0 } }],
  ['a split above 100 %', { split: { unit: '%', hundredths: 10_001 } }],
])('An integration with %s is invalid', (_, fields) => {
  const integration = integrations[0]!;
  const wrong = { ...integration, ...fields } as Integration;
  expect([v.is(integrationSchema, integration), isValidIntegration(integration, [])]).toEqual([true, true]);
  expect([v.is(integrationSchema, wrong), isValidIntegration(wrong, [])]).toEqual([false, false]);
});
