import { useState } from 'react';
import { describeFieldRefusal } from '@/components/text/fieldRefusalTexts';
import type { ReadTable } from '@/data/workbooks/readTable';
import { describeCount } from '@/domain/lists/paging';
import type { Cents } from '@/domain/money/money';
import { balancesOfFile } from '@/domain/recordFiles/balancesOfFile';
import { partyNameOf, type PartyId } from '@/domain/statements/parties';
import { describeProblem } from '@/features/imports/importing/problemTexts';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import * as texts from './openingTexts';
import { RecordFileField } from './RecordFileField';

type Props = {
  parties: readonly PartyId[];
  /** The opening balances of the file in cents. */
  onRead: (found: readonly { partyId: PartyId; amount: Cents }[]) => void;
};

/** Reads opening balances from a file into the fields, where they can be corrected before they are saved. */
export function BalancesFile({ parties, onRead }: Props) {
  const currency = useAppSelector(selectCurrency);
  const known = useAppSelector(selectPartyNames);
  const [result, setResult] = useState<{ text: string; isProblem: boolean }>();

  function fill(table: ReadTable): void {
    setResult(undefined);
    if ('sheets' in table) return;
    if ('problem' in table) {
      setResult({ text: describeProblem(table.problem), isProblem: true });
      return;
    }
    const names = new Map(parties.map((partyId) => [partyId, partyNameOf(known, partyId)]));
    const { found, refused, missing } = balancesOfFile(table, { names, currency });
    if (missing.length > 0) {
      setResult({ text: texts.missingColumns(missing), isProblem: true });
      return;
    }
    onRead(found);
    const lines = refused.map(({ line, reason }) => texts.lineRefused(line, describeFieldRefusal(reason, currency)));
    setResult({ text: texts.filled(describeCount(found.length, 'balance'), lines), isProblem: lines.length > 0 });
  }

  const problem = result?.isProblem ? result.text : undefined;
  return (
    <div className="mt-3 mb-3">
      <RecordFileField
        label={texts.fillFromFile}
        hint={texts.fileHint}
        message={problem}
        isSheetMissing={false}
        onRead={(_name, table) => fill(table)}
      />
      {result && !result.isProblem && <p role="status">{result.text}</p>}
    </div>
  );
}
