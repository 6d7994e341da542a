export const cannotSaveTitle = "Your browser can't save changes.";
export const cannotSaveDetails =
  'Storage is full or blocked. You can keep working, but changes are lost when you close this page.';
