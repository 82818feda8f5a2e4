import { deflateRawSync } from 'node:zlib';

const namespaces = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A paragraph of a Word document, in a style such as `Heading1`. */
export const paragraph = (text: string, style?: string): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A Word file with this body. */
export const docxOf = (body: string, more: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipOf({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `<?xml version="1.0"?><w:styles ${namespaces}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ...more,
  });

/** A ZIP archive of deflated files. */
export const zipOf = (files: Readonly<Record<string, string>>): Uint8Array => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const sizes = Buffer.alloc(18);
    sizes.writeUInt16LE(8, 0);
    sizes.writeUInt32LE(crc32(content), 6);
    sizes.writeUInt32LE(packed.length, 10);
    sizes.writeUInt32LE(content.length, 14);
    const nameLength = Buffer.alloc(4);
    nameLength.writeUInt16LE(Buffer.byteLength(name));
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1'),
      sizes,
      nameLength,
      Buffer.from(name),
    ]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\0\x14\0\0\0', 'latin1'),
        sizes,
        nameLength,
        place,
        Buffer.from(name),
      ]),
    );
    parts.push(local, packed);
    offset += local.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...parts, list, end]));
};

function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ -1) >>> 0;
}
