import { Search } from 'lucide-react';
import { LazyPalette } from '@/features/palette/LazyPalette';
import { useBrowserValue } from '@/components/browser/useBrowserValue';
import { classNames } from '@/components/page/classNames';
import { paletteOpened } from '@/slices/ui/paletteSlice';
import { useAppDispatch } from '@/store/hooks';
import * as styles from './sidebar.module.scss';
import * as texts from './texts';

const readPaletteKeys = () => (/^Mac|^iP/.test(navigator.platform) ? '⌘ K' : texts.searchKeys);

export function SearchButton() {
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={classNames(styles.button, styles.search)}
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
