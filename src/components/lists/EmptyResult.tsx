import Button from 'react-bootstrap/Button';

type Props = {
  /** The noun of the rows, in the plural: 'transactions'. */
  noun: string;
  /** What was looked for, each filter in words; empty where nothing was filtered. */
  lookedFor: readonly (string | undefined)[];
  onCleared: () => void;
};

/** In place of the rows: what was looked for, and the way back to all of them. */
export function EmptyResult({ noun, lookedFor, onCleared }: Props) {
  const words = lookedFor.filter((part) => part !== undefined && part !== '');
  if (words.length === 0) return <p className="mb-0">There are no {noun} yet.</p>;
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
