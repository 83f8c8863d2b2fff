import { useState } from 'react'
import { Button, Status } from 'ui-kit'
import styles from './completion.module.css'
import * as t from './texts.ko.ts'

/** A number to keep, and a button that puts it on the clipboard and says so. */
export function CopyableNumber({ number }: { number: string }) {
  const [told, setTold] = useState('')

  async function copy() {
    setTold('')
    setTold((await isCopied(number)) ? t.copied : t.notCopied)
  }

  return (
    <span className={styles['copyable']}>
      <span className={styles['number']}>{number}</span>
      <span className="no-print">
        <Button variant="tertiary" size="medium" onClick={() => void copy()}>
          {t.copy}
        </Button>
      </span>
      <Status className="no-print">{told}</Status>
    </span>
  )
}

async function isCopied(text: string): Promise<boolean> {
  // What the types do not say: browsers leave it out of pages that did not come by https.
  const clipboard = navigator.clipboard as Clipboard | undefined
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return false
  }
}
