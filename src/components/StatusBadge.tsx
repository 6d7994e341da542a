import type { Tone } from '@/domain/tones';

type Props = { label: string; tone: Tone };

/** A status as a tinted badge: the dot and the tint say it in colour, the text in words. */
export function StatusBadge({ label, tone }: Props) {
  return <span className={`badge status-badge tone-${tone}`}>{label}</span>;
}
