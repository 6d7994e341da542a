// A warning of React, Redux or a library is a defect, so it fails the test that caused it.
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
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

/** Returns the warnings so far and clears them, for a test that expects a warning. */
export function popComplaints(): string[] {
  return complaints.splice(0);
}
