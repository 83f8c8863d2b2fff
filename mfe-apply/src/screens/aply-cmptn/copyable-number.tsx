import { useState } from 'react'
import { Button, Status } from 'ui-kit'
import styles from './completion.module.css'
import * as t from './texts.ko.ts'

/** A number, and a button that copies it and confirms. */
export function CopyableNumber({ number }: { number: string }) {
  const [notice, setNotice] = useState('')

  async function copy() {
    setNotice('')
    setNotice((await isCopied(number)) ? t.copied : t.notCopied)
  }

  return (
    <span className={styles['copyable']}>
      <span className={styles['number']}>{number}</span>
      <span className="no-print">
        <Button variant="tertiary" size="medium" onClick={() => void copy()}>
          {t.copy}
        </Button>
      </span>
      <Status className="no-print">{notice}</Status>
    </span>
  )
}

async function isCopied(text: string): Promise<boolean> {
  // Unlike its type, it is undefined on pages without https.
  const clipboard = navigator.clipboard as Clipboard | undefined
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    // Refused by the browser or the person: the message then shows another way.
    return false
  }
}
