// Property tests have fewer runs in `npm test`, where each run has new values, and still fewer in `npm run test:quick` and
// `npm run mutation`, which repeat the same values. `npm run test:all` has all runs.
import type * as FastCheck from 'fast-check';

jest.mock('fast-check', () => {
  const actual = jest.requireActual<typeof FastCheck>('fast-check');
  // These numbers find a broken rule, and thousands of runs would delay each test.
  const [share, most] = process.env.RUNS === 'few' ? [0.1, 40] : [0.25, 25];
  const fixed = process.env.RUNS === 'some' ? {} : { seed: 20240630, endOnFailure: true };
  const assert = (property: FastCheck.IRawProperty<unknown>, parameters: FastCheck.Parameters<unknown> = {}) => {
    const stated = parameters.numRuns ?? actual.readConfigureGlobal().numRuns ?? 100;
    const numRuns = Math.min(most, Math.ceil(stated * share));
    return actual.assert(property, { ...parameters, ...fixed, numRuns });
  };
  return { __esModule: true, ...actual, default: { ...actual.default, assert } };
});
