import { screen, waitFor, within } from '@testing-library/react';
import { helpActions } from '@/slices/ui/helpSlice';
import { renderApp } from '../../helpers/renderApp';

const mockLoading = { isBroken: false };
jest.mock('@/fixtures/articles/articleTexts', () => {
  const actual = jest.requireActual<{ articleTexts: unknown }>('@/fixtures/articles/articleTexts');
  return {
    ...actual,
    __esModule: true,
    get articleTexts() {
      if (mockLoading.isBroken) throw new Error('no connection');
      return actual.articleTexts;
    },
  };
});

beforeEach(() => Object.assign(mockLoading, { isBroken: false }));

const search = () => screen.getByRole('searchbox', { name: 'Search the documentation' });
const titles = () => {
  const section = screen.getByRole('heading', { name: /^(Quick Links|Search results)$/ }).closest('section')!;
  return within(section)
    .queryAllByRole('listitem')
    .map((link) => within(link).getByRole('button').textContent.trim());
};
const card = (name: string) => screen.getByRole('button', { name });

async function openArticle(title: string) {
  const app = await renderApp('/documentation');
  await app.user.click(screen.getByRole('button', { name: title }));
  const article = screen.getByRole('article');
  // The texts load as a separate chunk.
  await within(article).findAllByRole('heading', { level: 2 });
  return { ...app, article };
}

test('An old link to the article about own data opens the article about the import', async () => {
  await renderApp('/documentation?article=own-data');
  expect(await screen.findByRole('heading', { level: 1, name: 'Import your data' })).toBeVisible();
});

