import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { ContentDialog } from './content-dialog.tsx'

type Props = {
  title: ReactNode
  /** The words on the first button, for "no". Without them there is one button. */
  no?: string | false
  yes: string
  onNo: () => void
  onYes: ComponentProps<'button'>['onClick']
  /** Called on Escape. Default: as `onNo`. */
  onDismiss?: () => void
  isDangerous?: boolean
  busy?: boolean
  /** Beside the buttons, such as the progress of a call. */
  beside?: ReactNode
  children: ReactNode
}

/** A question with more than words in it. Its title takes the focus, so that no key answers it unread. */
export function QuestionDialog({ title, no, yes, onNo, onYes, onDismiss = onNo, ...props }: Props) {
  const { isDangerous = false, busy = false, beside, children } = props
  return (
    <ContentDialog
      title={title}
      size="small"
      busy={busy}
      hasCross={false}
      onDismiss={onDismiss}
      actions={
        <>
          {beside}
          {no && (
            <Button size="medium" variant="tertiary" onClick={onNo}>
              {no}
            </Button>
          )}
          <Button size="medium" variant={isDangerous ? 'danger' : 'primary'} busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </ContentDialog>
  )
}
