import { findPostgres, startPostgres } from '../../__tests__/server/postgres';
import { createRandom, type Random } from '../random';
import { runCrashes } from './crashes';
import { runIdle } from './idle';
import { runMalformed } from './malformed';
import { describeLoad, type Result } from './measures';
import { readOptions, type EngineName, type Options } from './options';
import { runRaces } from './races';
import { createTeam } from './team';
import { createTeamProcess, type TeamProcess } from './teamProcess';
import { runWalk } from './walk';

const RACERS = 20;
const WRITERS = 4;
const WALKERS = 10;
const FIRST_STARTS = 10;
/** In milliseconds: a start takes about this long. */
const LONGEST_FIRST_START = 3_000;
/** Of each kind of problem, so that the first ones stay readable. */
const MOST_SHOWN = 20;

let failed = 0;

function report(name: string, { problems, figures }: Result): void {
  failed += problems.length;
  console.log(`${name}: ${figures}; ${describeLoad()}`);
  for (const problem of problems.slice(0, MOST_SHOWN)) console.error(`  ${problem}`);
  if (problems.length > MOST_SHOWN) console.error(`  and ${problems.length - MOST_SHOWN} more`);
}

/** Kills the server while it creates its database: the next start has to go on from there. */
async function killFirstStarts(server: TeamProcess, random: Random): Promise<void> {
  for (let start = 0; start < FIRST_STARTS; start++) await server.startAndKill(random.below(LONGEST_FIRST_START));
}

async function soak(engine: EngineName, { seed, rounds, kills, requests, steps, tabs }: Options): Promise<void> {
  const binaries = engine === 'PostgreSQL' ? findPostgres() : undefined;
  if (engine === 'PostgreSQL' && !binaries) throw new Error('PostgreSQL is not installed: try --engine PGlite');
  const postgres = binaries === undefined ? undefined : await startPostgres(binaries);
  const server = await createTeamProcess(postgres?.url);
  try {
    if (kills > 0) await killFirstStarts(server, createRandom(seed));
    await server.start();
    const members = await createTeam(server, RACERS);
    if (tabs > 0) report(`${engine}, idle`, await runIdle(server, members, tabs));
    if (rounds > 0) report(`${engine}, races`, await runRaces(members, rounds));
    if (requests > 0) {
      report(`${engine}, malformed`, await runMalformed({ server, member: members[1]! }, requests, createRandom(seed)));
    }
    if (steps > 0) report(`${engine}, walk`, await runWalk(members.slice(0, WALKERS), steps, createRandom(seed)));
    if (kills > 0) {
      const people = { server, postgres, members: members.slice(0, WRITERS) };
      report(`${engine}, crashes`, await runCrashes(people, kills, createRandom(seed)));
    }
    await server.stop();
    report(`${engine}, verify`, { problems: server.verify(), figures: 'all hash chains computed again' });
  } catch (error) {
    console.error(`The last lines of the server:\n${server.output().slice(-3_000)}`);
    throw error;
  } finally {
    await server.kill();
    await postgres?.stop();
    server.remove();
  }
}

async function main(): Promise<void> {
  // The processes that this one has started end with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const options = readOptions();
  console.log(`Seed ${options.seed}`);
  for (const engine of options.engines) await soak(engine, options);
  console.log(failed === 0 ? '\nEverything holds' : `\n${failed} problems`);
  if (failed > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
