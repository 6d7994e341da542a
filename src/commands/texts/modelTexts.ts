export const modelSaved = 'Charge model saved';
export const figuresFollow = 'All figures follow it. Issued statements stay as they are.';
