import type { AgreedRate } from '@/domain/fees/agreedRates';

const moment = { recordedAt: '2026-09-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
/** The platform's rate of the merchant MER001 from a day on, in hundredths of a percent. */
export const agreedRate = (since: string, percent: number, fields: Partial<AgreedRate> = {}): AgreedRate => ({
  id: `${since} ${percent}`,
  subject: 'merchant',
  subjectId: 'MER001',
  since,
  platform: { percent, fixed: 0 },
  ...moment,
  ...fields,
});
