export const copyLink = 'Copy link';
export const copyId = 'Copy ID';
export const link = 'link';
export const id = 'ID';
export const copiedTitle = 'Copied to clipboard';
export const copied = (what: string) => `The ${what} has been copied to your clipboard`;
export const notCopiedTitle = 'Not copied';
export const notCopied = (what: string) =>
  `Your browser blocked the clipboard. The ${what} is selected: press Ctrl+C, or ⌘C on a Mac.`;
