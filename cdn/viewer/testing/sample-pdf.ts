/** Returns a PDF with this title, and one page for each text. */
export function samplePdf(title: string, texts: readonly string[]): Blob {
  const pages = texts.map((_, index) => 5 + 2 * index)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map(page => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title (${title}) >>`,
    ...texts.flatMap((text, index) => pageWith(text, 6 + 2 * index)),
  ]
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const head = '%PDF-1.7\n'
  const places = bodies.map((_, index) => head.length + bodies.slice(0, index).join('').length)
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R >>\n`
  const start = head.length + bodies.join('').length
  return new Blob([head, ...bodies, table, trailer, `startxref\n${start}\n%%EOF\n`], {
    type: 'application/pdf',
  })
}

function pageWith(text: string, content: number): [page: string, content: string] {
  const drawing = `BT /F1 24 Tf 40 1100 Td (${text}) Tj ET`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 1200] /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ]
}
