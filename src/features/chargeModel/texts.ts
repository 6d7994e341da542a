import { describeCount } from '@/domain/lists/paging';

export const save = 'Save charge model';
export const ofWorkspace =
  'These settings apply to all payments of this workspace, unless a merchant or an integration differs.';
export const ofMerchant = (name: string) => `These settings apply to the payments of ${name}.`;
export const ofIntegration = (name: string) => `These settings apply to the payments of the integration ${name}.`;
export const preset = 'Start from';
export const choosePreset = 'Choose a model';
export const inherited = 'As the workspace';
export const example = 'Example';
export const effect = 'What would change';
export const nothingChanges = 'Nothing changes: these are the current settings.';
export const changedPayments = (count: number, statements: number) =>
  `${describeCount(count, 'payment')} would be divided otherwise.${
    statements === 0 ? '' : ` ${describeCount(statements, 'issued statement')} would get corrections on the next one.`
  }`;
export const party = 'PARTY';
export const now = 'NOW';
export const then = 'THEN';
export const difference = 'DIFFERENCE';
