const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
]

/** A PDF of one empty page that every viewer opens. */
export const SAMPLE_PDF = Buffer.from(samplePdf(), 'latin1')

function samplePdf(): string {
  const offsets: string[] = []
  let text = '%PDF-1.4\n'
  for (const [place, object] of OBJECTS.entries()) {
    offsets.push(`${String(text.length).padStart(10, '0')} 00000 n \n`)
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
  }
  const size = OBJECTS.length + 1
  const references = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return `${text}${references}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}
