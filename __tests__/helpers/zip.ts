import { crc32, deflateRawSync } from 'node:zlib';

/** Builds a ZIP archive of parts by their name. `size` overrides the size that its directory declares. */
export function zipOf(parts: Record<string, string | Buffer>, size?: number): Blob {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size ?? bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    fields.copy(entry, 6, 0, 24);
    entry.writeUInt32LE(offset, 42);
    local.push(Buffer.from([0x50, 0x4b, 3, 4]), fields, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Blob([new Uint8Array(Buffer.concat([...local, ...directory, end]))]);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

type Given = { sheets: Record<string, string>; strings?: string; styles?: string; workbookPr?: string };

/** The parts of a workbook with these rows, in the XML of each sheet's `sheetData`. */
export function workbookParts({ sheets, strings = '', styles = '', workbookPr = '' }: Given): Record<string, string> {
  const names = Object.keys(sheets);
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATION}/${type}" Target="${target}"/>`;
  return {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}">${workbookPr}<sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${[
      ...names.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      relation(names.length + 1, 'sharedStrings', 'sharedStrings.xml'),
      relation(names.length + 2, 'styles', 'styles.xml'),
    ].join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${MAIN}"><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
  };
}
