export const unreadable = "This file can't be read. It is incomplete, damaged or not a problem report.";
export const foreign = (product: string) => `This file isn't a problem report of the ${product}.`;
export const newer = (version: string) =>
  `This problem report is from a newer version than ${version}. Open it in that version.`;
export const older =
  "This problem report is from an earlier version whose format can't be replayed. Open it in that version.";
export const damaged = 'This problem report is damaged (checksum mismatch). Ask for the file again.';
export const otherData = (version: string) =>
  `This problem report uses other demo data. Open it in version ${version}.`;
export const incomplete = "This problem report can't be replayed, because its state or its actions are missing.";
