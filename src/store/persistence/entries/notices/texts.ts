export const anotherTab = 'another tab';
export const colleague = 'a colleague';
export const authorAt = (name: string, when: string) => `${name} (${when})`;

export const renumbered = (name: string, to: string, from: string, who: string) =>
  `${name} got the ID ${to}, because ${who} used ${from} at the same moment.`;

export const editedInTwoTabs = 'Edited in two tabs';
export const editedByTwo = 'Edited by two people';
export const editedRow = (name: string, changes: string) => `${name}: ${changes}`;

export const withdrawnAlready = 'Withdrawn already';
export const withdrawnBy = (subject: string, who: string) =>
  `${subject}: ${who} had withdrawn it before. It is listed once.`;

export const nameNotChanged = 'Name not changed';
export const nameTaken = (name: string, taken: string, noun: string, who: string) =>
  `${name} keeps its name, because ${who} gave the name ${taken} to another ${noun}. All other changes are saved.`;
