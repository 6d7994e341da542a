import { testCompeting } from './competingContract';
import { useEngine } from './engines';
import { testJudging } from './judgingContract';
import { testLog } from './logContract';
import { testPage } from './pageContract';
import { testWorkspaces } from './workspacesContract';

const engine = useEngine('PGlite');

testLog(engine);
testJudging(engine);
testWorkspaces(engine);
testPage(engine);
testCompeting(engine);
