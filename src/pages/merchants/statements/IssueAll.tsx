import { FileCheck2 } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { statementsList } from '@/selectors/statements/statementSelectors';
import { useAppSelector } from '@/store/hooks';
import { useIssuing } from './useIssuing';
import * as texts from './texts';

/** Issues the statements of all listed parties. */
export function IssueAll() {
  const rows = useAppSelector(statementsList.selectSorted);
  const areAllIssued = rows.length > 0 && rows.every(({ issued }) => issued !== undefined);
  const { issueOrWarn, warning } = useIssuing(
    rows.map(({ partyId }) => partyId),
    texts.issueAll,
  );
  return (
    <>
      <Button
        variant="outline-secondary"
        size="sm"
        aria-disabled={areAllIssued}
        onClick={() => {
          if (!areAllIssued) issueOrWarn();
        }}
      >
        <FileCheck2 aria-hidden size={16} /> {areAllIssued ? texts.allIssued : texts.issueAll}
      </Button>
      {!areAllIssued && warning}
    </>
  );
}
