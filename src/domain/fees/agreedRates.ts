import type { InferOutput } from 'valibot';
import type { agreedRateSchema } from './schema';

/** The rates of a merchant or an integration from a day on. */
export type AgreedRate = InferOutput<typeof agreedRateSchema>;
