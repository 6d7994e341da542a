import type { OpenedSource } from '@/data/imports/messages';
import { repeatedHeaders } from '@/domain/imports/headerKey';
import * as texts from './texts';

const LIST = new Intl.ListFormat('en');

/** Without this notice, the operator would not know which of several columns with the same name is used. */
export function RepeatedHeaders({ source: { names, headers } }: { source: OpenedSource }) {
  return repeatedHeaders(headers).map(({ header, columns }) => (
    <p key={header}>
      {texts.repeatedHeader(names.join(', '), header, LIST.format(columns.map(String)), columns[0] ?? 1)}
    </p>
  ));
}
