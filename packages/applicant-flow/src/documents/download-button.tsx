import type { ReactNode } from 'react'
import { Button } from 'ui-kit'
import { useFormDownload, type FormName } from './use-form-download.ts'

type Props = {
  form: FormName
  variant?: 'primary' | 'secondary' | 'tertiary'
  size?: 'medium' | 'large'
  children: ReactNode
}

/** Downloads a public form when it is pressed. */
export function DownloadButton({ form, variant = 'secondary', size = 'medium', children }: Props) {
  const [download, isRunning] = useFormDownload(form)
  return (
    <Button variant={variant} size={size} busy={isRunning} onClick={download}>
      {children}
    </Button>
  )
}
