import type { ClickhouseClient } from './client';

/** Who asks: the client, and the signal that ends the question. */
export type Asking = { client: Pick<ClickhouseClient, 'ask'>; signal?: AbortSignal | undefined };
