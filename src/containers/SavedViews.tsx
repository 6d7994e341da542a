import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { removeView, renameView, saveView } from '@/commands/savedViews';
import { RouteLink } from '@/components/text/RouteLink';
import { addressToKeep, isNarrowed, isSameList } from '@/domain/lists/savedViewAddress';
import { LONGEST_VIEW_NAME } from '@/domain/lists/savedViews';
import { selectAddress } from '@/selectors/lists/addressSelectors';
import { selectSavedViews } from '@/slices/entities/savedViewsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './SavedViews.module.scss';

/** The views of a list that were kept under a name, above it; nothing where none was, and none is worth keeping. */
export function SavedViews() {
  const dispatch = useAppDispatch();
  const address = useAppSelector(selectAddress);
  const records = useAppSelector(selectSavedViews);
  const [naming, setNaming] = useState<'new' | 'again'>();
  const shown = addressToKeep(address);
  const views = Object.values(records)
    .filter((view) => isSameList(view.address, address))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const open = views.find((view) => view.address === shown);
  const canSave = open === undefined && isNarrowed(address);
  if (views.length === 0 && !canSave) return null;
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
      {naming !== undefined && (naming === 'new' ? canSave : open) ? (
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
        <>
          {canSave && (
            <Button variant="outline-secondary" size="sm" onClick={() => setNaming('new')}>
              Save this view
            </Button>
          )}
          {open && (
            <>
              <Button variant="outline-secondary" size="sm" onClick={() => setNaming('again')}>
                Rename <span className="visually-hidden">{open.name}</span>
              </Button>
              <Button variant="outline-secondary" size="sm" onClick={() => dispatch(removeView(open))}>
                Remove <span className="visually-hidden">{open.name}</span>
              </Button>
            </>
          )}
        </>
      )}
    </nav>
  );
}

type NameProps = { name: string; onNamed: (name: string) => void; onLeft: () => void };

function NameForm({ name, onNamed, onLeft }: NameProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
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
