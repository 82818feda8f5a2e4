/** Documents for the tests of other workspaces. */
export { docxOf, paragraph, zipOf } from './write-docx.ts';
export { pdfOf, type Line } from './write-pdf.ts';
