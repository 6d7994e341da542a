import { Worker } from 'node:worker_threads';
import { Refused } from '../../../core';
import type { EngineSettings } from '../../engineSettings';
import type { PartsRead } from '../../ingestion/readParts';
import type { BuildAnswer, BuildOrder } from './buildThread';
import type { TableBuilder } from './buildRows';

/** In MB: objects live as long as a bucket, so that a small heap for young ones would copy them several times. */
const YOUNG_MB = 128;

/**
 * Reads parts in another thread, so that the server answers other requests meanwhile. `program` is the built `buildThread.ts`. Rejects
 * as `buildTables` does, and if the thread ends without an answer.
 */
export function buildInThread(settings: EngineSettings, program: string): TableBuilder {
  return async (rowsName, rows) =>
    new Promise<PartsRead>((done, fail) => {
      const workerData: BuildOrder = { settings, rowsName, rows };
      const thread = new Worker(program, {
        workerData,
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      });
      thread.once('message', (answer: BuildAnswer) => {
        if ('read' in answer) done(answer.read);
        else fail('problem' in answer ? new Refused(answer.problem) : answer.error);
      });
      thread.once('error', fail);
      thread.once('exit', (code) => fail(new Error(`The thread that reads parts ended with ${code}`)));
    });
}
