import { Code, FileText, SlidersHorizontal, UserPlus, type LucideIcon } from 'lucide-react';
import Card from 'react-bootstrap/Card';
import { PageHeading } from '@/components/PageHeading';
import { SearchField } from '@/components/SearchField';
import { ARTICLE_SUBJECTS, type ArticleSubject } from '@/domain/articles';
import { helpActions, selectArticles, selectHelpSearch } from '@/slices/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const SUBJECTS: Record<ArticleSubject, { icon: LucideIcon; text: string }> = {
  'On Boarding': { icon: UserPlus, text: 'Partners and merchants, from the first day on' },
  Configuration: { icon: SlidersHorizontal, text: 'Splits, surcharges, refunds and voids' },
  'Form Embed': { icon: Code, text: 'Payment forms on a merchant’s own website' },
};

export function DocumentationPage() {
  const dispatch = useAppDispatch();
  const articles = useAppSelector(selectArticles);
  const search = useAppSelector(selectHelpSearch);
  return (
    <>
      <PageHeading
        title="Hello, how can we help you?"
        subtitle="Onboarding, configuration and embedding, explained for operators."
      />
      <div className="help-search">
        <SearchField
          label="Search the documentation"
          placeholder="Search the documentation..."
          value={search}
          onChange={(text) => dispatch(helpActions.searchChanged(text))}
        />
      </div>
      <div className="card-row">
        {ARTICLE_SUBJECTS.map((subject) => {
          const { icon: Icon, text } = SUBJECTS[subject];
          return (
            <Card key={subject} as="section" className="subject-card">
              <Card.Body>
                <Icon aria-hidden size={24} />
                <h2>{subject}</h2>
                <p className="text-body-secondary mb-0">{text}</p>
              </Card.Body>
            </Card>
          );
        })}
      </div>
      <Card as="section">
        <Card.Body>
          <h2>Quick Links</h2>
          <ul className="quick-links">
            {articles.map(({ slug, title }) => (
              <li key={slug}>
                <button type="button" className="row-link">
                  <FileText aria-hidden size={18} /> {title}
                </button>
              </li>
            ))}
          </ul>
        </Card.Body>
      </Card>
    </>
  );
}
