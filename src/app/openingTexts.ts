export const notOpened = "The workspace couldn't be opened";
