export const allArticlesCount = (count: number) => `All articles (${count})`;
export const quickLinks = 'Quick Links';
export const searchResults = 'Search results';
export const searchLimited = 'Until they are loaded, the search covers only titles and summaries.';
export const browseAll = 'browse all articles';
export const articleNotFound = 'Article not found';
export const linkOutdated = 'The link may be outdated or incomplete.';
export const allArticles = 'All articles';
export const title = 'Hello, how can we help you?';
export const subtitle = 'Guides for operators: onboarding, imports, closing the month and everyday work.';
export const search = 'Search the documentation';
export const searchPlaceholder = 'Search the documentation...';
export const loadingTexts = 'Loading the articles…';
export const tryAgain = 'Try again';
export const textsFailed = (consequence = '') => `The articles couldn't be loaded. ${consequence}`.trim();
export const noneMatch = (search: string, subject: string | null) =>
  `No articles${subject ? ` in ${subject}` : ''} match "${search}". Try`;
export const tryImport = '"import"';
export const or = ', or';

/** The line of each card below its subject. */
export const subjectTexts = {
  'On Boarding': 'Onboarding for partners and merchants',
  Configuration: 'Splits, surcharges, refunds and voids',
  'Form Embed': "Embedding payment forms in a merchant's website",
};
