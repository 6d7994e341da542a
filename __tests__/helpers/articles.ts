import type { ArticleBlock, ArticleInline } from '@/domain/help/articles';

type InlineOf<Kind> = Extract<ArticleInline, { kind: Kind }>;

const withInner = (inline: ArticleInline): ArticleInline[] =>
  typeof inline !== 'string' && inline.kind !== 'code' ? [inline, ...inline.children.flatMap(withInner)] : [inline];

/** Returns all inline parts of an article, including nested ones. */
export function inlinesOf(blocks: ArticleBlock[] = []): ArticleInline[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'code') return [];
    return (block.kind === 'list' ? block.items.flat() : block.children).flatMap(withInner);
  });
}

/** Returns the targets of an article's links. */
export function linksOf(blocks: ArticleBlock[]): string[] {
  return inlinesOf(blocks)
    .filter((inline): inline is InlineOf<'link'> => typeof inline !== 'string' && inline.kind === 'link')
    .map(({ to }) => to);
}

/** Returns the texts of an article's code blocks, optionally of one language only. */
export function codeOf(blocks: ArticleBlock[] = [], language?: string): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'code' && (language === undefined || block.language === language) ? [block.text] : [],
  );
}
