import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { ArticleText } from '@/components/text/ArticleText';
import { useCopyToast } from '@/containers/useCopyToast';
import { selectOpenArticle } from '@/selectors/helpSelectors';
import { helpActions } from '@/slices/ui/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './ArticlePanel.module.scss';
import { TextsNotice } from './TextsNotice';
import { articleButtonId } from './articleButtonId';

type Props = { slug: string };

/** The article that is read, in the place of the list. */
export function ArticlePanel({ slug }: Props) {
  const dispatch = useAppDispatch();
  const article = useAppSelector(selectOpenArticle);
  const heading = useRef<HTMLHeadingElement>(null);
  const onCopied = useCopyToast('code');

  useEffect(() => {
    heading.current?.focus();
    return () => document.getElementById(articleButtonId(slug))?.focus();
  }, [slug]);

  return (
    <Card as="article">
      <Card.Body>
        <Button
          variant="outline-secondary"
          size="sm"
          className={styles.back}
          onClick={() => dispatch(helpActions.articleClosed())}
        >
          <ArrowLeft aria-hidden size={16} /> Back to the articles
        </Button>
        <div className={styles.article}>
          {article && <p className={styles.subject}>{article.subject}</p>}
          <h2 ref={heading} tabIndex={-1}>
            {article?.title ?? 'There is no such article'}
          </h2>
          {article ? (
            <p className={styles.summary}>{article.summary}</p>
          ) : (
            <p>
              No article has the name <code>{slug}</code>. The link may be old, or was not copied whole.
            </p>
          )}
          {article && <TextsNotice />}
          {article?.text !== undefined && <ArticleText blocks={article.text} onCopied={onCopied} />}
        </div>
      </Card.Body>
    </Card>
  );
}
