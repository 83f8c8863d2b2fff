import { useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { ChosenFile, FileView } from './chosen-file.ts'
import styles from './file-drop.module.css'
import * as t from './texts.ko.ts'

type Props = { file: ChosenFile; row: RefObject<HTMLElement | null> }

/** A small picture of a file, or a sign if it has none. If the file can be viewed, it opens the view. */
export function Thumbnail({ file: { name, content, view }, row }: Props) {
  const picture = <PictureOrSign content={content} row={row} />
  if (!view) return <span className={styles['thumbnail']}>{picture}</span>
  if ('content' in view) {
    return (
      <WindowLink view={view}>
        {picture}
        <Spoken name={name}>{t.newWindow}</Spoken>
      </WindowLink>
    )
  }
  return (
    <button className={styles['thumbnail']} type="button" onClick={view.onPress}>
      {picture}
      <Spoken name={name} />
    </button>
  )
}

type WindowView = Extract<FileView, { content: Blob }>

function WindowLink({ view: { content, hrefFor }, children }: { view: WindowView; children: ReactNode }) {
  const lead = useCallback(
    (link: HTMLAnchorElement) => {
      const address = URL.createObjectURL(content)
      link.href = hrefFor(address)
      return () => URL.revokeObjectURL(address)
    },
    [content, hrefFor],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- it gets its address as soon as it is in the page
    <a className={styles['thumbnail']} ref={lead} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

function Spoken({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <span className="sr-only">
      {name} {t.view} {children}
    </span>
  )
}

function PictureOrSign({ content, row }: { content: ChosenFile['content']; row: Props['row'] }) {
  const picture = usePicture(content, row)
  const [failed, setFailed] = useState<Blob>()
  if (!picture || picture === failed) return <Icon name="file" />
  return <Picture content={picture} onError={() => setFailed(picture)} />
}

/** Returns the picture if it is at hand. Otherwise asks for it when the row is first visible. */
function usePicture(content: ChosenFile['content'], row: Props['row']): Blob | null {
  const [made, setMade] = useState<Blob | null>(null)

  useEffect(() => {
    if (typeof content !== 'function' || !row.current) return
    let isWanted = true
    const ask = async () => {
      const picture = await content()
      if (isWanted) setMade(picture)
    }
    const seen = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      void ask()
    })
    seen.observe(row.current)
    return () => {
      isWanted = false
      seen.disconnect()
    }
  }, [content, row])

  if (typeof content === 'function') return made
  return content?.type.startsWith('image/') ? content : null
}

function Picture({ content, onError }: { content: Blob; onError: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(content)
      image.src = address
      // A blob stays in memory until its address is revoked.
      return () => URL.revokeObjectURL(address)
    },
    [content],
  )
  return <img ref={show} alt="" width={48} height={48} onError={onError} />
}
