import Button from 'react-bootstrap/Button';

type Props = {
  /** The noun of the rows, in the plural: 'transactions'. */
  noun: string;
  /** What was looked for, each filter in words; empty where nothing was filtered. */
  lookedFor: readonly (string | undefined)[];
  onCleared: () => void;
  /** Brings rows in where there are none at all. */
  onImport?: () => void;
};

/** In place of the rows: what was looked for, and the way back to all of them; or where there are none, to some. */
export function EmptyResult({ noun, lookedFor, onCleared, onImport }: Props) {
  const words = lookedFor.filter((part) => part !== undefined && part !== '');
  if (words.length === 0)
    return (
      <>
        <p>There are no {noun} yet.</p>
        {onImport && (
          <Button variant="outline-secondary" onClick={onImport}>
            Import data
          </Button>
        )}
      </>
    );
  return (
    <>
      <p>
        No {noun} match {words.join(', ')}.
      </p>
      <Button variant="outline-secondary" onClick={onCleared}>
        Clear filters
      </Button>
    </>
  );
}
