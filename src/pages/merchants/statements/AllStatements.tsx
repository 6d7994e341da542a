import { ExportButton } from '@/components/lists/ExportButton';
import { csvFileName } from '@/domain/lists/csv';
import { allStatementsTable } from '@/selectors/statements/statementTables';
import { selectStatementDays } from '@/selectors/statements/statementSources';
import { toastShown } from '@/slices/ui/layoutSlice';
import { runResumable } from '@/store/runResumable';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import * as texts from './texts';

/** Downloads the statements of all listed parties as one file. */
export function AllStatements() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const days = useAppSelector(selectStatementDays);
  return (
    <ExportButton
      label={texts.downloadAll}
      size="sm"
      fileName={csvFileName('statements', days)}
      getTable={() => runResumable(allStatementsTable(store.getState()))}
      onMessage={(title, text) => dispatch(toastShown({ title, text }))}
    />
  );
}
