import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import Card from 'react-bootstrap/Card';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { ArticleText } from '@/components/text/ArticleText';
import { PageHeading } from '@/components/page/PageHeading';
import { useCopyToast } from '@/containers/copying/useCopyToast';
import { selectOpenArticle } from '@/selectors/helpSelectors';
import { helpActions } from '@/slices/ui/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './ArticlePanel.module.scss';
import { TextsNotice } from './TextsNotice';
import { articleButtonId } from './ArticleList';
import * as texts from './texts';

type Props = { slug: string };

/** The open article, instead of the list. Its title is the heading of the page. */
export function ArticlePanel({ slug }: Props) {
  const dispatch = useAppDispatch();
  const article = useAppSelector(selectOpenArticle);
  const heading = useRef<HTMLHeadingElement>(null);
  const onCopied = useCopyToast('code');

  const title = article?.title ?? texts.articleNotFound;
  useEffect(() => void dispatch(helpActions.titleShown(title)), [dispatch, title]);

  useEffect(() => {
    heading.current?.focus();
    return () => document.getElementById(articleButtonId(slug))?.focus();
  }, [slug]);

  return (
    <>
      <PageHeading title={title} titleRef={heading} subtitle={article?.summary ?? texts.linkOutdated} />
      <Card as="article" aria-label={title}>
        <Card.Body>
          <SmallButton onClick={() => dispatch(helpActions.articleClosed())}>
            <ArrowLeft aria-hidden size={16} /> {texts.allArticles}
          </SmallButton>
          {article && (
            <div className={styles.article}>
              <TextsNotice />
              {article.text !== undefined && <ArticleText blocks={article.text} onCopied={onCopied} />}
            </div>
          )}
        </Card.Body>
      </Card>
    </>
  );
}
