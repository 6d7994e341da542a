export const edit = 'Edit';
export const close = 'Close';
export const about = (figure: string) => `About ${figure}`;
export const cannotFind = (noun: string) => `We can't find ${noun}`;
export const seeAll = (rows: string) => `See all ${rows}`;
export const maybeElsewhere = 'It may be in another workspace.';
