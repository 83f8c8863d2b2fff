import { useState } from 'react'
import { Button } from 'ui-kit'
import { useSandbox } from './sandbox.tsx'
import styles from './copy-button.module.css'
import * as t from './texts.ko.ts'

type Props = { label: string; value: string }

/** A value with its name; a press copies it. */
export function CopyButton({ label, value }: Props) {
  const { attempt } = useSandbox()
  const [copied, setCopied] = useState('')

  async function copy() {
    await navigator.clipboard.writeText(value).catch(cause => {
      throw new Error(t.copyFailed, { cause })
    })
    setCopied(value)
    return t.copied(value)
  }

  return (
    <Button size="medium" variant="tertiary" onClick={() => void attempt(copy)}>
      <span className={styles['label']}>{label}</span> <span className={styles['value']}>{value}</span>{' '}
      <span className={styles['copy']}>{copied === value ? t.isCopied : t.copy}</span>
    </Button>
  )
}
