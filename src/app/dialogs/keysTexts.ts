export const title = 'Keyboard shortcuts';
export const singleKeys = 'Single-key shortcuts';
export const singleKeysHint =
  "Turn off if speech input or accidental key presses trigger them. Shortcuts never run while you're typing in a field.";
export const off = '(off)';
