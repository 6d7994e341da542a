export const notOpened = (reason: string) =>
  `This workspace couldn't be opened: ${reason}. Reload the page to try again.`;
export const dropFiles = 'Drop files to import';
