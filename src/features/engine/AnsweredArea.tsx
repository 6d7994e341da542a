import type { ComponentProps } from 'react';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { EmptyCard } from '@/components/page/cards/EmptyCard';
import { Notice } from '@/components/page/Notice';
import { RouteLink } from '@/components/text/RouteLink';
import type { Answered } from '@/containers/Answered';
import { PATHS } from '@/domain/screens';
import { createSelector } from '@/selectors/createSelector';
import { engineEvents, type EngineSlot } from '@/slices/engineSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import * as styles from './AnsweredArea.module.scss';
import { selectIsInEngine } from './listAnswers';
import { selectUnknownSelected } from './questions';
import type { SlotName } from './slots';
import * as texts from './texts';

const DASHBOARD: SlotName[] = ['volume', 'monthTotals', 'recent', 'merchants'];

/** The state of several slots together: answered if all are, busy if any is. */
const selectSlotOf = createSelector(
  [
    ({ engine }: RootState) => engine?.slots,
    selectUnknownSelected,
    (_state: RootState, of: string) => of,
    (_state: RootState, _of: string, id: string | undefined) => id,
  ],
  (slots = {}, unknown, of, id): Pick<EngineSlot, 'isRunning' | 'problem'> & { hasAnswer: boolean } => {
    const names: string[] =
      of === 'dashboard'
        ? DASHBOARD
        : of === 'selection'
          ? unknown.map((paymentId) => `payment ${paymentId}`)
          : [id === undefined ? of : `${of} ${id}`];
    const all = names.map((name) => slots[name]);
    const problem = all.find((slot) => slot?.problem !== undefined)?.problem;
    return {
      isRunning: all.some((slot) => slot?.isRunning !== false),
      hasAnswer: all.every((slot) => slot?.answer),
      ...(problem !== undefined && { problem }),
    };
  },
);

/** Shows figures of the engine: the last answer, marked as busy while a newer one is on its way, or why there is none. */
export function AnsweredArea({ of, id, children }: ComponentProps<typeof Answered>) {
  const isInEngine = useAppSelector(selectIsInEngine);
  const { problem, hasAnswer, isRunning } = useAppSelector((state) => selectSlotOf(state, String(of), id));
  // The totals are above the list, and their notice says it of all figures below.
  const isSaidAbove = useAppSelector(
    ({ engine }) => of === 'page' && hasAnswer && engine?.slots.totals?.problem === problem,
  );
  const isKnown = useAppSelector(({ engine }) => of === 'payment' && engine?.payments[String(id)] !== undefined);
  if (!isInEngine || isKnown || of === undefined) return children;
  if (of === 'rows')
    return (
      <EmptyCard title={texts.notHere} text={texts.needsRows}>
        <RouteLink to={PATHS.transactions} className="btn btn-outline-secondary">
          {texts.seeTransactions}
        </RouteLink>
      </EmptyCard>
    );
  if (of === 'selectAll' || of === 'statementFiles' || of === 'report')
    return <p className={styles.note}>{texts.notes[of]}</p>;
  if (!hasAnswer && problem === undefined)
    return (
      <p role="status" className={styles.asking}>
        {texts.asking}
      </p>
    );
  return (
    <>
      {problem !== undefined && !isSaidAbove && <Problem text={problem} hasAnswer={hasAnswer} />}
      {hasAnswer && (
        <div className={styles.area} aria-busy={isRunning}>
          {children}
        </div>
      )}
    </>
  );
}

function Problem({ text, hasAnswer }: { text: string; hasAnswer: boolean }) {
  const dispatch = useAppDispatch();
  return (
    <Notice variant="warning" about="part" className={styles.problem}>
      <span>{hasAnswer ? texts.olderAnswer(text) : text}</span>
      <SmallButton onClick={() => dispatch(engineEvents.failedQuestionsForgotten())}>{texts.tryAgain}</SmallButton>
    </Notice>
  );
}
