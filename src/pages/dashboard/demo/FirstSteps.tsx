import Button from 'react-bootstrap/Button';
import { lazyPart } from '@/components/browser/lazyPart';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { classNames } from '@/components/page/classNames';
import * as styles from '@/pages/dashboard/DashboardPage.module.scss';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { firstStepsChosen, selectFirstSteps, toastShown } from '@/slices/ui/layoutSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

const CloseMonthChecklist = lazyPart(
  'CloseMonthChecklist',
  () => import(/* webpackChunkName: "dashboard-extras" */ './CloseMonthChecklist'),
);

/** The strip above the figures of the demo data, and the checklist below it if the operator has opened it. */
export function DemoFirstSteps() {
  const dispatch = useAppDispatch();
  const shown = useAppSelector(selectFirstSteps);
  const today = useAppSelector(selectToday);
  return (
    <>
      <section
        aria-label={texts.demoData}
        className={classNames(styles.demo, 'd-flex flex-wrap gap-2 align-items-center')}
      >
        <p className="mb-0 me-auto">{texts.explainDemoData(today)}</p>
        <Button size="sm" onClick={() => dispatch(dialogOpened({ kind: 'importFile' }))}>
          {texts.importPayments}
        </Button>
        {/* Hiding the message would close an open checklist, which has a button for that. */}
        {shown === 'strip' && (
          <>
            <SmallButton
              onMouseEnter={CloseMonthChecklist.preload}
              onFocus={CloseMonthChecklist.preload}
              // The chunk first: the screen would wait for it, and disappear meanwhile.
              onClick={() => void CloseMonthChecklist.arrival().then(() => dispatch(firstStepsChosen('checklist')))}
            >
              {texts.closeMonth(today)}
            </SmallButton>
            <SmallButton
              onClick={() => {
                dispatch(firstStepsChosen('hidden'));
                dispatch(toastShown({ title: texts.hidden, text: texts.howToShow }));
              }}
            >
              {texts.hide}
            </SmallButton>
          </>
        )}
      </section>
      {shown === 'checklist' && <CloseMonthChecklist />}
    </>
  );
}
