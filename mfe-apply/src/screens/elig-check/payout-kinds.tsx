import { useId } from 'react'
import { SentenceList } from 'applicant-flow/sentence-list'
import { Badge } from 'ui-kit'
import styles from './payout-kinds.module.css'
import * as t from './texts.ko.ts'

type Kind = { title: string; badge: string; text: string; amounts?: readonly string[] }

/** The two kinds of payment, side by side on wide screens (ELIG-10, ELIG-11, AMB-12). */
export function PayoutKinds() {
  return (
    <div className={styles['kinds']}>
      <PayoutKind tone="success" kind={t.quick} />
      <PayoutKind tone="info" kind={t.confirmed} />
    </div>
  )
}

function PayoutKind({ tone, kind }: { tone: 'success' | 'info'; kind: Kind }) {
  const titleId = useId()
  return (
    <section className={styles['kind']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h3 id={titleId}>{kind.title}</h3>
        <Badge tone={tone}>{kind.badge}</Badge>
      </div>
      <p>{kind.text}</p>
      {kind.amounts && <SentenceList items={kind.amounts} />}
    </section>
  )
}
