import { Keyboard } from 'lucide-react';
import { ThemeField } from '@/components/ThemeField';
import { PRODUCT_NAME } from '@/domain/product';
import { dialogOpened } from '@/slices/dialogsSlice';
import { selectThemeChoice, themeChosen } from '@/slices/themeSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** The foot of the sidebar and of the drawer: the theme, the list of the keys, and the copyright line. */
export function SidebarFooter() {
  const dispatch = useAppDispatch();
  const themeChoice = useAppSelector(selectThemeChoice);
  return (
    <footer className="sidebar-footer">
      <ThemeField choice={themeChoice} onChosen={(choice) => dispatch(themeChosen(choice))} />
      <button type="button" className="keys-button" onClick={() => dispatch(dialogOpened({ kind: 'keys' }))}>
        <Keyboard aria-hidden size={16} /> Keyboard shortcuts
      </button>
      <p className="mb-0">© 2024 {PRODUCT_NAME}</p>
      <p className="mb-0">All rights reserved.</p>
    </footer>
  );
}
