/** The id of the button that opens an article: an article that is closed gives the focus back to it. */
export function articleButtonId(slug: string): string {
  return `article-${slug}`;
}
