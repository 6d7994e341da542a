import { SmallButton } from '@/components/buttons/SecondaryButton';
import type { ArticleBlock, ArticleInline } from '@/domain/help/articles';
import { RouteLink } from './RouteLink';
import { Copy } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { copyOrSelect } from '@/components/browser/copyOrSelect';
import * as styles from './CodeBlock.module.scss';
import * as texts from './texts';

type OnCopied = (isCopied: boolean) => void;

/** The text of an article, with a copy button on each code block; `onCopied` gets true if the copy succeeded. */
export function ArticleText({ blocks, onCopied }: { blocks: ArticleBlock[]; onCopied: OnCopied }) {
  return blocks.map((block, index) => <Block key={index} block={block} onCopied={onCopied} />);
}

function Block({ block, onCopied }: { block: ArticleBlock; onCopied: OnCopied }) {
  switch (block.kind) {
    case 'heading': {
      // The title of the article is the page's heading of level 1.
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading>{block.children.map(renderInline)}</Heading>;
    }
    case 'paragraph':
      return <p>{block.children.map(renderInline)}</p>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>{item.map(renderInline)}</li>
          ))}
        </List>
      );
    }
    case 'code':
      return (
        <CodeBlock onCopied={onCopied}>
          <code className={`language-${block.language}`}>{block.text}</code>
        </CodeBlock>
      );
    default:
      return block satisfies never;
  }
}

function renderInline(inline: ArticleInline, index: number) {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'strong':
      return <strong key={index}>{inline.children.map(renderInline)}</strong>;
    case 'code':
      return <code key={index}>{inline.text}</code>;
    case 'link': {
      const children = inline.children.map(renderInline);
      // A path of the console opens in the same page; other addresses are ordinary links.
      return /^\/(?!\/)/.test(inline.to) ? (
        <RouteLink key={index} to={inline.to}>
          {children}
        </RouteLink>
      ) : (
        <a key={index} href={inline.to}>
          {children}
        </a>
      );
    }
    default:
      return inline satisfies never;
  }
}

type Props = {
  /** Called after each press of 'Copy' with true if the clipboard accepted the code. */
  onCopied: (isCopied: boolean) => void;
  children: ReactNode;
};

/** Lines of code with a copy button. If the clipboard refuses, the code stays selected. */
export function CodeBlock({ onCopied, children }: Props) {
  const block = useRef<HTMLPreElement>(null);

  const copy = async () => {
    onCopied(await copyOrSelect(block.current?.textContent.trimEnd() ?? '', block.current));
  };

  return (
    <div className={styles.block}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, which the keyboard must reach (WCAG 2.1.1) */}
      <pre ref={block} role="group" aria-label={texts.code} tabIndex={0}>
        {children}
      </pre>
      <SmallButton aria-label={texts.copyCode} onClick={() => void copy()}>
        <Copy aria-hidden size={16} /> {texts.copy}
      </SmallButton>
    </div>
  );
}
