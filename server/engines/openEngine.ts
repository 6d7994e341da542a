import { createClickhouseClient } from './clickhouse/client/client';
import { createClickhouseEngine } from './clickhouse/clickhouseEngine';
import type { EngineSettings } from './engineSettings';
import type { EngineDependencies } from './service/engineService';

/** ClickHouse as the settings have it. Nothing is asked of it yet, because it may be absent while the server starts. */
export function openClickhouse(settings: EngineSettings): Pick<EngineDependencies, 'client' | 'openEngine'> {
  const client = createClickhouseClient(settings);
  return { client, openEngine: (source) => createClickhouseEngine(client, source) };
}
