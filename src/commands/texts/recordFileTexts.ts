export const payoutsImported = 'Payouts imported';
export const paid = (payouts: string, amount: string) => `${payouts}, ${amount}.`;
export const importedFrom = (file: string) => `Imported from ${file}`;
export const ratesImported = 'Agreed rates imported';
export const agreements = (count: string) => `${count} saved.`;
