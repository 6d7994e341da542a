import { testCompeting } from './competingContract';
import { useEngine } from './engines';
import { testJudging } from './judgingContract';
import { testLog } from './logContract';
import { testPage } from './pageContract';
import { findPostgres } from './postgres';
import { testWorkspaces } from './workspacesContract';

if (findPostgres()) {
  const engine = useEngine('PostgreSQL');
  testLog(engine);
  testJudging(engine);
  testWorkspaces(engine);
  testPage(engine);
  testCompeting(engine);
} else test('PostgreSQL is not installed, so the store of the team is tested on PGlite only', () => undefined);
