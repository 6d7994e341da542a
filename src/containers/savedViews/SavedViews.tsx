import { Pin } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { removeView, renameView, saveView, type Audience } from '@/commands/savedViews';
import { describedBy, FieldNotes } from '@/components/forms/fields/FormField';
import { RowButton, SecondaryButton } from '@/components/buttons/SecondaryButton';
import { RouteLink } from '@/components/text/RouteLink';
import { LONGEST_VIEW_NAME, viewNameRefusal, type SavedView } from '@/domain/lists/savedViews';
import { addressToSave, isNarrowed, isSameList, withoutColumns } from '@/domain/lists/savedViewAddress';
import { selectAddress } from '@/selectors/screenSelectors';
import { selectVisibleViews } from '@/selectors/savedViews';
import { selectIsShared } from '@/selectors/sync/pendingChanges';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as list from '@/components/lists/list.module.scss';
import * as styles from './SavedViews.module.scss';
import * as texts from '@/containers/texts';

/** The saved views of the open list, the active view, and the view whose name is being edited. */
export function useSavedViews() {
  const address = useAppSelector(selectAddress);
  const visible = useAppSelector(selectVisibleViews);
  const [naming, setNaming] = useState<'new' | 'again'>();
  const shown = addressToSave(address);
  const views = visible
    .filter((view) => isSameList(view.address, address))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const viewAt = (saved: string) => views.find((view) => addressToSave(view.address) === saved);
  const exact = viewAt(shown);
  const open = exact ?? viewAt(withoutColumns(shown));
  const canSave = exact === undefined && isNarrowed(address);
  return { views, open, canSave, naming: (naming === 'new' ? canSave : open) ? naming : undefined, setNaming };
}

type Props = ReturnType<typeof useSavedViews>;

/** Renders nothing while there are no saved views and no name is being edited. */
export function SavedViews({ views, open, naming, setNaming }: Props) {
  const dispatch = useAppDispatch();
  const isTeams = useAppSelector(selectIsShared);
  if (views.length === 0 && naming === undefined) return null;
  return (
    <nav aria-label={texts.savedViews} className="d-flex d-print-none flex-wrap gap-2 align-items-center">
      {views.map((view) => (
        <RouteLink
          key={view.id}
          to={view.address}
          className={styles.view}
          aria-current={view === open ? 'true' : undefined}
        >
          {view.name}
          {isTeams && view.owner !== undefined && ` · ${texts.forMeAlone}`}
        </RouteLink>
      ))}
      {naming ? (
        <NameForm
          key={naming}
          name={naming === 'again' ? (open?.name ?? '') : ''}
          others={views.filter((view) => view !== open)}
          audience={isTeams ? (naming === 'again' && open?.owner === undefined ? 'team' : 'me') : undefined}
          onNamed={(name, audience) => {
            dispatch(naming === 'again' && open ? renameView(open, name, audience) : saveView(name, audience));
            setNaming(undefined);
          }}
          onLeft={() => setNaming(undefined)}
        />
      ) : (
        open && (
          <>
            <RowButton label={texts.renameView} about={open.name} onClick={() => setNaming('again')} />
            <RowButton label={texts.deleteView} about={open.name} onClick={() => dispatch(removeView(open))} />
          </>
        )
      )}
    </nav>
  );
}

/** Always visible among the tools of the list, so that the layout does not move while an operator types. */
export function PinViewButton({ open, canSave, setNaming }: Props) {
  const name = canSave ? texts.saveView : open ? texts.savedAs(open.name) : texts.saveViewDisabled;
  return (
    <SecondaryButton
      className={list.icon}
      aria-label={name}
      title={name}
      aria-disabled={!canSave}
      onClick={() => canSave && setNaming('new')}
    >
      <Pin aria-hidden size={18} fill={open ? 'currentColor' : 'none'} />
    </SecondaryButton>
  );
}

const REFUSALS = {
  missing: texts.viewNameMissing,
  taken: texts.viewNameTaken,
};

type NameProps = {
  name: string;
  others: readonly SavedView[];
  /** Who sees it, which a team chooses. */
  audience: Audience | undefined;
  onNamed: (name: string, audience: Audience | undefined) => void;
  onLeft: () => void;
};

function NameForm({ name, others, audience: initial, onNamed, onLeft }: NameProps) {
  const id = useId();
  const [audience, setAudience] = useState(initial);
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
        } else onNamed(typed, audience);
      }}
    >
      <Form.Control
        ref={field}
        size="sm"
        aria-label={texts.viewName}
        placeholder={texts.viewName}
        defaultValue={name}
        maxLength={LONGEST_VIEW_NAME}
        required
        aria-invalid={message !== undefined}
        aria-describedby={describedBy(id, undefined, message)}
        onChange={() => setMessage(undefined)}
      />
      {audience && (
        <Form.Select
          size="sm"
          className={styles.audience}
          aria-label={texts.audience}
          value={audience}
          onChange={({ target }) => setAudience(target.value === 'me' ? 'me' : 'team')}
        >
          <option value="me">{texts.forMe}</option>
          <option value="team">{texts.forTeam}</option>
        </Form.Select>
      )}
      <Button type="submit" size="sm">
        {texts.save}
      </Button>
      <FieldNotes id={id} message={message} />
    </Form>
  );
}
