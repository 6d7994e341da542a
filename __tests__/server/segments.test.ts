import { useEngine } from './engines';
import { findPostgres } from './postgres';
import { testSegments } from './segmentsContract';

describe('PGlite', () => testSegments(useEngine('PGlite')));

// Without PostgreSQL, the segments are tested on PGlite only.
if (findPostgres()) describe('PostgreSQL', () => testSegments(useEngine('PostgreSQL')));
