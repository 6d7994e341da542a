/** Reads the page. Numbers stay text. */
export function readScreen() {
  const main = document.querySelector('main');
  const dialog = document.querySelector('.modal');
  const isPayment = textOf(dialog?.querySelector('h2')) === 'Transaction Details';
  const amount =
    isPayment && [...dialog!.querySelectorAll('dt')].find((term) => textOf(term) === 'Amount')?.nextElementSibling;
  return {
    path: window.location.pathname + window.location.search,
    /** Distinguishes loads of the page, and tabs. */
    loadedAt: performance.timeOrigin,
    errors: [...document.querySelectorAll('[role="alert"]:is([data-notice="screen"], [data-notice="part"])')].map(
      textOf,
    ),
    isFocusLost: !document.activeElement || document.activeElement === document.body,
    /** A key on a select opens its options in a window of the browser, which the page cannot close. */
    isOnSelect: document.activeElement?.localName === 'select',
    dialogs: [...document.querySelectorAll('[role="dialog"]')].filter((dialogElement) =>
      dialogElement.checkVisibility(),
    ).length,
    canGoBack: navigation.canGoBack,
    canGoForward: navigation.canGoForward,
    sumLine: textOf(
      [...(main?.querySelectorAll('p') ?? [])].find((line) => /\bgross \$|\battempted$/.test(textOf(line))),
    ),
    footer: textOf(main?.querySelector('footer p')),
    listRows: rowsOf(main?.querySelector('footer')?.parentElement?.querySelector('table')),
    tiles: [...document.querySelectorAll('main [data-series]:has(> dt)')].map((tile) => ({
      label: tile.querySelector(':scope > dt')?.firstChild?.textContent ?? '',
      value: textOf(tile.querySelector(':scope > dd')),
    })),
    tablesWithTotals: [...document.querySelectorAll('table')]
      .map((table) => ({ caption: textOf(table.caption), rows: rowsOf(table) }))
      .filter(({ rows }) => rows.at(-1)?.[0] === 'Total'),
    payment: amount ? { amount: textOf(amount), text: textOf(dialog) } : undefined,
  };
}

export type Screen = ReturnType<typeof readScreen>;

function textOf(element: Element | null | undefined): string {
  return element?.textContent.trim() ?? '';
}

function rowsOf(table: Element | null | undefined): string[][] {
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => [...row.children].map(textOf));
}
