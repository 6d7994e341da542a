import { DueDisputes } from './DueDisputes';
import { DemoFirstSteps } from './FirstSteps';

/** The strip of the demo data, if it is shown, and the disputes that are due. */
export function DashboardNotices({ hasStrip }: { hasStrip: boolean }) {
  return (
    <>
      {hasStrip && <DemoFirstSteps />}
      <DueDisputes />
    </>
  );
}
