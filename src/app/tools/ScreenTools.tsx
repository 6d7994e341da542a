import { InboxPopover } from './InboxPopover';
import * as styles from './ScreenTools.module.scss';
import { UserMenu } from './UserMenu';

/** The bell and the operator's badge, next to the heading or, on a phone, in the top bar. */
export function ScreenTools() {
  return (
    <div className={`d-print-none ${styles.tools}`}>
      <InboxPopover />
      <UserMenu />
    </div>
  );
}
