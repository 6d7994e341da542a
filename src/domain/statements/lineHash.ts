import type { StatementLine } from './statementLines';

/**
 * A hash of texts that are added one after the other, as 16 hexadecimal digits: two lanes of 32 bits. It detects
 * changes, not tampering.
 */
export function createHash() {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  return {
    add(text: string) {
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        a = Math.imul(a ^ unit, 2_654_435_761);
        b = Math.imul(b ^ unit, 1_597_334_677);
      }
    },
    digest(): string {
      const first = mix(a) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
      const second = mix(b) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
      return [first, second].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
    },
  };
}

/** The text of a line for the hash. Tabs separate its fields, and texts cannot contain them. */
export function textOfLine({ kind, time, paymentId, note, gross, fees, net }: StatementLine): string {
  const { processor, partner, platform } = fees;
  return `${[kind, time, quoteText(paymentId), quoteText(note), gross, processor, partner, platform, net].join('\t')}\n`;
}

/** The texts of all lines. */
export function linesOfText(paper: string): StatementLine[] {
  return paper
    .split('\n')
    .slice(0, -1)
    .map((text) => {
      const [kind, time = '', paymentId = '', note = '', ...figures] = text.split('\t');
      const [gross = 0, processor = 0, partner = 0, platform = 0, net = 0] = figures.map(Number);
      const fees = { processor, partner, platform };
      return { kind: kind as StatementLine['kind'], time, paymentId, note, gross, fees, net };
    });
}

function quoteText(text: string): string {
  return /[\t\n]/.test(text) ? text.replace(/[\t\n]/g, ' ') : text;
}

function mix(lane: number): number {
  return Math.imul(lane ^ (lane >>> 16), 2_246_822_507);
}
