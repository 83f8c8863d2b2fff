export { DownloadButton } from './download-button.tsx'
export { PdfButton, PdfLink } from './pdf-link.tsx'
export { pdfTarget, type DocumentName } from './pdf-target.ts'
export { useFormDownload, type FormName } from './use-form-download.ts'
