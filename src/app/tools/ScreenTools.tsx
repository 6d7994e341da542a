import { InboxPopover } from './InboxPopover';
import * as styles from './ScreenTools.module.scss';
import { UserMenu } from './UserMenu';

/** The bell and the operator's badge of every screen: beside its heading, and in the bar of a small one. */
export function ScreenTools() {
  return (
    <div className={styles.tools}>
      <InboxPopover />
      <UserMenu />
    </div>
  );
}
