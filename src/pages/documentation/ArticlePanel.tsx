import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { ErrorBoundary } from 'react-error-boundary';
import { PartError } from '@/components/PartError';
import { useCopyToast } from '@/containers/useCopyToast';
import { selectOpenArticle } from '@/selectors/helpSelectors';
import { helpActions } from '@/slices/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { articleButtonId } from './articleButtonId';
import { TextsNotice } from './TextsNotice';

const loadArticleText = () =>
  lazy(async () => {
    const { ArticleText } = await import(/* webpackChunkName: "article" */ '@/components/ArticleText');
    return { default: ArticleText };
  });

type Props = { slug: string };

/** The article that is read, in the place of the list. */
export function ArticlePanel({ slug }: Props) {
  const dispatch = useAppDispatch();
  const article = useAppSelector(selectOpenArticle);
  const heading = useRef<HTMLHeadingElement>(null);
  const onCopied = useCopyToast('code');
  // A lazy component that could not be loaded stays broken; another try takes a new one.
  const [ArticleText, setArticleText] = useState(loadArticleText);

  useEffect(() => {
    heading.current?.focus();
    return () => document.getElementById(articleButtonId(slug))?.focus();
  }, [slug]);

  return (
    <Card as="article" className="article-panel">
      <Card.Body>
        <Button
          variant="outline-secondary"
          size="sm"
          className="article-back"
          onClick={() => dispatch(helpActions.articleClosed())}
        >
          <ArrowLeft aria-hidden size={16} /> Back to the articles
        </Button>
        <div className="article">
          {article && <p className="article-subject">{article.subject}</p>}
          <h2 ref={heading} tabIndex={-1}>
            {article?.title ?? 'There is no such article'}
          </h2>
          {article ? (
            <p className="article-summary">{article.summary}</p>
          ) : (
            <p>
              No article has the name <code>{slug}</code>. The link may be old, or was not copied whole.
            </p>
          )}
          {article && <TextsNotice />}
          {article?.text !== undefined && (
            <ErrorBoundary
              resetKeys={[slug]}
              onReset={() => setArticleText(loadArticleText)}
              fallbackRender={(props) => <PartError part="The article" {...props} />}
            >
              <Suspense fallback={<p className="texts-loading text-body-secondary">Loading the article…</p>}>
                <ArticleText blocks={article.text} onCopied={onCopied} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </Card.Body>
    </Card>
  );
}
