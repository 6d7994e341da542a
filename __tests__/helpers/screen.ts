import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { media } from './browser';

/** The setting is on while `findBy` and `waitFor` try a query again and again. */
type Trying = { _disableExpensiveErrorDiagnostics?: boolean };

const { getElementError } = getConfig();

configure({
  // The first render of a chunk compiles it, which takes longer than the default second on a busy machine.
  asyncUtilTimeout: 30_000,
  // Writing the whole page for each try took 3% of the time of the screen tests. Only the message of the last try is read.
  getElementError: (message, container) => {
    if (!(getConfig() as Trying)._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

beforeEach(() => {
  media.isSmall = false;
  media.isForced = false;
});
