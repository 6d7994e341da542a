export const code = 'Code';
export const copy = 'Copy';
export const copyCode = 'Copy the code';
export const embedCode = 'Embed Code';
export const copyToClipboard = 'Copy to Clipboard';
