import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '@/lib/objects';
import type { Problem } from '@/protocol/problems';
import { Refused } from '../../../core';
import { createClickhouseClient } from '../../clickhouse/client/client';
import type { EngineSettings } from '../../engineSettings';
import type { PartsRead } from '../../ingestion/readParts';
import { explainEngine } from '../ask';
import { buildTables, type RowsToBuild } from './buildRows';

/** What the thread is started with. */
export type BuildOrder = { settings: EngineSettings; rowsName: string; rows: RowsToBuild };

/** Its only message. Problems lose their class on the way between threads. */
export type BuildAnswer = { read: PartsRead } | { problem: Problem } | { error: Error };

const { settings, rowsName, rows } = workerData as BuildOrder;

const answer = await buildTables(createClickhouseClient(settings), rowsName, rows).then(
  (read): BuildAnswer => ({ read }),
  (thrown: unknown): BuildAnswer => {
    const error = explainEngine(thrown);
    if (error instanceof Refused) return { problem: error.problem };
    return { error: error instanceof Error ? error : new Error(messageOf(error)) };
  },
);
parentPort?.postMessage(answer);
