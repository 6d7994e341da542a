import * as v from 'valibot';

/** The subjects of the help screen's three cards. */
export const ARTICLE_SUBJECTS = ['On Boarding', 'Configuration', 'Form Embed'] as const;

export const articleSchema = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  title: v.string(),
  subject: v.picklist(ARTICLE_SUBJECTS),
  summary: v.string(),
});

export type Article = v.InferOutput<typeof articleSchema>;
export type ArticleSubject = Article['subject'];

/** How far the texts of the articles are on their way: they come after the screen, in a file of their own. */
export type TextsStatus = 'none' | 'loading' | 'loaded' | 'failed';

/** `1 article`, `8 articles`. */
export function countArticles(count: number): string {
  return count === 1 ? '1 article' : `${count} articles`;
}

/**
 * What a reader sees of a Markdown text, in one line, for the search: without the marks of headings, lists, emphasis,
 * code and links. Good for the articles' own Markdown, not for all of it.
 */
export function readableText(markdown: string): string {
  return markdown
    .replaceAll(/^```.*$/gm, '')
    .replaceAll(/^(#+|-|\d+\.) /gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
