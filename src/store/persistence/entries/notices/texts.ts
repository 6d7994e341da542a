export const renumbered = (name: string, to: string, from: string) =>
  `${name} got the ID ${to}, because another tab used ${from} at the same moment.`;

export const editedInTwoTabs = 'Edited in two tabs';
export const editedRow = (name: string, changes: string) => `${name}: ${changes}`;

export const nameNotChanged = 'Name not changed';
export const nameTaken = (name: string, taken: string, noun: string) =>
  `${name} keeps its name, because another tab gave the name ${taken} to another ${noun}. All other changes are saved.`;
