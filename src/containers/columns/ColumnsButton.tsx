import { Columns3 } from 'lucide-react';
import { Suspense } from 'react';
import Button from 'react-bootstrap/Button';
import { lazyPart } from '@/components/browser/lazyPart';
import * as floating from '@/components/dialogs/floating.module.scss';
import { useDisclosure } from '@/components/dialogs/useDisclosure';
import * as list from '@/components/lists/list.module.scss';
import { classNames } from '@/components/page/classNames';
import { menuToggled, selectOpenMenu } from '@/slices/ui/layoutSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { ColumnsMenuProps } from './ColumnsMenu';
import * as styles from './ColumnsButton.module.scss';
import * as texts from './texts';

const ColumnsMenu = lazyPart('ColumnsMenu', () => import(/* webpackChunkName: "columns" */ './ColumnsMenu'));

/** Opens the menu that chooses and orders the columns of a list. */
export function ColumnsButton(props: ColumnsMenuProps) {
  const dispatch = useAppDispatch();
  const menu = `columns ${props.list}`;
  const isOpen = useAppSelector(selectOpenMenu) === menu;
  const { area, trigger, id } = useDisclosure(isOpen, () => dispatch(menuToggled(menu)));
  return (
    <div ref={area} className={styles.area}>
      <Button
        {...trigger}
        variant="outline-secondary"
        className={list.icon}
        aria-label={texts.columns}
        title={texts.columns}
        onClick={() => dispatch(menuToggled(menu))}
        onPointerEnter={ColumnsMenu.preload}
        onFocus={ColumnsMenu.preload}
      >
        <Columns3 aria-hidden size={18} />
      </Button>
      {isOpen && (
        <div id={id} role="group" aria-label={texts.columns} className={classNames(floating.panel, list.menu)}>
          <Suspense>
            <ColumnsMenu {...props} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
