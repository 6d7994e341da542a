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
    questions: new Histogram({
      name: 'splitpay_engine_question_seconds',
      help: 'Time until the payment engine has answered',
      labelNames: ['kind'],
      buckets: [0.05, 0.1, 0.3, 0.5, 1, 3, 10],
      registers,
    }),
    streams: new Gauge({ name: 'splitpay_streams', help: 'Pages that follow a workspace', registers }),
    /** Asks whether the payment engine answers, with each reading of the metrics. */
    addEngine: (isReady: () => Promise<boolean>) =>
      new Gauge({
        name: 'splitpay_engine_up',
        help: 'Whether the payment engine answers (1) or not (0)',
        registers,
        async collect() {
          this.set((await isReady()) ? 1 : 0);
        },
      }),
  };
}
