import Button from 'react-bootstrap/Button';
import { loadArticleTexts } from '@/commands/loadArticleTexts';
import { Notice } from '@/components/page/Notice';
import { classNames } from '@/components/page/classNames';
import { selectTextsStatus } from '@/slices/ui/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './TextsNotice.module.scss';
import * as texts from './texts';

type Props = {
  /** The part of the help that is missing meanwhile. */
  consequence?: string;
  /** Whether something waits for the texts. Otherwise only a failure is shown. */
  isAwaited?: boolean;
};

/** Shows that the article texts are loading or failed to load. Empty once they are loaded. */
export function TextsNotice({ consequence, isAwaited = true }: Props) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectTextsStatus);
  if (status === 'loaded') return null;
  if (status !== 'failed') {
    if (!isAwaited) return null;
    return (
      <p className={classNames(styles.loading, 'text-body-secondary')} data-loading>
        {texts.loadingTexts}
      </p>
    );
  }
  return (
    <Notice variant="danger" about="part">
      <p>{texts.textsFailed(consequence)}</p>
      <Button variant="outline-danger" size="sm" onClick={() => void dispatch(loadArticleTexts())}>
        {texts.tryAgain}
      </Button>
    </Notice>
  );
}
