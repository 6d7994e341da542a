import { Pin } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { removeView, renameView, saveView } from '@/commands/savedViews';
import { describedBy, FieldNotes } from '@/components/forms/FormField';
import { RouteLink } from '@/components/text/RouteLink';
import { addressToKeep, isNarrowed, isSameList } from '@/domain/lists/savedViewAddress';
import { LONGEST_VIEW_NAME, viewNameRefusal, type SavedView } from '@/domain/lists/savedViews';
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
          others={views.filter((view) => view !== open)}
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

const REFUSALS = {
  missing: 'Enter a name.',
  taken: 'There is a view of this name here. Enter another name.',
};

type NameProps = {
  name: string;
  /** The other views of the list. */
  others: readonly SavedView[];
  onNamed: (name: string) => void;
  onLeft: () => void;
};

function NameForm({ name, others, onNamed, onLeft }: NameProps) {
  const id = useId();
  const [message, setMessage] = useState<string>();
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
      noValidate
      className={styles.naming}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeft();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = field.current?.value ?? '';
        const refusal = viewNameRefusal(typed, others);
        if (refusal) {
          setMessage(REFUSALS[refusal]);
          field.current?.focus();
        } else onNamed(typed);
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
        aria-invalid={message !== undefined}
        aria-describedby={describedBy(id, undefined, message)}
        onChange={() => setMessage(undefined)}
      />
      <Button type="submit" size="sm">
        Save
      </Button>
      <FieldNotes id={id} message={message} />
    </Form>
  );
}
