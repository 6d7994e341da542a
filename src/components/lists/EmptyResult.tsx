import * as texts from './texts';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';

type Props = {
  /** The noun of the rows, in the plural: 'transactions'. */
  noun: string;
  /** Descriptions of the active filters; empty if no filter is active. */
  lookedFor: readonly (string | undefined)[];
  onCleared: () => void;
  /** Opens the import if the workspace has no rows of this kind. */
  onImport?: () => void;
};

/** The empty state of a list: it names the active filters and clears them, or offers the import if there are no rows at all. */
export function EmptyResult({ noun, lookedFor, onCleared, onImport }: Props) {
  const terms = lookedFor.filter((part) => part !== undefined && part !== '');
  if (terms.length === 0)
    return (
      <>
        <p>{texts.noRowsYet(noun)}</p>
        {onImport && <SecondaryButton onClick={onImport}>{texts.importData}</SecondaryButton>}
      </>
    );
  return (
    <>
      <p>{texts.noMatches(noun, terms.join(', '))}</p>
      <SecondaryButton onClick={onCleared}>{texts.clearFilters}</SecondaryButton>
    </>
  );
}
