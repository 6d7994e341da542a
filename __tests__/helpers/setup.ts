import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

import { media } from './browser';

// The first look at a chunk waits for it to be compiled, which takes a busy machine more than the stock second.
configure({ asyncUtilTimeout: 10_000 });

// A warning of React, Redux or a library is a defect: it fails the test that caused it.
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  media.isSmall = false;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      complaints.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(complaints).toEqual([]);
});

/** For a test in which a complaint is expected: hands over what was said so far and forgets it. */
export function takeComplaints(): string[] {
  return complaints.splice(0);
}
