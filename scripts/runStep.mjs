// Runs one command of `npm test` and prefixes each line of its output with the name of the step.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';

/**
 * Resolves with success and duration; a command that cannot be started has failed. A patient command
 * runs at low priority.
 */
export function runStep(name, command, args, { environment = {}, isPatient = false } = {}) {
  const start = Date.now();
  console.log(`> ${name}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    });
    if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`));
    const end = (isSuccess) => resolve({ isSuccess, seconds: (Date.now() - start) / 1000 });
    child.on('error', (error) => {
      console.log(`${name} | ${error.message}`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
