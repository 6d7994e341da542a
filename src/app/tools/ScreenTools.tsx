import { InboxPopover } from './InboxPopover';
import { UserMenu } from './UserMenu';

type Props = { isSmall: boolean };

/** The bell and the operator's badge of every screen: beside its heading, and in the bar of a small one. */
export function ScreenTools({ isSmall }: Props) {
  return (
    <div className="screen-tools">
      <InboxPopover />
      <UserMenu isSmall={isSmall} />
    </div>
  );
}
