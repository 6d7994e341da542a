import { proposedRecordId } from '@/domain/approvals/reservations';
import { isRecord } from '@/lib/objects';
import { addTo } from '@/lib/byKey';
import { MOST_BYTES, MOST_PROPOSALS, type TeamProposal } from '@/protocol/entries';

/** In characters: it leaves room for characters of several bytes and for the rest of the request. */
const MOST_CHARACTERS = MOST_BYTES / 3;

const isIssue = ({ kind, withdrawn }: TeamProposal) => kind === 'statements' && withdrawn !== true;

/**
 * The proposals in as few requests as the limits of the server allow, in their order. What the server judges together is not
 * separated: a withdrawal and its reversal, a decision and what it records, a report and its resolutions. A statement begins a request
 * behind other changes, because a payment engine knows only what is stored.
 */
export function inRequests(proposals: readonly TeamProposal[]): TeamProposal[][] {
  const requests: TeamProposal[][] = [];
  let last: TeamProposal[] = [];
  let size = Infinity;
  const begin = () => {
    requests.push((last = []));
    size = 0;
  };
  for (const unit of unitsOf(proposals)) {
    const lengths = unit.map((proposal) => JSON.stringify(proposal).length);
    const length = lengths.reduce((sum, one) => sum + one, 0);
    const isBehindOthers = unit.some(isIssue) && last.some((earlier) => !isIssue(earlier));
    if (isBehindOthers || last.length + unit.length > MOST_PROPOSALS || size + length > MOST_CHARACTERS) begin();
    unit.forEach((proposal, index) => {
      const one = lengths[index] ?? 0;
      // A unit beyond the limits is divided, and the server says what it refuses.
      if (last.length === MOST_PROPOSALS || (last.length > 0 && size + one > MOST_CHARACTERS)) begin();
      last.push(proposal);
      size += one;
    });
  }
  return requests;
}

/** The proposals that are judged together, each at its first one. */
function unitsOf(proposals: readonly TeamProposal[]): Iterable<TeamProposal[]> {
  const decided = new Map(proposals.flatMap(recordsOfDecision));
  const units = new Map<string, TeamProposal[]>();
  for (const proposal of proposals) addTo(units, unitOf(proposal, decided), proposal);
  return units.values();
}

function recordsOfDecision({ kind, id, value }: TeamProposal): [string, string][] {
  if (kind !== 'proposals' || !isRecord(value) || !isRecord(value.decision) || !Array.isArray(value.items)) return [];
  return value.items
    .filter(isRecord)
    .map((item) => [proposedRecordId({ id }, String(item.subjectId)), `${kind}/${id}`]);
}

function unitOf({ kind, id, value, withdrawn }: TeamProposal, decided: ReadonlyMap<string, string>): string {
  const fields = isRecord(value) ? value : {};
  const path = `${kind}/${id}`;
  if (kind === 'takenBack')
    return fields.of === 'reconciliation' ? path : `${String(fields.of)}/${String(fields.recordId)}`;
  if (kind === 'reconciliation' && withdrawn)
    return `${kind}/${typeof fields.reportId === 'string' ? fields.reportId : id}`;
  return (withdrawn ? undefined : decided.get(id)) ?? path;
}
