/** The id of the button that opens an article, which gets the focus when the article closes. */
export function articleButtonId(slug: string): string {
  return `article-${slug}`;
}
