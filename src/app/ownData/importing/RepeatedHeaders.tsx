import type { OpenedSource } from '@/data/imports/messages';
import { repeatedHeaders } from '@/domain/imports/headerKey';

const LIST = new Intl.ListFormat('en');

/** Which of several columns of one header is read is not for a file to leave open in silence. */
export function RepeatedHeaders({ source: { names, headers } }: { source: OpenedSource }) {
  return repeatedHeaders(headers).map(({ header, columns }) => (
    <p key={header}>
      In {names.join(', ')} ‘{header}’ heads columns {LIST.format(columns.map(String))}: the first of them is read,
      unless another is chosen.
    </p>
  ));
}
