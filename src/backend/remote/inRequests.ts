import { MOST_BYTES, MOST_PROPOSALS, type TeamProposal } from '@/protocol/entries';

/** In characters: it leaves room for characters of several bytes and for the rest of the request. */
const MOST_CHARACTERS = MOST_BYTES / 3;

const isIssue = ({ kind, withdrawn }: TeamProposal) => kind === 'statements' && withdrawn !== true;

/**
 * The proposals in their order, in as few requests as the limits of the server allow. A statement begins a request behind other
 * changes, because a payment engine knows only what is stored.
 */
export function inRequests(proposals: readonly TeamProposal[]): TeamProposal[][] {
  const requests: TeamProposal[][] = [];
  let last: TeamProposal[] = [];
  let size = Infinity;
  for (const proposal of proposals) {
    const length = JSON.stringify(proposal).length;
    const isBehindOthers = isIssue(proposal) && last.some((earlier) => !isIssue(earlier));
    if (isBehindOthers || last.length === MOST_PROPOSALS || size + length > MOST_CHARACTERS) {
      requests.push((last = []));
      size = 0;
    }
    last.push(proposal);
    size += length;
  }
  return requests;
}
