import fc from 'fast-check';
import * as v from 'valibot';
import { readableText } from '@/domain/help/articles';
import { countNotifications } from '@/domain/notifications/notifications';
import { articles } from '@/fixtures/articles/articles';
import { articleSchema } from '@/domain/help/schema';

test('A single notification is counted in the singular, any other number in the plural', () => {
  expect([0, 1, 12].map(countNotifications)).toEqual(['0 notifications', '1 notification', '12 notifications']);
});

test('The name of an article in a link has only lower-case letters and dashes', () => {
  const accepts = (slug: string) => v.is(articleSchema, { ...articles[0], slug });
  expect(accepts('embed-a-form')).toBe(true);
  expect(['', '?form', 'form?', 'a form', 'a/form', 'Form', 'form2'].filter(accepts)).toEqual([]);
});

test('The readable text is the visible text in one line', () => {
  expect(
    readableText([
      { kind: 'heading', level: 2, children: ['Copy the code'] },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          ['Open ', { kind: 'link', to: '/integrations', children: ['Integrations'] }, '.'],
          ['Press ', { kind: 'strong', children: ['Save'] }, ' and ', { kind: 'code', text: 'Ctrl+C' }, '.'],
        ],
      },
      { kind: 'code', language: 'html', text: '<p>\n  a *b*\n</p>\n' },
      { kind: 'paragraph', children: ['one\ntwo '] },
    ]),
  ).toBe('Copy the code Open Integrations. Press Save and Ctrl+C. <p> a *b* </p> one two');
  expect(readableText([])).toBe('');
});

test('The readable text of plain text is that text in one line', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Za-z$%.,]+$/), { minLength: 1 }), (words) => {
      expect(readableText([{ kind: 'paragraph', children: [words.join('\n')] }])).toBe(words.join(' '));
      expect(readableText(words.map((word) => ({ kind: 'paragraph', children: [word] })))).toBe(words.join(' '));
    }),
  );
});
