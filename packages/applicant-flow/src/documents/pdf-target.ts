import type { MouseEvent } from 'react'
import { dialogs } from 'shared-session'
import { siteConfig, type SiteConfig } from 'site-config'
import * as t from './texts.ko.ts'

export type DocumentName = keyof SiteConfig['documents']

type PdfTarget = { href: string; onClick: (event: MouseEvent) => void }

/** Returns the props of a plain link to a document in the viewer, or a message (API-59, GP-20, ERR-02). */
export function pdfTarget(document: DocumentName): PdfTarget {
  const { cdnBaseUrl, documents } = siteConfig()
  const file = documents[document]
  return {
    href: `${cdnBaseUrl}/viewer/index.html?${new URLSearchParams({ file })}`,
    onClick: event => {
      if (file) return
      event.preventDefault()
      void dialogs.alert(t.notReady)
    },
  }
}
