import { useState, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './captioned-image.module.css'

type Props = {
  src: string
  alt: string
  caption?: ReactNode
  /** Stands in its place when it cannot be loaded. */
  failureText: string
  /** Its size in pixels: keeps the room until it has arrived. */
  width: number
  height: number
}

/** A picture with its caption, which tells when it does not arrive. */
export function CaptionedImage({ src, alt, caption, failureText, width, height }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const hasFailed = failedSrc === src
  return (
    <figure className={styles['figure']}>
      {hasFailed ? (
        <div className={styles['failure']}>
          <Icon name="image" />
          <p>
            <span className="sr-only">{alt}: </span>
            <span>{failureText}</span>
          </p>
        </div>
      ) : (
        <img
          className={styles['image']}
          alt={alt}
          {...{ src, width, height }}
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
      {caption && <figcaption className={styles['caption']}>{caption}</figcaption>}
    </figure>
  )
}
