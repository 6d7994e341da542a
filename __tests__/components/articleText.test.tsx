import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ArticleText } from '@/components/text/ArticleText';
import type { ArticleBlock, ArticleInline } from '@/domain/help/articles';

const show = (...blocks: ArticleBlock[]) =>
  render(
    <MemoryRouter>
      <ArticleText blocks={blocks} onCopied={() => undefined} />
    </MemoryRouter>,
  );

test('Markup in an article is shown as text and never run', () => {
  const markup = '<img src="x" onerror="alert(1)"> <script>alert(1)</script>';
  const { container } = show(
    { kind: 'heading', level: 2, children: [markup] },
    { kind: 'paragraph', children: [markup, { kind: 'strong', children: [markup] }, { kind: 'code', text: markup }] },
    { kind: 'list', isOrdered: false, items: [[{ kind: 'link', to: 'javascript:alert(1)', children: [markup] }]] },
    { kind: 'code', language: 'html', text: markup },
  );
  expect(container.querySelector('img, script')).toBeNull();
  expect(container.textContent.split(markup)).toHaveLength(7);
  expect(within(screen.getByRole('list')).getByText(markup).getAttribute('href')).not.toContain('alert');
});

test('Headings are one level below the title of the article', () => {
  show(
    { kind: 'heading', level: 2, children: ['Paste it'] },
    { kind: 'heading', level: 3, children: ['In WordPress'] },
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Paste it' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'In WordPress' })).toBeVisible();
});

test('Steps are numbered, other lists are not', () => {
  show(
    { kind: 'list', isOrdered: true, items: [['Open it'], ['Press ', { kind: 'strong', children: ['Save'] }]] },
    { kind: 'list', isOrdered: false, items: [['the name']] },
  );
  const [steps, others] = screen.getAllByRole('list');
  expect(steps?.tagName).toBe('OL');
  expect(
    within(steps!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Open it', 'Press Save']);
  expect(within(steps!).getByText('Save').tagName).toBe('STRONG');
  expect(others?.tagName).toBe('UL');
});

test('A link with a host stays an ordinary link', () => {
  const link = (to: string, name: string) => ({ kind: 'link', to, children: [name] }) satisfies ArticleInline;
  show({ kind: 'paragraph', children: [link('https://example.com/', 'one'), link('//example.com/', 'two')] });
  expect(screen.getByRole('link', { name: 'one' })).toHaveAttribute('href', 'https://example.com/');
  expect(screen.getByRole('link', { name: 'two' })).toHaveAttribute('href', '//example.com/');
});
