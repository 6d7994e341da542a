import { type LucideIcon, Database, Keyboard, Search } from 'lucide-react';
import { RouteLink } from '@/components/text/RouteLink';
import { selectPath } from '@/slices/ui/routeSlice';
import { useAppSelector, useAppDispatch } from '@/store/hooks';
import { classNames } from '@/components/page/classNames';
import { PRODUCT_NAME } from '@/domain/product';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import { selectThemeChoice, themeChosen } from '@/slices/ui/themeSlice';
import { LazyPalette } from '@/features/palette/LazyPalette';
import { useBrowserValue } from '@/components/browser/browserValues';
import { paletteOpened } from '@/slices/ui/paletteSlice';
import { Brand } from './Brand';
import * as styles from './Navigation.module.scss';
import * as sidebar from './sidebar.module.scss';
import { ThemeField } from '@/components/forms/fields/ThemeField';
import * as footer from './SidebarFooter.module.scss';
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

export function SidebarFooter() {
  const dispatch = useAppDispatch();
  const themeChoice = useAppSelector(selectThemeChoice);
  const workspace = useAppSelector(selectImportedWorkspace);
  return (
    <footer className={footer.footer}>
      {!workspace && <span className={classNames('badge', footer.demo)}>{texts.demoData}</span>}
      <button
        type="button"
        className={classNames(sidebar.button, sidebar.keys)}
        onClick={() => dispatch(dialogOpened({ kind: workspace ? 'workspaces' : 'importFile' }))}
      >
        <Database aria-hidden size={16} /> {workspace ? texts.workspace(workspace.name) : texts.importData}
      </button>
      <ThemeField choice={themeChoice} onSelect={(choice) => dispatch(themeChosen(choice))} />
      <button
        type="button"
        className={classNames(sidebar.button, sidebar.keys)}
        onClick={() => dispatch(dialogOpened({ kind: 'keys' }))}
      >
        <Keyboard aria-hidden size={16} /> {texts.shortcuts}
      </button>
      <p className="mb-0">{texts.copyright(PRODUCT_NAME)}</p>
      <p className="mb-0">{texts.rights}</p>
    </footer>
  );
}

const readPaletteKeys = () => (/^Mac|^iP/.test(navigator.platform) ? '⌘ K' : texts.searchKeys);

export function SearchButton() {
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={classNames(sidebar.button, sidebar.search)}
      aria-haspopup="dialog"
      onClick={() => dispatch(paletteOpened())}
      onMouseEnter={LazyPalette.preload}
      onFocus={LazyPalette.preload}
    >
      <Search aria-hidden size={16} />
      {texts.search}
      <kbd>{useBrowserValue(readPaletteKeys, texts.searchKeys)}</kbd>
    </button>
  );
}
