export const save = 'Save';
export const draftRestored = 'We restored your unsaved changes.';
export const startOver = 'Start over';
export const fixFields = (count: number) => `Fix ${count} ${count === 1 ? 'field' : 'fields'} to save.`;
export const changedConcurrently = 'Not saved: someone changed this data. Review it and save again.';
export const discardQuestion = 'Discard your changes?';
export const keepEditing = 'Keep editing';
export const discard = 'Discard';
