import type { MouseEvent } from 'react'
import { dialogs } from 'shared-session'
import { siteConfig, type SiteConfig } from 'site-config'
import * as t from './texts.ko.ts'

export type DocumentName = keyof SiteConfig['documents']

type PdfTarget = { href: string; onClick: (event: MouseEvent) => void }

/**
 * Returns the props of a link that opens a public document in the viewer on the CDN (API-59). It is an ordinary link,
 * so no popup blocker applies (GP-20). For a document that is not ready yet it shows a message instead (ERR-02).
 */
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
