import { describeCount } from '@/domain/lists/paging';

/** `4 days left`, `Due today`, `1 day overdue`. */
export function daysLeft(days: number): string {
  if (days === 0) return 'Due today';
  return days > 0 ? `${describeCount(days, 'day')} left` : `${describeCount(-days, 'day')} overdue`;
}
