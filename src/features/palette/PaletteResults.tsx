import type { PaletteResult } from '@/selectors/palette/paletteActions';
import type { PaletteGroup } from '@/selectors/palette/paletteSelectors';
import { RefusalText } from '@/containers/RefusalText';
import * as styles from './PaletteResults.module.scss';
import * as texts from './texts';

type Props = {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteResult | undefined;
  optionId: (result: PaletteResult) => string;
  onPointed: (result: PaletteResult) => void;
  onSelect: (result: PaletteResult) => void;
};

/** What was found, in its groups. The focus stays in the field; the field names the active one. */
export function PaletteResults({ id, groups, active, optionId, onPointed, onSelect }: Props) {
  return (
    <div id={id} className={styles.results} role="listbox" aria-label={texts.results}>
      {groups.map(({ name, results }, index) => (
        <div key={name} role="group" aria-labelledby={`${id}-${index}`}>
          <div id={`${id}-${index}`} className={styles.group}>
            {name}
          </div>
          {results.map((result) => (
            <button
              key={result.id}
              type="button"
              role="option"
              id={optionId(result)}
              className={styles.result}
              tabIndex={-1}
              aria-selected={result === active}
              aria-disabled={result.run === null}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => {
                if (result !== active) onPointed(result);
              }}
              onClick={() => onSelect(result)}
            >
              <span>{result.label}</span> <Note {...result} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function Note({ refusal, hint }: PaletteResult) {
  if (!refusal && hint === undefined) return null;
  return <small>{refusal ? <RefusalText refusal={refusal} /> : hint}</small>;
}
