import { dialogs } from 'shared-session'
import { siteConfig } from 'site-config'
import { Button, CaptionedImage, ContentDialog } from 'ui-kit'
import type { Example } from './examples.ts'
import * as t from './texts.ko.ts'

type Shown = { title: string; examples: readonly Example[] }

/** Shows examples of documents over the page until they are closed (RES-104). */
export async function openExamples(shown: Shown): Promise<void> {
  await dialogs.open<void>(({ close }) => <ExamplesDialog {...shown} onClose={() => close()} />)
}

function ExamplesDialog({ title, examples, onClose }: Shown & { onClose: () => void }) {
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
      {examples.map(({ file, caption, alt }) => (
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
