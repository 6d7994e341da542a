export const failed = (reason: string) => `The report couldn't be created: ${reason}`;
export const whatItIs = 'The report of your last actions is saved on your computer and not sent anywhere.';
export const recording = 'The report';
export const exit = 'Exit replay';
