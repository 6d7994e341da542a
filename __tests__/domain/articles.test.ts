import fc from 'fast-check';
import { countArticles, readableText } from '@/domain/articles';
import { countNotifications } from '@/domain/notifications';

test('One is counted in the singular, any other number in the plural', () => {
  expect([0, 1, 8].map(countArticles)).toEqual(['0 articles', '1 article', '8 articles']);
  expect([0, 1, 12].map(countNotifications)).toEqual(['0 notifications', '1 notification', '12 notifications']);
});

test('The readable text is what a reader sees, without the marks of Markdown', () => {
  expect(
    readableText(
      '## Copy the code\n\n1. Open [Integrations](/integrations).\n2. Press **Save** and `Ctrl+C`.\n\n- one\n- two\n\n```html\n<p>a *b*</p>\n```\n',
    ),
  ).toBe('Copy the code Open Integrations. Press Save and Ctrl+C. one two <p>a *b*</p>');
});

test('The readable text keeps what only looks like a mark of Markdown', () => {
  expect(readableText('10. Press # or - or 1. twice\nas in ```code``` here')).toBe(
    'Press # or - or 1. twice as in code here',
  );
});

test('The readable text of plain words is the words, on one line', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Za-z$%.,]+$/), { minLength: 1 }), (words) => {
      expect(readableText(words.join('\n'))).toBe(words.join(' '));
    }),
  );
});
