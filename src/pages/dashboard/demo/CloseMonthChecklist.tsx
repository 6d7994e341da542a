import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import Card from 'react-bootstrap/Card';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { RouteLink } from '@/components/text/RouteLink';
import { addressOf, PATHS } from '@/domain/screens';
import * as page from '@/pages/dashboard/DashboardPage.module.scss';
import { selectCloseMonth } from '@/selectors/dashboard/closeMonthSelectors';
import { dialogOpened, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { firstStepsChosen } from '@/slices/ui/layoutSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './CloseMonthChecklist.module.scss';
import * as texts from './texts';

/**
 * The four steps that close the month of the demo data. The state of the store ticks them. Payouts come before statements,
 * because a payout on a day of an issued statement appears as a correction on the next one.
 */
export function CloseMonthChecklist() {
  const dispatch = useAppDispatch();
  const today = useAppSelector(selectToday);
  const { discrepancies, statements, payouts } = useAppSelector(selectCloseMonth);
  const steps = [
    {
      ...texts.report,
      isDone: discrepancies !== undefined,
      action: <DialogButton dialog={{ kind: 'bringInReport', from: 'sample' }}>{texts.report.action}</DialogButton>,
    },
    {
      ...texts.discrepancies,
      isDone: discrepancies === 0,
      toDo: discrepancies === undefined ? texts.discrepancies.noReport : texts.discrepancies.toDo(discrepancies),
      action: (
        <StepLink to={addressOf(PATHS.transactions, { view: 'reconciliation' })}>{texts.discrepancies.action}</StepLink>
      ),
    },
    {
      ...texts.payouts,
      isDone: payouts === 0,
      toDo: texts.payouts.toDo(payouts),
      action: <DialogButton dialog={{ kind: 'payoutRun' }}>{texts.payouts.action}</DialogButton>,
    },
    {
      ...texts.statements,
      isDone: statements === 0,
      toDo: texts.statements.toDo(statements, payouts),
      action: <StepLink to={addressOf(PATHS.merchants, { view: 'statements' })}>{texts.statements.action}</StepLink>,
    },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card as="section" body>
      <div className={page.heading}>
        <div>
          <h2>{texts.closeMonth(today)}</h2>
          <p className="text-body-secondary mb-0" role="status">
            {done === steps.length ? texts.explainDone(today) : texts.describeProgress(done, steps.length)}
          </p>
        </div>
        <SmallButton onClick={() => dispatch(firstStepsChosen('strip'))}>{texts.leave}</SmallButton>
      </div>
      <ol className={`list-unstyled mt-3 mb-0 ${styles.steps}`}>
        {steps.map(({ title, isDone, toDo, done: result, action }) => (
          <li key={title} data-done={isDone}>
            {isDone ? <CircleCheck aria-hidden size={20} /> : <Circle aria-hidden size={20} />}
            <div>
              <h3>
                <span className="visually-hidden">{isDone ? texts.done : texts.toDo} </span>
                {title}
              </h3>
              <p>{isDone ? result : toDo}</p>
              {!isDone && action}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function StepLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RouteLink to={to} className="btn btn-outline-secondary btn-sm">
      {children}
    </RouteLink>
  );
}

function DialogButton({ dialog, children }: { dialog: DialogRequest; children: ReactNode }) {
  const dispatch = useAppDispatch();
  return <SmallButton onClick={() => dispatch(dialogOpened(dialog))}>{children}</SmallButton>;
}
