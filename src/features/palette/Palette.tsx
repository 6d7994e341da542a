import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, type KeyboardEvent } from 'react';
import Modal from 'react-bootstrap/Modal';
import { flushSync } from 'react-dom';
import { loadArticleKeywords } from '@/commands/loadArticleTexts';
import { focusScreen } from '@/components/dialogs/focus';
import { useInertPage } from '@/components/dialogs/useInertPage';
import { selectActiveResult, selectPaletteGroups, selectPaletteResults } from '@/selectors/palette/paletteSelectors';
import type { PaletteResult } from '@/selectors/palette/paletteActions';
import {
  demoDataChosen,
  paletteClosed,
  paletteQueryChanged,
  paletteResultPointed,
  selectPaletteQuery,
} from '@/slices/ui/paletteSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RefusalText } from '@/containers/RefusalText';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import * as styles from './Palette.module.scss';
import * as list from './PaletteResults.module.scss';
import * as texts from './texts';
import { PATHS } from '@/domain/screens';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { firstStepsChosen } from '@/slices/ui/layoutSlice';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const focusField = (field: HTMLInputElement | null) => field?.focus();

type Props = {
  /** Whether Enter was pressed before the palette had loaded. Answered only once. */
  consumeEnter: () => boolean;
};

/**
 * One field with its results below, in their groups. The focus stays in the field, which names the active result. The
 * palette is open while it is rendered.
 */
export function Palette({ consumeEnter }: Props) {
  const dispatch = useAppDispatch();
  const { openWorkspace } = useWorkspaceServices();
  const query = useAppSelector(selectPaletteQuery);
  const groups = useAppSelector(selectPaletteGroups);
  const results = useAppSelector(selectPaletteResults);
  const active = useAppSelector(selectActiveResult);
  const id = useId();
  const optionId = (result: PaletteResult) => `${id}-${encodeURIComponent(result.id)}`;
  const activeId = active && optionId(active);
  useInertPage();
  useEffect(() => void dispatch(loadArticleKeywords()), [dispatch]);

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const run = ({ run: action }: PaletteResult) => {
    if (action === null) return;
    const isHere = paletteClosed.match(action);
    if (isHere) {
      // Synchronous, because the focus returns when the palette closes and only then moves on.
      flushSync(() => dispatch(action));
      focusScreen();
    } else {
      dispatch(paletteClosed());
      dispatch(action);
      // The message and the checklist are on the dashboard.
      if (firstStepsChosen.match(action)) dispatch(addressVisited({ path: PATHS.dashboard, query: {} }));
      if (demoDataChosen.match(action)) openWorkspace(SAMPLE);
    }
    if (isHere || addressVisited.match(action)) window.scrollTo(0, 0);
  };

  const runActive = useEffectEvent(() => {
    if (active && consumeEnter()) run(active);
  });
  // Deferred, because the action may render, which an effect must not do.
  useEffect(() => queueMicrotask(runActive), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.nativeEvent.isComposing) return;
    if (!active || (event.key !== 'Enter' && step === undefined)) return;
    // Also for Enter, because a form that opens takes the focus, and the same key press would submit it.
    event.preventDefault();
    if (step === undefined) run(active);
    else dispatch(paletteResultPointed((results.indexOf(active) + step + results.length) % results.length));
  };

  return (
    <Modal
      show
      animation={false}
      restoreFocus={false}
      enforceFocus={false}
      dialogClassName={styles.palette}
      aria-label={texts.search}
      onHide={() => dispatch(paletteClosed())}
    >
      <div className={styles.search}>
        <Search aria-hidden size={18} />
        <input
          ref={focusField}
          type="text"
          role="combobox"
          aria-label={texts.search}
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.placeholder}
          value={query}
          onChange={({ target }) => dispatch(paletteQueryChanged(target.value))}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-list`} className={list.results} role="listbox" aria-label={texts.results}>
        {groups.map(({ name, results: found }, index) => (
          <div key={name} role="group" aria-labelledby={`${id}-list-${index}`}>
            <div id={`${id}-list-${index}`} className={list.group}>
              {name}
            </div>
            {found.map((result) => (
              <button
                key={result.id}
                type="button"
                role="option"
                id={optionId(result)}
                className={list.result}
                tabIndex={-1}
                aria-selected={result === active}
                aria-disabled={result.run === null}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => {
                  if (result !== active) dispatch(paletteResultPointed(results.indexOf(result)));
                }}
                onClick={() => run(result)}
              >
                <span>{result.label}</span> <Note {...result} />
              </button>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.empty} role="status">
        {results.length === 0 && texts.noResults(query.trim())}
      </p>
      <p className={styles.foot} aria-hidden>
        <kbd>↑↓</kbd> {texts.move} · <kbd>{texts.enter}</kbd> {texts.open} · <kbd>{texts.escape}</kbd> {texts.close}
      </p>
    </Modal>
  );
}

function Note({ refusal, hint }: PaletteResult) {
  if (!refusal && hint === undefined) return null;
  return <small>{refusal ? <RefusalText refusal={refusal} /> : hint}</small>;
}
