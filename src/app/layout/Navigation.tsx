import type { LucideIcon } from 'lucide-react';
import { RouteLink } from '@/components/text/RouteLink';
import { selectPath } from '@/slices/ui/routeSlice';
import { useAppSelector } from '@/store/hooks';
import { Brand } from './Brand';
import * as styles from './Navigation.module.scss';
import { SearchButton } from './SearchButton';
import { SidebarFooter } from './SidebarFooter';
import * as texts from './texts';

export type NavigationEntry = { path: string; label: string; icon: LucideIcon; preload?: () => void };

type Props = { screens: readonly NavigationEntry[]; onNavigate?: () => void };

/** The content of the sidebar and the drawer. */
export function Navigation({ screens, onNavigate }: Props) {
  const current = useAppSelector(selectPath);
  return (
    <>
      <nav aria-label={texts.main} className={styles.navigation}>
        <Brand />
        <SearchButton />
        <ul className="list-unstyled mb-0">
          {screens.map(({ path, label, icon: Icon, preload }) => (
            <li key={path}>
              <RouteLink
                to={path}
                className={styles.entry}
                aria-current={path === current ? 'page' : undefined}
                onClick={onNavigate}
                onMouseEnter={preload}
                onFocus={preload}
              >
                <Icon aria-hidden size={20} />
                {label}
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
      <SidebarFooter />
    </>
  );
}
