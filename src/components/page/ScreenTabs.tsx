import { RouteLink } from '@/components/text/RouteLink';
import * as styles from './ScreenTabs.module.scss';

type Props = {
  /** The name of the tabs, for assistive technology. */
  label: string;
  tabs: readonly { label: string; to: string; isOpen: boolean; preload?: () => void }[];
};

/** The views of a screen as links under its heading. */
export function ScreenTabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className={`d-print-none ${styles.tabs}`}>
      {tabs.map((tab) => (
        <RouteLink
          key={tab.to}
          to={tab.to}
          aria-current={tab.isOpen ? 'page' : undefined}
          onMouseEnter={tab.preload}
          onFocus={tab.preload}
        >
          {tab.label}
        </RouteLink>
      ))}
    </nav>
  );
}
