import type { StatementLine } from './statementLines';

/** A hash of texts, told one after the other, as 16 hexadecimal digits: two lanes of 32 bits. It tells changes, not intent. */
export function createHash() {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  return {
    add(text: string) {
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        one = Math.imul(one ^ unit, 2_654_435_761);
        other = Math.imul(other ^ unit, 1_597_334_677);
      }
    },
    digest(): string {
      const first = mix(one) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
      const second = mix(other) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
      return [first, second].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
    },
  };
}

/** What the hash of a statement is told of a line. */
export function textOfLine({ kind, time, paymentId, note, gross, fees, net }: StatementLine): string {
  return `${[kind, time, paymentId, note, gross, fees.processor, fees.partner, fees.platform, net].join('\t')}\n`;
}

function mix(lane: number): number {
  return Math.imul(lane ^ (lane >>> 16), 2_246_822_507);
}
