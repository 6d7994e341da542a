export const tryAgain = 'Try again';
export const notLoaded = (part: string, reason: string | undefined) =>
  `${part} couldn't be loaded${reason ? `: ${reason}` : '. Check your connection and try again'}.`;
