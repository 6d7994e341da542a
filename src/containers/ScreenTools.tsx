import { InboxPopover } from './InboxPopover';
import { UserMenu } from './UserMenu';

/** The bell and the operator's badge: beside each screen's heading, and in the bar of a small screen. */
export function ScreenTools() {
  return (
    <div className="screen-tools">
      <InboxPopover />
      <UserMenu />
    </div>
  );
}
