import { describeCount } from '@/domain/lists/paging';

/** `meanwhile` describes what another tab changed; it may be empty. */
export const saved = (name: string, isUnchanged: boolean, concurrent: string) =>
  `${isUnchanged ? `${name} is unchanged` : `Changes to ${name} saved`}.${concurrent && ` ${concurrent}`}`;
export const addedAtTop = (name: string) => `${name} was added to the top of the list.`;
export const merchantSaved = 'Merchant saved';
export const integrationSaved = 'Integration saved';

export const statusChanged = 'Status changed';
export const statusIs = (name: string, status: string, integrations: number) =>
  `${name} ${status === 'Suspended' ? 'suspended' : `is now ${status}`}.${integrations > 0 ? ` ${describeCount(integrations, 'integration')} set to inactive.` : ''}`;

export const statusesAre = (count: number, status: string) =>
  `${describeCount(count, 'merchant')} ${count === 1 ? 'is' : 'are'} now ${status}.`;
export const notUndone = 'Not undone';
export const changedSince = 'The data has changed since.';
