/** The parts that react-date-range does not hand out by name, and has no types for. */
declare module 'react-date-range/dist/components/*' {
  const part: unknown;
  // eslint-disable-next-line import-x/no-default-export -- the library exports them so
  export default part;
}
