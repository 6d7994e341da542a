import Button from 'react-bootstrap/Button';
import { Notice } from '@/components/page/Notice';
import { selectIsOpeningAnswered } from '@/selectors/statements/statementSources';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** Asks what had been paid out before, until it is answered. */
export function OpeningQuestion() {
  const dispatch = useAppDispatch();
  if (useAppSelector(selectIsOpeningAnswered)) return null;
  return (
    <Notice variant="warning" about="part">
      {texts.unanswered}{' '}
      <Button size="sm" onClick={() => dispatch(dialogOpened({ kind: 'openingBalances' }))}>
        {texts.answer}
      </Button>
    </Notice>
  );
}
