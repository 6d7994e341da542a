import { useEngine, type Engine } from '../engines';
import { findPostgres } from '../postgres';
import { testDecisions } from './decisionsContract';
import { testProposals } from './proposalsContract';
import { testApprovalRules } from './rulesContract';

function testApprovals(engine: () => Engine): void {
  testApprovalRules(engine);
  testProposals(engine);
  testDecisions(engine);
}

describe('On PGlite', () => testApprovals(useEngine('PGlite')));

if (findPostgres()) describe('On PostgreSQL', () => testApprovals(useEngine('PostgreSQL')));
