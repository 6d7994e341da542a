import type { ArticleBlock, ArticleInline } from '@/domain/help/articles';

type InlineOf<Kind> = Extract<ArticleInline, { kind: Kind }>;

const withInner = (inline: ArticleInline): ArticleInline[] =>
  typeof inline !== 'string' && inline.kind !== 'code' ? [inline, ...inline.children.flatMap(withInner)] : [inline];

/** All parts of an article's lines, those inside of others too. */
export function inlinesOf(blocks: ArticleBlock[] = []): ArticleInline[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'code') return [];
    return (block.kind === 'list' ? block.items.flat() : block.children).flatMap(withInner);
  });
}

/** Where the links of an article lead. */
export function linksOf(blocks: ArticleBlock[]): string[] {
  return inlinesOf(blocks)
    .filter((inline): inline is InlineOf<'link'> => typeof inline !== 'string' && inline.kind === 'link')
    .map(({ to }) => to);
}

/** The texts of an article's blocks of code; of one language where it is named. */
export function codeOf(blocks: ArticleBlock[] = [], language?: string): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'code' && (language === undefined || block.language === language) ? [block.text] : [],
  );
}
