import type { ReactNode } from 'react'
import { LinkButton, VisuallyHidden } from 'ui-kit'
import { pdfTarget, type DocumentName } from './pdf-target.ts'
import * as t from './texts.ko.ts'

type Look = { variant?: 'primary' | 'secondary' | 'tertiary'; size?: 'medium' | 'large' }
type Props = { document: DocumentName; children: ReactNode }

/** A link that opens a document in the viewer, in a new window. */
export function PdfLink({ document, children }: Props) {
  return (
    <a {...pdfTarget(document)} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {t.newWindow}</VisuallyHidden>
    </a>
  )
}

/** The same link, drawn as a button. */
export function PdfButton({ document, children, ...look }: Props & Look) {
  return (
    <LinkButton {...pdfTarget(document)} {...look} newWindow>
      {children}
    </LinkButton>
  )
}
