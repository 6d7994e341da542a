import { addressOf, PATHS, type Query } from '@/domain/screens';

/** The open assignments of the person who follows the link. */
export const ASSIGNED_TO_ME_QUERY: Query = { view: 'assigned', assigned: 'Me', state: 'Open' };
export const ASSIGNED_TO_ME = addressOf(PATHS.transactions, ASSIGNED_TO_ME_QUERY);
