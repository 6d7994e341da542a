/** The host of embedded forms. It is a reserved name, because nothing is ever sent. */
const EMBED_HOST = 'https://forms.splitpay.example';

/**
 * The snippet that a merchant pastes into a page: an iframe with the form of the integration. Every value is escaped.
 */
export function embedCode(number: string, integrationName: string): string {
  const source = escapeHtml(`${EMBED_HOST}/embed/${encodeURIComponent(number)}`);
  const title = escapeHtml(`${integrationName.trim() || 'SplitPay'} payment form`);
  return `<iframe src="${source}" title="${title}" width="100%" height="640" loading="lazy"></iframe>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
