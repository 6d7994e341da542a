import type { ComponentProps } from 'react';
import Button from 'react-bootstrap/Button';
import { Notice } from '@/components/page/Notice';
import type { Answered } from '@/containers/Answered';
import { engineEvents } from '@/slices/engineSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './AnsweredArea.module.scss';
import { selectIsInEngine } from './listAnswers';
import { SLOTS } from './slots';
import * as texts from './texts';

/** Shows figures of the engine: the last answer, marked as busy while a newer one is on its way, or why there is none. */
export function AnsweredArea({ of, id = '', children }: ComponentProps<typeof Answered>) {
  const isInEngine = useAppSelector(selectIsInEngine);
  const slot = useAppSelector(({ engine }) => engine?.slots[of === 'payment' ? SLOTS.payment(id) : (of ?? '')]);
  const isKnown = useAppSelector(({ engine }) => of === 'payment' && engine?.payments[id] !== undefined);
  if (!isInEngine || isKnown || of === undefined) return children;
  if (of === 'rows') return <p className={styles.asking}>{texts.needsRows}</p>;
  const { problem, answer, isRunning = true } = slot ?? {};
  if (!answer && !problem)
    return (
      <p role="status" className={styles.asking}>
        {texts.asking}
      </p>
    );
  return (
    <>
      {problem && <Problem {...problem} hasAnswer={answer !== undefined} />}
      {answer && (
        <div className={styles.area} aria-busy={isRunning}>
          {children}
        </div>
      )}
    </>
  );
}

type ProblemProps = { text: string; isTooLarge: boolean; hasAnswer: boolean };

function Problem({ text, isTooLarge, hasAnswer }: ProblemProps) {
  const dispatch = useAppDispatch();
  const sentence = hasAnswer ? texts.olderAnswer(text) : texts.noAnswer(text);
  return (
    <Notice variant="warning" about="part">
      {isTooLarge && !hasAnswer ? text : sentence}{' '}
      <Button size="sm" variant="outline-secondary" onClick={() => dispatch(engineEvents.failedQuestionsForgotten())}>
        {texts.tryAgain}
      </Button>
    </Notice>
  );
}
