import type { Notice } from 'release-format/notices'
import { LinkButton } from 'ui-kit'

/** The lines of a notice as they were typed, a paragraph each, then its link. Nothing in them is markup. */
export function NoticeText({ text, link }: Pick<Notice, 'text' | 'link'>) {
  return (
    <>
      {text.split(/\s*\n\s*/).map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
      {link && (
        <p>
          <LinkButton href={link.address} variant="tertiary" newWindow={!link.address.startsWith('/')}>
            {link.label}
          </LinkButton>
        </p>
      )}
    </>
  )
}
