import type { InferOutput } from 'valibot';
import type { momentSchema, pastSuspensionSchema } from '@/domain/schemas/merchants';

export type Moment = InferOutput<typeof momentSchema>;
export type PastSuspension = InferOutput<typeof pastSuspensionSchema>;
