import type { InferOutput } from 'valibot';
import type { articleSchema } from '@/domain/help/schema';

export type Article = InferOutput<typeof articleSchema>;
export type ArticleSubject = Article['subject'];

/** The loading state of the article texts, which are a separate file. */
export type TextsStatus = 'none' | 'loading' | 'loaded' | 'failed';

/** A part of a line: plain text, or text with a meaning. */
export type ArticleInline =
  | string
  | { kind: 'strong'; children: ArticleInline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: string; children: ArticleInline[] };

/** The blocks that an article's Markdown is parsed into by the build; a heading's level is that of the Markdown. */
export type ArticleBlock =
  | { kind: 'heading'; level: 2 | 3; children: ArticleInline[] }
  | { kind: 'paragraph'; children: ArticleInline[] }
  | { kind: 'list'; isOrdered: boolean; items: ArticleInline[][] }
  | { kind: 'code'; language: string; text: string };

/** The visible text of an article in one line, for the search. */
export function readableText(blocks: readonly ArticleBlock[]): string {
  return blocks.flatMap(readableLines).join(' ').replaceAll(/\s+/g, ' ').trim();
}

function readableLines(block: ArticleBlock): string[] {
  switch (block.kind) {
    case 'code':
      return [block.text];
    case 'list':
      return block.items.map(joinInlines);
    case 'heading':
    case 'paragraph':
      return [joinInlines(block.children)];
    default:
      return block satisfies never;
  }
}

function joinInlines(inlines: readonly ArticleInline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      switch (inline.kind) {
        case 'code':
          return inline.text;
        case 'strong':
        case 'link':
          return joinInlines(inline.children);
        default:
          return inline satisfies never;
      }
    })
    .join('');
}
