import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Figures for Prometheus. Labels have the pattern of a route, never an address or a name. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: 'splitpay_http_requests_total',
      help: 'Answered requests',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'splitpay_http_request_seconds',
      help: 'Time until the answer begins',
      labelNames: ['method', 'route'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    streams: new Gauge({ name: 'splitpay_streams', help: 'Pages that follow a workspace', registers }),
  };
}
