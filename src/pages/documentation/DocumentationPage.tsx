import { useEffect, useRef } from 'react';
import { loadArticleTexts } from '@/commands/loadArticleTexts';
import { selectOpenSlug, helpActions, selectHelpSearch } from '@/slices/ui/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ArticlePanel } from './ArticlePanel';
import { SearchField } from '@/components/lists/controls/SearchField';
import { PageHeading } from '@/components/page/PageHeading';
import { ArticleList } from './ArticleList';
import * as styles from './HelpOverview.module.scss';
import { SubjectCards } from './SubjectCards';
import * as texts from './texts';

export function DocumentationPage() {
  const dispatch = useAppDispatch();
  const openSlug = useAppSelector(selectOpenSlug);

  useEffect(() => {
    void dispatch(loadArticleTexts());
  }, [dispatch]);

  return openSlug === null ? <HelpOverview /> : <ArticlePanel slug={openSlug} />;
}

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
      <PageHeading title={texts.title} subtitle={texts.subtitle} />
      <div ref={searchBox} className={styles.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={search}
          onChange={(text) => dispatch(helpActions.searchChanged(text))}
        />
      </div>
      <SubjectCards />
      <ArticleList onSearched={searchFor} />
    </>
  );
}
