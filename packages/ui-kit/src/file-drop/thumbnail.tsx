import { useCallback, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './file-drop.module.css'

/** A small picture of a file that is one; a sign for all others, and for pictures that the browser cannot show. */
export function Thumbnail({ content }: { content: Blob | undefined }) {
  const [failed, setFailed] = useState<Blob>()
  const picture = content?.type.startsWith('image/') && content !== failed ? content : undefined

  return (
    <span className={styles['thumbnail']}>
      {picture ? <Picture content={picture} onError={() => setFailed(picture)} /> : <Icon name="file" />}
    </span>
  )
}

function Picture({ content, onError }: { content: Blob; onError: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(content)
      image.src = address
      // What has an address stays in memory until that is given back.
      return () => URL.revokeObjectURL(address)
    },
    [content],
  )
  return <img ref={show} alt="" onError={onError} />
}
