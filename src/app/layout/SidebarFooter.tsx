import { Database, Keyboard } from 'lucide-react';
import { ThemeField } from '@/components/forms/ThemeField';
import { classNames } from '@/components/page/classNames';
import { PRODUCT_NAME } from '@/domain/product';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectOwnWorkspace } from '@/slices/workspaceSlice';
import { selectThemeChoice, themeChosen } from '@/slices/ui/themeSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './SidebarFooter.module.scss';
import * as sidebar from './sidebar.module.scss';
import * as texts from './texts';

export function SidebarFooter() {
  const dispatch = useAppDispatch();
  const themeChoice = useAppSelector(selectThemeChoice);
  const workspace = useAppSelector(selectOwnWorkspace);
  return (
    <footer className={styles.footer}>
      {!workspace && <span className={classNames('badge', styles.demo)}>{texts.demoData}</span>}
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
