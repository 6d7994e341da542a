import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { media } from './browser';

// The first render of a chunk compiles it, which takes longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  media.isSmall = false;
  media.isForced = false;
});
