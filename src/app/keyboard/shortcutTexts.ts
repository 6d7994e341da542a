export const openSearch = 'Open search (⌘K on a Mac)';
export const searchScreen = 'Search this screen';
export const openFirst = 'Open the first result';
export const moveRows = 'Move between rows';
export const nextRow = 'Next or previous row (or payment, in its details)';
export const showShortcuts = 'Show this list';
export const latestMessage = 'Move to the latest message and back';
export const closeTop = 'Close the top dialog or menu';
