// For the proofs that are run again and again, `npm run test:quick` and `npm run mutation`.
import type * as FastCheck from 'fast-check';

jest.mock('fast-check', () => {
  const actual = jest.requireActual<typeof FastCheck>('fast-check');
  // Enough to meet a rule that is broken, where thousands would make each try wait.
  const [share, most, stock] = [process.env.QUICK === 'true' ? 0.1 : 0.4, 40, 100];
  // The same values in each run, and the first one that fails is enough.
  const quick = { seed: 20240630, endOnFailure: true };
  const assert = (property: FastCheck.IRawProperty<unknown>, parameters: FastCheck.Parameters<unknown> = {}) => {
    const numRuns = Math.min(most, Math.ceil((parameters.numRuns ?? stock) * share));
    return actual.assert(property, { ...parameters, ...quick, numRuns });
  };
  return { __esModule: true, ...actual, default: { ...actual.default, assert } };
});