describe('The search', () => {
  test('looks through titles and texts, and says how many articles it found', async () => {
    const { user } = await renderApp('/documentation');
    expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(36);
    expect(screen.getByText('All articles (36)')).toBeVisible();
    await user.type(search(), 'frame-src');
    expect(titles()).toEqual(['Embedding a payment form', 'When an embedded form does not show']);
    expect(screen.getByText('2 articles')).toBeVisible();
    await user.clear(search());
    await user.type(search(), 'refunds and voids, TO THE');
    expect(screen.getByText(/^\d articles?$/)).toBeVisible();
    expect(titles()).toContain('Refunds and voids, to the cent');
  });

  test('lists an article first if its title has the word, also in a further subject', async () => {
    const { user } = await renderApp('/documentation');
    await user.type(search(), 'shortcut');
    await waitFor(() => expect(titles().length).toBeGreaterThan(1));
    expect(titles()[0]).toBe('Keyboard shortcuts and theme');
  });

  test('says what it looked for if no article matches, and offers another search and all articles', async () => {
    const { user } = await renderApp('/documentation');
    await user.click(card('Form Embed'));
    await user.type(search(), 'giraffe');
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('No articles in Form Embed match "giraffe". Try "import", or browse all articles.');
    expect(screen.getByText('0 articles')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'browse all articles' }));
    expect(screen.getByText('All articles (36)')).toBeVisible();
    expect(search()).toHaveFocus();
    await user.type(search(), 'giraffe');
    expect(main).toHaveTextContent('No articles match "giraffe". Try "import", or browse all articles.');
    await user.click(screen.getByRole('button', { name: '"import"' }));
    expect(search()).toHaveValue('import');
    expect(screen.getByRole('button', { name: 'Import your data' })).toBeVisible();
  });

  test('goes on with titles and summaries where the texts could not be loaded, and another try can succeed', async () => {
    mockLoading.isBroken = true;
    const { user } = await renderApp('/documentation');
    expect(await screen.findByText(/The articles couldn't be loaded/)).toBeVisible();
    await user.type(search(), 'frame-src');
    expect(screen.getByText('0 articles')).toBeVisible();
    mockLoading.isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 articles')).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });
});

test('The three cards filter by subject; pressed again, all are shown', async () => {
  const { user } = await renderApp('/documentation');
  for (const [subject, count] of [
    ['On Boarding', 3],
    ['Configuration', 3],
    ['Form Embed', 2],
  ] as const) {
    await user.click(card(subject));
    expect(card(subject)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    expect(titles()).toHaveLength(count);
  }
  await user.click(card('Form Embed'));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  expect(titles()).toHaveLength(8);
});

describe('An article', () => {
  test("opens in the page's own panel, with the focus on its title, and closes back to its link", async () => {
    const { user, article, store } = await openArticle('How a payment is split');
    expect(store.getState().help.openSlug).toBe('how-a-payment-is-split');
    expect(screen.getByRole('heading', { level: 1, name: 'How a payment is split' })).toHaveFocus();
    expect(article).toHaveTextContent('SplitPay splits every payment between four parties');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(document.title).toBe('How a payment is split · SplitPay');
    await user.click(screen.getByRole('button', { name: 'All articles' }));
    expect(document.title).toBe('Documentation · SplitPay');
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, how can we help you?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'How a payment is split' })).toHaveFocus();
    expect(store.getState().help.openSlug).toBeNull();
  });

  test('has links to screens of the console and to other articles', async () => {
    const { user, article } = await openArticle('Embedding a payment form');
    expect(within(article).getByRole('link', { name: 'When an embedded form does not show' })).toHaveAttribute(
      'href',
      '/documentation?article=embed-troubleshooting',
    );
    await user.click(within(article).getByRole('link', { name: 'Integrations' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
  });

  test('gives the focus to the title of the next one that is opened from it', async () => {
    const { dispatch, article } = await openArticle('Embedding a payment form');
    dispatch(helpActions.articleOpened('embed-troubleshooting'));
    expect(screen.getByRole('heading', { level: 1, name: 'When an embedded form does not show' })).toHaveFocus();
    expect(article).toHaveTextContent('Go through these checks in order.');
    expect(document.title).toBe('When an embedded form does not show · SplitPay');
  });

  test('has a Copy button at each block of code, which says what it did', async () => {
    const { user, article, store } = await openArticle('Embedding a payment form');
    const buttons = within(article).getAllByRole('button', { name: 'Copy the code' });
    expect(buttons).toHaveLength(4);
    await user.click(buttons[0]!);
    expect(await screen.findByText('The code has been copied to your clipboard')).toBeVisible();
    const line = '<iframe src="https://forms.splitpay.example/embed/INT002" title=';
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`^${line}.*</iframe>$`));
    expect(store.getState().layout.toasts).toMatchObject([{ title: 'Copied to clipboard' }]);
  });

  test('selects the code and names the keys to press if the clipboard rejects it', async () => {
    const { user, article } = await openArticle('Embedding a payment form');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await user.click(within(article).getAllByRole('button', { name: 'Copy the code' })[3]!);
    expect(await screen.findByText(/The code is selected: press Ctrl\+C, or ⌘C on a Mac\./)).toBeVisible();
    const block = within(article).getAllByRole('group', { name: 'Code' })[3]!;
    expect(block).toHaveFocus();
    expect(document.getSelection()?.toString().trim()).toBe('frame-src https://forms.splitpay.example');
    expect(screen.queryByText('Copied to clipboard')).toBeNull();
  });

  test('that does not exist has a message with a way back', async () => {
    const { user } = await renderApp('/documentation?article=refund');
    expect(screen.getByRole('heading', { level: 1, name: 'Article not found' })).toHaveFocus();
    expect(screen.getByText('The link may be outdated or incomplete.')).toBeVisible();
    expect(document.title).toBe('Article not found · SplitPay');
    await user.click(screen.getByRole('button', { name: 'All articles' }));
    expect(titles()).toHaveLength(8);
  });

  test('whose text could not be loaded says so under its title, and another try can succeed', async () => {
    mockLoading.isBroken = true;
    const { user } = await renderApp('/documentation?article=merchant-status');
    expect(screen.getByRole('heading', { level: 1, name: 'Active, inactive and suspended merchants' })).toBeVisible();
    expect(await screen.findByText("The articles couldn't be loaded.")).toBeVisible();
    mockLoading.isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Every merchant has one of three statuses/)).toBeVisible();
  });

  test('that was pressed and could not be loaded says so in its place, and another try brings it', async () => {
    mockLoading.isBroken = true;
    const { user } = await renderApp('/documentation');
    await user.click(screen.getByRole('button', { name: 'Embedding a payment form' }));
    const article = within(screen.getByRole('article'));
    expect(await article.findByText("The articles couldn't be loaded.")).toBeVisible();
    mockLoading.isBroken = false;
    await user.click(article.getByRole('button', { name: 'Try again' }));
    expect(await article.findByRole('heading', { level: 2, name: 'Keep the title' })).toBeVisible();
  });
});
