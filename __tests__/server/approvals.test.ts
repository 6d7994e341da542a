import { testApprovals } from './approvalsContract';
import { useEngine } from './engines';
import { findPostgres } from './postgres';

describe('On PGlite', () => testApprovals(useEngine('PGlite')));

if (findPostgres()) describe('On PostgreSQL', () => testApprovals(useEngine('PostgreSQL')));
