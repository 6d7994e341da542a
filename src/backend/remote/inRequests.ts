import { MOST_BYTES, MOST_PROPOSALS, type TeamProposal } from '@/protocol/entries';

/** In characters: it leaves room for characters of several bytes and for the rest of the request. */
const MOST_CHARACTERS = MOST_BYTES / 3;

/** The proposals in their order, in as few requests as the limits of the server allow. */
export function inRequests(proposals: readonly TeamProposal[]): TeamProposal[][] {
  const requests: TeamProposal[][] = [];
  let last: TeamProposal[] = [];
  let size = Infinity;
  for (const proposal of proposals) {
    const length = JSON.stringify(proposal).length;
    if (last.length === MOST_PROPOSALS || size + length > MOST_CHARACTERS) {
      requests.push((last = []));
      size = 0;
    }
    last.push(proposal);
    size += length;
  }
  return requests;
}
