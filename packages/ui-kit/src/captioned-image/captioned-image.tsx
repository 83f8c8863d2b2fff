import { useState, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './captioned-image.module.css'
import { useIsNear } from './use-is-near.ts'

type Props = {
  src: string
  alt: string
  caption?: ReactNode
  /** Shown in its place if it cannot be loaded. */
  failureText: string
  /** Its size in pixels, which keeps room for it while it loads. */
  width: number
  height: number
}

/**
 * A picture with its caption, or a message if it cannot be loaded. It is fetched shortly before it is visible, also
 * in a box that scrolls: there the browser's own lazy loading would fetch all pictures at once.
 */
export function CaptionedImage({ src, alt, caption, failureText, width, height }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const [figure, isNear] = useIsNear()
  const hasFailed = failedSrc === src
  return (
    <figure className={styles['figure']} ref={figure}>
      {hasFailed ? (
        <div className={styles['failure']}>
          <Icon name="image" />
          <p>
            {alt && <span className="sr-only">{alt} </span>}
            <span>{failureText}</span>
          </p>
        </div>
      ) : (
        <img
          className={styles['image']}
          alt={alt}
          src={isNear ? src : emptyPicture(width, height)}
          {...{ width, height }}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
      {caption && <figcaption className={styles['caption']}>{caption}</figcaption>}
    </figure>
  )
}

/** Keeps room for a picture that is not fetched yet. */
function emptyPicture(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
