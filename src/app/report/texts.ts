export const failed = (reason: string) => `The report couldn't be created: ${reason}`;
export const whatItIs =
  "The report is a file with the state of the console and your last actions. It's saved on your computer and not sent anywhere.";
export const recording = 'The report';
export const exit = 'Exit replay';
