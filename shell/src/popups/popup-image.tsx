import { siteConfig } from 'site-config'
import { CaptionedImage } from 'ui-kit'
import * as t from './texts.ko.ts'

type Props = {
  /** Under the CDN's `images/`. */
  path: string
  alt: string
  caption?: string
  width: number
  height: number
}

/** A picture in a popup. If it does not load, a sentence takes its place (ERR-04). */
export function PopupImage({ path, ...rest }: Props) {
  const src = `${siteConfig().cdnBaseUrl}/images/${path}`
  return <CaptionedImage src={src} failureText={t.imageFailed} {...rest} />
}
