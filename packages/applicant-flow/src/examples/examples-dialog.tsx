import { siteConfig } from 'site-config'
import { Button, CaptionedImage, ContentDialog } from 'ui-kit'
import { drawings } from './drawings.ko.ts'
import type { ShownExamples } from './open-examples.ts'
import * as t from './texts.ko.ts'

type Props = ShownExamples & { onClose: () => void }

/** Drawings of documents with their captions. */
export function ExamplesDialog({ title, examples, onClose }: Props) {
  return (
    <ContentDialog
      title={title}
      onDismiss={onClose}
      actions={
        <Button size="medium" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      {drawings
        .filter(({ file }) => examples.includes(file))
        .map(({ file, caption, alt }) => (
          <CaptionedImage
            key={file}
            src={`${siteConfig().cdnBaseUrl}/images/evidence/${file}.svg`}
            failureText={t.imageFailed}
            width={480}
            height={360}
            {...{ caption, alt }}
          />
        ))}
    </ContentDialog>
  )
}
