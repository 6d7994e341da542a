import { FileText } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { ROW_LINK } from '@/components/lists/rowLink';
import * as text from '@/components/text/text.module.scss';
import { countArticles } from '@/domain/articles';
import { selectFoundArticles } from '@/selectors/helpSelectors';
import { helpActions, selectHelpSearch, selectHelpSubject } from '@/slices/ui/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './ArticleList.module.scss';
import { TextsNotice } from './TextsNotice';
import { articleButtonId } from './articleButtonId';

type Props = { onSearchCleared: () => void };

/** The articles that the search and the subject leave over, with their number. */
export function ArticleList({ onSearchCleared }: Props) {
  const dispatch = useAppDispatch();
  const found = useAppSelector(selectFoundArticles);
  const search = useAppSelector(selectHelpSearch);
  const subject = useAppSelector(selectHelpSubject);
  return (
    <Card as="section">
      <Card.Body>
        <div className={styles.heading}>
          <h2>Quick Links</h2>
          <p className="text-body-secondary mb-0">{countArticles(found.length)}</p>
        </div>
        <TextsNotice
          consequence="Until they are there, the search looks through titles and summaries."
          isAwaited={search.trim() !== ''}
        />
        {found.length > 0 ? (
          <ul className={styles.links}>
            {found.map(({ slug, title, summary }) => (
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
        ) : (
          <div className={text.empty}>
            <p>
              No article{subject && ` in ${subject}`} contains “{search.trim()}”.
            </p>
            <Button variant="outline-secondary" onClick={onSearchCleared}>
              Clear search
            </Button>
          </div>
        )}
      </Card.Body>
    </Card>
  );
}
