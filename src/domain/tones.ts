/** The hues a status badge can wear (specification, section 4). */
export type Tone = 'green' | 'red' | 'yellow' | 'blue' | 'grey';
