/** The parts that react-date-range does not hand out by name, and has no types for. */
declare module 'react-date-range/dist/components/*' {
  const part: unknown;
  export default part;
}
