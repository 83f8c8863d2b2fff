import { useCallback, type SyntheticEvent } from 'react'
import { VisuallyHidden } from 'ui-kit'
import styles from './pdf-preview.module.css'
import * as t from './texts.ko.ts'
import { isViewerOfThisOrigin, viewerAddress } from './viewer-address.ts'

type Props = { name: string; content: Blob; onEscape: () => void }

/**
 * The pages of a PDF in the site's own viewer, within a frame. If the CDN with the viewer is another origin, the
 * viewer cannot read blobs of this page: then the browser shows the PDF, in a window of its own.
 */
export function PdfPreview(props: Props) {
  return isViewerOfThisOrigin() ? <ViewerFrame {...props} /> : <WindowLink {...props} />
}

function ViewerFrame({ name, content, onEscape }: Props) {
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const address = URL.createObjectURL(content)
      frame.src = viewerAddress(address, name)
      return () => URL.revokeObjectURL(address)
    },
    [content, name],
  )
  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own viewer: it must see what this page holds, and brings its own content policy
  return <iframe ref={show} className={styles['frame']} title={name} onLoad={listenForEscape(onEscape)} />
}

function WindowLink({ content }: Props) {
  const lead = useCallback(
    (link: HTMLAnchorElement) => {
      link.href = URL.createObjectURL(content)
      return () => URL.revokeObjectURL(link.href)
    },
    [content],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- it gets its address as soon as it is in the page
    <a ref={lead} target="_blank" rel="noopener">
      {t.openInWindow}
      <VisuallyHidden> {t.newWindow}</VisuallyHidden>
    </a>
  )
}

/** Keys that are pressed in a frame do not reach the dialog around it. */
function listenForEscape(onEscape: () => void) {
  return ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    currentTarget.contentWindow?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') onEscape()
    })
  }
}
