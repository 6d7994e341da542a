import { serve } from './commands/serve';
import { createEmptyDatabase } from './database/emptyDatabase';
import { rebuildEngine, renew, verifyAll } from './commands/maintain';
import { readSettings, type Settings } from './settings';

const COMMANDS: Record<string, (settings: Settings) => Promise<void>> = {
  serve,
  verify: verifyAll,
  restored: renew,
  engine: rebuildEngine,
  // Of the build.
  prepare: async () => createEmptyDatabase(),
};

/** `serve`, `verify`, `restored`, `engine` or `prepare`, with settings from the environment. What fails is said in a sentence. */
async function run(name = 'serve'): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new Error(`There is no command ${name}: use ${Object.keys(COMMANDS).join(', ')}`);
  await command(readSettings(process.env));
}

run(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
