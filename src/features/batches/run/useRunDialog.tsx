import { useState } from 'react';
import { Question } from '@/components/forms/Question';
import { useUnloadQuestion } from '@/components/forms/useUnloadQuestion';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import * as texts from '@/features/batches/texts';

/** What the dialog of a batch has while it runs and afterwards. Closing it while the batch runs asks first. */
export function useRunDialog(isRunning: boolean) {
  const dispatch = useAppDispatch();
  const [isLeaving, setIsLeaving] = useState(false);
  const close = () => dispatch(dialogClosed());
  useUnloadQuestion(isRunning);
  return {
    help: 'batches',
    size: 'lg',
    onClose: () => (isRunning ? setIsLeaving(!isLeaving) : close()),
    dismiss: texts.close,
    question: isLeaving && isRunning && (
      <Question
        text={texts.leaveQuestion}
        back={{ label: texts.goBack, onClick: () => setIsLeaving(false) }}
        confirm={{ label: texts.stopAndClose, onClick: close }}
      />
    ),
  } as const;
}
