import { FileText } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { ROW_LINK } from '@/components/lists/rowLink';
import { StatusInRegion } from '@/components/page/StatusText';
import * as text from '@/components/text/text.module.scss';
import { FURTHER_SUBJECTS } from '@/domain/help/vocabulary';
import { type Article } from '@/domain/help/articles';
import { describeCount, describeFound } from '@/domain/lists/paging';
import { selectFoundArticles } from '@/selectors/helpSelectors';
import { helpActions, selectHelpSearch, selectHelpSubject } from '@/slices/ui/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './ArticleList.module.scss';
import { TextsNotice } from './TextsNotice';
import * as texts from './texts';

type Props = {
  /** Starts another search. An empty text clears it. */
  onSearched: (text: string) => void;
};

/** The articles that match the search and the subject, with their number. */
export function ArticleList({ onSearched }: Props) {
  const found = useAppSelector(selectFoundArticles);
  const search = useAppSelector(selectHelpSearch);
  const subject = useAppSelector(selectHelpSubject);
  const dispatch = useAppDispatch();
  const isSearching = search.trim() !== '';
  // The results of a search are one list, so that the best match comes first.
  const subjects = isSearching ? [] : FURTHER_SUBJECTS;
  const further = subjects.map((name) => ({
    name,
    articles: found.filter((article) => article.subject === name),
  }));
  const links = found.filter((article) => !subjects.some((name) => name === article.subject));
  return (
    <>
      <StatusInRegion text={describeFound(found.length, 'article')} />
      <p className={styles.count}>
        {search.trim() === '' && subject === null
          ? texts.allArticlesCount(found.length)
          : describeCount(found.length, 'article')}
      </p>
      {(links.length > 0 || found.length === 0) && (
        <Card as="section">
          <Card.Body>
            <h2>{isSearching ? texts.searchResults : texts.quickLinks}</h2>
            <TextsNotice consequence={texts.searchLimited} isAwaited={isSearching} />
            {found.length > 0 ? (
              <Links articles={links} />
            ) : (
              <div className={text.empty}>
                <p>
                  {texts.noneMatch(search.trim(), subject)}{' '}
                  <Button variant="link" className={text.inlineButton} onClick={() => onSearched('import')}>
                    {texts.tryImport}
                  </Button>
                  {texts.or}{' '}
                  <Button
                    variant="link"
                    className={text.inlineButton}
                    onClick={() => {
                      if (subject) dispatch(helpActions.subjectChosen(subject));
                      onSearched('');
                    }}
                  >
                    {texts.browseAll}
                  </Button>
                  .
                </p>
              </div>
            )}
          </Card.Body>
        </Card>
      )}
      {further.map(
        ({ name, articles }) =>
          articles.length > 0 && (
            <Card key={name} as="section" className="mt-4">
              <Card.Body>
                <h2>{name}</h2>
                <Links articles={articles} />
              </Card.Body>
            </Card>
          ),
      )}
    </>
  );
}

function Links({ articles }: { articles: readonly Article[] }) {
  const dispatch = useAppDispatch();
  return (
    <ul className={`list-unstyled mb-0 ${styles.links}`}>
      {articles.map(({ slug, title, summary }) => (
        <li key={slug}>
          <button
            type="button"
            id={articleButtonId(slug)}
            {...ROW_LINK}
            onClick={() => dispatch(helpActions.articleOpened(slug))}
          >
            <FileText aria-hidden size={18} /> {title}
          </button>
          <p className="text-body-secondary mb-0">{summary}</p>
        </li>
      ))}
    </ul>
  );
}

/** The id of the button that opens an article, which gets the focus when the article closes. */
export function articleButtonId(slug: string): string {
  return `article-${slug}`;
}
