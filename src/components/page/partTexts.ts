export const tryAgain = 'Try again';
export const notLoaded = (part: string, reason: string | undefined) =>
  reason === undefined ? `${part} couldn't be loaded.` : `${part} couldn't be loaded: ${reason}.`;
