/** Modules of react-date-range without exports in its index and without types. */
declare module 'react-date-range/dist/components/*' {
  const part: unknown;
  export default part;
}
