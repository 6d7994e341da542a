import { useEffect } from 'react';
import { loadArticleTexts } from '@/commands/loadArticleTexts';
import { selectOpenSlug } from '@/slices/ui/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ArticlePanel } from './ArticlePanel';
import { HelpOverview } from './HelpOverview';

export function DocumentationPage() {
  const dispatch = useAppDispatch();
  const openSlug = useAppSelector(selectOpenSlug);

  useEffect(() => {
    void dispatch(loadArticleTexts());
  }, [dispatch]);

  return openSlug === null ? <HelpOverview /> : <ArticlePanel slug={openSlug} />;
}
