import { useRef } from 'react';
import { SearchField } from '@/components/lists/SearchField';
import { PageHeading } from '@/components/page/PageHeading';
import { helpActions, selectHelpSearch } from '@/slices/ui/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ArticleList } from './ArticleList';
import * as styles from './HelpOverview.module.scss';
import { SubjectCards } from './SubjectCards';

/** The start page of the help: search, subjects and articles. */
export function HelpOverview() {
  const dispatch = useAppDispatch();
  const search = useAppSelector(selectHelpSearch);
  const searchBox = useRef<HTMLDivElement>(null);

  const searchFor = (text: string) => {
    dispatch(helpActions.searchChanged(text));
    searchBox.current?.querySelector('input')?.focus();
  };

  return (
    <>
      <PageHeading
        title="Hello, how can we help you?"
        subtitle="Guides for operators: onboarding, imports, closing the month and everyday work."
      />
      <div ref={searchBox} className={styles.search}>
        <SearchField
          label="Search the documentation"
          placeholder="Search the documentation..."
          value={search}
          onChange={(text) => dispatch(helpActions.searchChanged(text))}
        />
      </div>
      <SubjectCards />
      <ArticleList onSearched={searchFor} />
    </>
  );
}
