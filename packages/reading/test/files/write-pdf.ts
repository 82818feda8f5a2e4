/**
 * A line of a page at a height from below and, by default, 72 points from the left; its letters
 * have 11 points by default.
 */
export type Line = { y: number; x?: number; text: string; size?: number };

/** A small PDF of pages with lines in Helvetica. With `isEncrypted` it needs a password. */
export const pdfOf = (pages: readonly (readonly Line[])[], { isEncrypted = false } = {}): Uint8Array => {
  const objects: string[] = [
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  const kids = pages.map((lines) => {
    const content = lines
      .map(
        ({ y, x = 72, text, size = 11 }) =>
          `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`,
      )
      .join('\n');
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    const stream = objects.length;
    objects.push(
      `<< /Type /Page /Parent 1 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 2 0 R >> >> /Contents ${stream} 0 R >>`,
    );
    return `${objects.length} 0 R`;
  });
  objects[0] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`;
  objects.push('<< /Type /Catalog /Pages 1 0 R >>');
  const root = objects.length;
  const key = 'ab'.repeat(32);
  if (isEncrypted) objects.push(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >>`);

  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const encryption = isEncrypted ? ` /Encrypt ${objects.length} 0 R /ID [<${key}> <${key}>]` : '';
  const trailer = `<< /Size ${objects.length + 1} /Root ${root} 0 R${encryption} >>`;
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(text, 'latin1'));
};
