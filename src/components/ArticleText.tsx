import type { ComponentProps } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { CodeBlock, CodeCopied } from './CodeBlock';
import { RouteLink } from './RouteLink';

type Props = { text: string; onCopied: (isCopied: boolean) => void };

// The article's title is the heading of level 2. Markup in the text is shown as the text it is, never run.
const PARTS: Components = {
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  a: ArticleLink,
  pre: ({ children }) => <CodeBlock>{children}</CodeBlock>,
};

/** An article's Markdown, with a copy button at each block of code; `onCopied` hears whether the copy succeeded. */
export function ArticleText({ text, onCopied }: Props) {
  return (
    <CodeCopied value={onCopied}>
      <Markdown components={PARTS}>{text}</Markdown>
    </CodeCopied>
  );
}

/** A path of the console opens in it; anything else is an ordinary link. */
function ArticleLink({ href = '', children }: ComponentProps<'a'>) {
  return /^\/(?!\/)/.test(href) ? <RouteLink to={href}>{children}</RouteLink> : <a href={href}>{children}</a>;
}
