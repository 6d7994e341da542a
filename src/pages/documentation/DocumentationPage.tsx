import { useEffect, useRef } from 'react';
import { loadArticleTexts } from '@/commands/loadArticleTexts';
import { SearchField } from '@/components/lists/SearchField';
import { PageHeading } from '@/components/page/PageHeading';
import { helpActions, selectHelpSearch, selectOpenSlug } from '@/slices/ui/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ArticleList } from './ArticleList';
import { ArticlePanel } from './ArticlePanel';
import * as styles from './DocumentationPage.module.scss';
import { SubjectCards } from './SubjectCards';

export function DocumentationPage() {
  const dispatch = useAppDispatch();
  const search = useAppSelector(selectHelpSearch);
  const openSlug = useAppSelector(selectOpenSlug);
  const searchPlace = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void dispatch(loadArticleTexts());
  }, [dispatch]);

  const clearSearch = () => {
    dispatch(helpActions.searchChanged(''));
    searchPlace.current?.querySelector('input')?.focus();
  };

  return (
    <>
      <PageHeading
        title="Hello, how can we help you?"
        subtitle="Onboarding, configuration and embedding, explained for operators."
      />
      {openSlug === null ? (
        <>
          <div ref={searchPlace} className={styles.search}>
            <SearchField
              label="Search the documentation"
              placeholder="Search the documentation..."
              value={search}
              onChange={(text) => dispatch(helpActions.searchChanged(text))}
            />
          </div>
          <SubjectCards />
          <ArticleList onSearchCleared={clearSearch} />
        </>
      ) : (
        <ArticlePanel slug={openSlug} />
      )}
    </>
  );
}
