import { useEngine } from './engines';
import { findPostgres } from './postgres';
import { testRestorations } from './restorationsContract';

describe('On PGlite', () => testRestorations(useEngine('PGlite')));

if (findPostgres()) describe('On PostgreSQL', () => testRestorations(useEngine('PostgreSQL')));
