import Button from 'react-bootstrap/Button';
import { loadArticleTexts } from '@/commands/loadArticleTexts';
import { Notice } from '@/components/page/Notice';
import { classNames } from '@/components/page/classNames';
import { selectTextsStatus } from '@/slices/ui/helpSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './TextsNotice.module.scss';

type Props = {
  /** What the operator lacks meanwhile. */
  consequence?: string;
  /** Whether anything waits for them: else only a failure is told. */
  isAwaited?: boolean;
};

/** Says that the texts of the articles are on their way, or that they could not be loaded; nothing once they are there. */
export function TextsNotice({ consequence, isAwaited = true }: Props) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectTextsStatus);
  if (status === 'loaded') return null;
  if (status !== 'failed') {
    if (!isAwaited) return null;
    return (
      <p className={classNames(styles.loading, 'text-body-secondary')} data-loading>
        Loading the texts of the articles…
      </p>
    );
  }
  return (
    <Notice variant="danger" about="part">
      <p>The texts of the articles could not be loaded. {consequence}</p>
      <Button variant="outline-danger" size="sm" onClick={() => void dispatch(loadArticleTexts())}>
        Try again
      </Button>
    </Notice>
  );
}
