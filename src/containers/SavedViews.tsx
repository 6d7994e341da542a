import { Pin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { removeView, renameView, saveView } from '@/commands/savedViews';
import { RouteLink } from '@/components/text/RouteLink';
import { addressToKeep, isNarrowed, isSameList } from '@/domain/lists/savedViewAddress';
import { LONGEST_VIEW_NAME } from '@/domain/lists/savedViews';
import { selectAddress } from '@/selectors/addressSelectors';
import { selectSavedViews } from '@/slices/entities/savedViewsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './SavedViews.module.scss';

/** The views of the open list that were kept under a name, the one that is shown, and which of them is being named. */
export function useSavedViews() {
  const address = useAppSelector(selectAddress);
  const records = useAppSelector(selectSavedViews);
  const [naming, setNaming] = useState<'new' | 'again'>();
  const shown = addressToKeep(address);
  const views = Object.values(records)
    .filter((view) => isSameList(view.address, address))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const open = views.find((view) => view.address === shown);
  const canSave = open === undefined && isNarrowed(address);
  return { views, open, canSave, naming: (naming === 'new' ? canSave : open) ? naming : undefined, setNaming };
}

type Props = ReturnType<typeof useSavedViews>;

/** Above the list; nothing where no view was saved and none is being named. */
export function SavedViews({ views, open, naming, setNaming }: Props) {
  const dispatch = useAppDispatch();
  if (views.length === 0 && naming === undefined) return null;
  return (
    <nav aria-label="Saved views" className={styles.views}>
      {views.map((view) => (
        <RouteLink
          key={view.id}
          to={view.address}
          className={styles.view}
          aria-current={view === open ? 'true' : undefined}
        >
          {view.name}
        </RouteLink>
      ))}
      {naming ? (
        <NameForm
          key={naming}
          name={naming === 'again' ? (open?.name ?? '') : ''}
          onNamed={(name) => {
            dispatch(naming === 'again' && open ? renameView(open, name) : saveView(name));
            setNaming(undefined);
          }}
          onLeft={() => setNaming(undefined)}
        />
      ) : (
        open && (
          <>
            <Button variant="outline-secondary" size="sm" onClick={() => setNaming('again')}>
              Rename <span className="visually-hidden">{open.name}</span>
            </Button>
            <Button variant="outline-secondary" size="sm" onClick={() => dispatch(removeView(open))}>
              Remove <span className="visually-hidden">{open.name}</span>
            </Button>
          </>
        )
      )}
    </nav>
  );
}

/** Among the list's tools at all times, so that nothing moves while a search is typed. */
export function PinViewButton({ open, canSave, setNaming }: Props) {
  const name = canSave ? 'Pin this view' : open ? `Pinned as ${open.name}` : 'Pin this view: search or filter first';
  return (
    <Button
      variant="outline-secondary"
      className={styles.save}
      aria-label={name}
      title={name}
      aria-disabled={!canSave}
      onClick={() => canSave && setNaming('new')}
    >
      <Pin aria-hidden size={18} fill={open ? 'currentColor' : 'none'} />
    </Button>
  );
}

type NameProps = { name: string; onNamed: (name: string) => void; onLeft: () => void };

function NameForm({ name, onNamed, onLeft }: NameProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    field.current?.select();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <Form
      className={styles.naming}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeft();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onNamed(field.current?.value ?? '');
      }}
    >
      <Form.Control
        ref={field}
        size="sm"
        aria-label="Name of the view"
        placeholder="Name of the view"
        defaultValue={name}
        maxLength={LONGEST_VIEW_NAME}
        required
      />
      <Button type="submit" size="sm">
        Save
      </Button>
    </Form>
  );
}
