import { useEffect, useState } from 'react'
import type { FileKind } from 'domain-rules/file'
import { rethrowUnexpected } from 'api-client/errors'
import { AlertBox, Button, ContentDialog, Spinner } from 'ui-kit'
import { saveFile } from '../download/save-file.ts'
import { ImagePreview } from './image-preview.tsx'
import type { PreviewedFile } from './open-preview.ts'
import { PdfPreview } from './pdf-preview.tsx'
import * as t from './texts.ko.ts'

type Props = { file: PreviewedFile; onClose: () => void }

/** Shows a photo or a PDF, with the reason if it has to be replaced (PDET-14). */
export function PreviewDialog({ file, onClose }: Props) {
  const [attempt, setAttempt] = useState(0)
  const loaded = useLoaded(file, attempt)
  const [hasFailed, setFailed] = useState(false)
  const fail = () => setFailed(true)
  const isBroken = hasFailed || loaded === 'failed'

  function tryAgain() {
    setFailed(false)
    setAttempt(attempt + 1)
  }

  return (
    <ContentDialog
      title={file.name}
      onDismiss={onClose}
      actions={
        <>
          {loaded instanceof Blob && (
            <Button variant="secondary" size="medium" onClick={() => saveFile(loaded, file.name)}>
              {t.download}
            </Button>
          )}
          <Button size="medium" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      {file.reason && (
        <AlertBox tone="warning" title={t.reason}>
          <p>{file.reason}</p>
        </AlertBox>
      )}
      {isBroken && <Failure kind={file.kind} isUnshown={hasFailed} onRetry={tryAgain} />}
      {!isBroken && loaded === 'loading' && <Spinner label={t.loading} />}
      {!isBroken && loaded instanceof Blob && <Shown {...{ file, loaded, onClose }} onFailure={fail} />}
    </ContentDialog>
  )
}

type ShownProps = Props & { loaded: Blob; onFailure: () => void }

function Shown({ file: { name, kind }, loaded, onFailure, onClose }: ShownProps) {
  return kind === 'pdf' ? (
    <PdfPreview name={name} content={loaded} onEscape={onClose} />
  ) : (
    <ImagePreview name={name} content={loaded} onFailure={onFailure} />
  )
}

type FailureProps = {
  kind: FileKind | null
  /** True if the file is loaded, but this browser cannot draw it. */
  isUnshown: boolean
  onRetry: () => void
}

function Failure({ kind, isUnshown, onRetry }: FailureProps) {
  const message = kind === 'pdf' ? t.pdfFailed : kind ? t.imageFailed : t.fileFailed
  return (
    <>
      <AlertBox tone="danger" announced>
        {message}
        {isUnshown && kind === 'heic' && <p>{t.heicUnshown}</p>}
      </AlertBox>
      <Button variant="secondary" size="medium" onClick={onRetry}>
        {t.retry}
      </Button>
    </>
  )
}

/** Loads the content of a file, again for each attempt. */
function useLoaded(file: PreviewedFile, attempt: number): Blob | 'loading' | 'failed' {
  const [result, setResult] = useState<{ attempt: number; content: Blob | 'failed' }>()

  useEffect(() => {
    const leaving = new AbortController()
    const keep = (content: Blob | 'failed') => leaving.signal.aborted || setResult({ attempt, content })
    file.load(leaving.signal).then(keep, (error: unknown) => {
      if (leaving.signal.aborted) return
      rethrowUnexpected(error)
      keep('failed')
    })
    return () => leaving.abort()
  }, [file, attempt])

  return result?.attempt === attempt ? result.content : 'loading'
}
