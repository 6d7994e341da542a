export const saved = 'Agreed rates saved';
export const withdrawn = 'Agreed rates removed';
export const since = (day: string) => `Since ${day}.`;
