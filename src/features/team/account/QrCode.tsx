import { encode } from 'uqr';
import * as styles from '@/features/team/TeamDialog.module.scss';

/** In modules of the code: the light frame that the standard asks for. */
const FRAME = 4;

/** A QR code, dark on light in both themes because some cameras read no other. `label` says what it has. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: FRAME });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className={styles.qrCode} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={modules.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
