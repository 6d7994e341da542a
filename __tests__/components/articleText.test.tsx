import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ArticleText } from '@/components/ArticleText';

const show = (text: string) =>
  render(
    <MemoryRouter>
      <ArticleText text={text} onCopied={() => undefined} />
    </MemoryRouter>,
  );

test('Markup in an article is shown as text and never run', () => {
  const { container } = show(
    '<img src="x" onerror="alert(1)">\n\n<script>alert(1)</script>\n\n[press](javascript:alert)',
  );
  expect(container.querySelector('img, script')).toBeNull();
  expect(container).toHaveTextContent('<img src="x" onerror="alert(1)"> <script>alert(1)</script>');
  expect(screen.getByText('press')).toHaveAttribute('href', '');
});

test('Headings stand below the title of the article', () => {
  show('## Paste it\n\n### In WordPress');
  expect(screen.getByRole('heading', { level: 3, name: 'Paste it' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 4, name: 'In WordPress' })).toBeVisible();
});

test('A link with a host stays an ordinary one', () => {
  show('[one](https://example.com/) [two](//example.com/)');
  expect(screen.getByRole('link', { name: 'one' })).toHaveAttribute('href', 'https://example.com/');
  expect(screen.getByRole('link', { name: 'two' })).toHaveAttribute('href', '//example.com/');
});
