// Property tests that run repeatedly, in `npm run test:quick` and `npm run mutation`, use this.
import type * as FastCheck from 'fast-check';

jest.mock('fast-check', () => {
  const actual = jest.requireActual<typeof FastCheck>('fast-check');
  // This number finds a broken rule, and thousands of runs would delay each test.
  const [share, most, stock] = [process.env.QUICK === 'true' ? 0.1 : 0.4, 40, 100];
  // Each run uses the same values, and stops at the first failure.
  const quick = { seed: 20240630, endOnFailure: true };
  const assert = (property: FastCheck.IRawProperty<unknown>, parameters: FastCheck.Parameters<unknown> = {}) => {
    const numRuns = Math.min(most, Math.ceil((parameters.numRuns ?? stock) * share));
    return actual.assert(property, { ...parameters, ...quick, numRuns });
  };
  return { __esModule: true, ...actual, default: { ...actual.default, assert } };
});
