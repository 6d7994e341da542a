// Installs those of the named browsers that are missing: `node scripts/installBrowsers.mjs chromium firefox`.
import { ensureBrowser } from './browsers.mjs';

for (const name of process.argv.slice(2)) ensureBrowser(name);
