import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { Brand } from './Brand';
import { SidebarFooter } from './SidebarFooter';

export type NavigationEntry = { path: string; label: string; icon: LucideIcon };

type Props = { screens: readonly NavigationEntry[]; onChosen?: () => void };

/** Brand, entries and the foot: the same in the sidebar and in the drawer. */
export function Navigation({ screens, onChosen }: Props) {
  return (
    <>
      <nav aria-label="Main" className="navigation">
        <Brand />
        <ul className="list-unstyled mb-0">
          {screens.map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <NavLink to={path} end className="navigation-entry" onClick={onChosen}>
                <Icon aria-hidden size={20} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <SidebarFooter />
    </>
  );
}
