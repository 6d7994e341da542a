// @ts-check
import { fromMarkdown } from 'mdast-util-from-markdown';

/** @import { Heading, ListItem, Nodes, Paragraph, PhrasingContent, RootContent, Strong, Link } from 'mdast' */
/** @import { ArticleBlock, ArticleInline } from '../src/domain/help/articles' */

/**
 * Converts an article from Markdown to blocks, for the bundler and the tests. Throws on Markdown that the screen cannot render.
 * @param {string} markdown
 * @param {string} file
 */
export function parseArticle(markdown, file) {
  return fromMarkdown(markdown).children.map(blockOf);

  /** @type {(node: RootContent) => ArticleBlock} */
  function blockOf(node) {
    switch (node.type) {
      case 'heading':
        if (node.depth !== 2 && node.depth !== 3) return refuse(node, `a heading of level ${node.depth}`);
        return { kind: 'heading', level: node.depth, children: inlinesOf(node) };
      case 'paragraph':
        return { kind: 'paragraph', children: inlinesOf(node) };
      case 'list':
        if (node.ordered && node.start !== 1) return refuse(node, 'a list that does not start at 1');
        return { kind: 'list', isOrdered: node.ordered === true, items: node.children.map(itemOf) };
      case 'code':
        return { kind: 'code', language: node.lang ?? 'text', text: node.value };
      default:
        return refuse(node);
    }
  }

  /** @type {(item: ListItem) => ArticleInline[]} */
  function itemOf(item) {
    const [first, second] = item.children;
    if (first?.type !== 'paragraph' || second) return refuse(second ?? item, 'a list item of other than one paragraph');
    return inlinesOf(first);
  }

  /** @type {(node: Heading | Paragraph | Strong | Link) => ArticleInline[]} */
  function inlinesOf({ children }) {
    return children.map(inlineOf);
  }

  /** @type {(node: PhrasingContent) => ArticleInline} */
  function inlineOf(node) {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'strong':
        return { kind: 'strong', children: inlinesOf(node) };
      case 'inlineCode':
        return { kind: 'code', text: node.value };
      case 'link':
        if (!/^(\/|https:\/\/)/.test(node.url)) return refuse(node, `a link to "${node.url}"`);
        return { kind: 'link', to: node.url, children: inlinesOf(node) };
      default:
        return refuse(node);
    }
  }

  /** @type {(node: Nodes, what?: string) => never} */
  function refuse({ type, position }, what = `"${type}"`) {
    throw new Error(`${file}:${position?.start.line}: an article cannot contain ${what}`);
  }
}

/**
 * Loads an article as its blocks.
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} markdown
 */
export default function articleLoader(markdown) {
  return `export default ${JSON.stringify(parseArticle(markdown, this.resourcePath))};`;
}
