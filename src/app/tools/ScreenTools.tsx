import { InboxPopover } from './InboxPopover';
import { UserMenu } from './UserMenu';

/** The bell and the operator's badge of every screen: beside its heading, and in the bar of a small one. */
export function ScreenTools() {
  return (
    <div className="screen-tools">
      <InboxPopover />
      <UserMenu />
    </div>
  );
}
