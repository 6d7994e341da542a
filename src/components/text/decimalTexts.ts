/** `at most two decimals` or `no decimals`. */
export function describeDecimals(decimals: number): string {
  return `${['no', '', 'at most two', 'at most three', 'at most four'][decimals]} decimals`;
}
