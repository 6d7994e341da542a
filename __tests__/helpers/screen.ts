import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { media } from './browser';

// The first look at a chunk waits for it to be compiled, which takes a busy machine more than the stock second.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  media.isSmall = false;
  media.isForced = false;
});
