import { testAssignments } from './assignmentsContract';
import { useEngine } from './engines';
import { findPostgres } from './postgres';

describe('On PGlite', () => testAssignments(useEngine('PGlite')));

if (findPostgres()) describe('On PostgreSQL', () => testAssignments(useEngine('PostgreSQL')));
