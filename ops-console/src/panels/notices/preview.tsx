import type { NoticeContent } from 'ops-api'
import { AlertBox, Button, Checkbox, Layer, LinkButton } from 'ui-kit'
import styles from './preview.module.css'
import * as t from './texts.ko.ts'

/** A notice as applicants see it on a phone and on a computer. Nothing in it can be pressed, and nothing is read twice. */
export function Preview({ notice }: { notice: NoticeContent }) {
  return Object.entries(t.windows).map(([window, label]) => (
    <figure key={window} inert>
      <figcaption>{label}</figcaption>
      <div className={styles[window]}>
        <Shown {...notice} />
      </div>
    </figure>
  ))
}

function Shown({ title, text, link, place }: NoticeContent) {
  if (place === 'banner' || place === 'homeBanner') return <AlertBox tone="info">{title}</AlertBox>
  return (
    <Layer title={title} onClose={nothing} actions={place === 'popup' && actions}>
      {text.split(/\s*\n\s*/).map((paragraph, number) => (
        <p key={number}>{paragraph}</p>
      ))}
      {link && (
        <p>
          <LinkButton href="/" variant="tertiary" newWindow={!link.address.startsWith('/')}>
            {link.label}
          </LinkButton>
        </p>
      )}
    </Layer>
  )
}

const nothing = () => undefined

const actions = (
  <>
    <Checkbox label={t.notToday} checked onChange={nothing} />
    <Button size="medium" variant="tertiary">
      {t.close}
    </Button>
  </>
)
