import { classNames } from '@/components/page/classNames';
import { RouteLink } from '@/components/text/RouteLink';
import { InboxList } from './InboxList';
import { MarkInboxRead } from './MarkInboxRead';
import * as styles from './InboxPanel.module.scss';
import * as texts from './inboxTexts';

type Props = {
  /** The id of the heading, which names the popover. */
  headingId: string;
  /** Called when an item opens its payment, so that the popover closes. */
  onLeft: () => void;
};

/** The content of the bell's popover: the newest messages. */
export function InboxPanel({ headingId, onLeft }: Props) {
  return (
    <>
      <div className={styles.heading}>
        <h2 id={headingId}>{texts.notifications}</h2>
        <MarkInboxRead />
      </div>
      <InboxList onLeft={onLeft} />
      <RouteLink to="/notifications" className={classNames('btn btn-link', styles.all)}>
        {texts.viewActivity}
      </RouteLink>
    </>
  );
}
