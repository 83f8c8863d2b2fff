import { useState, type ReactNode } from 'react'
import type { ApplicationResult } from 'api-client/result'
import { showWon } from 'domain-rules'
import { isWithdrawn, progressStep } from 'domain-rules/application'
import { AlertBox, Badge, Day, Status, StepBar } from 'ui-kit'
import * as t from '../texts.ko.ts'
import { todoOf } from './todo.ts'
import styles from './status.module.css'

type Props = {
  result: ApplicationResult
  /** Shown first, since it has a deadline. */
  urgent?: ReactNode
  /** The next thing to do. */
  children?: ReactNode
}

/** A summary: the status, the next thing to do, and the amount (RES-01 to RES-23, RES-36, RES-37). */
export function StatusSummary({ result, urgent, children }: Props) {
  const { status } = result
  const { tone, notice } = t.noticeOf(status)
  return (
    <section>
      <h2 className={styles['title']} tabIndex={-1}>
        {t.status.title} <Badge tone={tone}>{status}</Badge>
      </h2>
      <StatusChange status={status} />
      {urgent}
      <AlertBox tone={tone} title={notice}>
        <p>{todoOf(result)}</p>
        {children}
      </AlertBox>
      <Figures result={result} />
      <Steps status={status} />
    </section>
  )
}

/** The amount, and the date of the status. */
function Figures({ result }: { result: ApplicationResult }) {
  const { decidedAmount, updatedAt } = result
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t.status.amount}</dt>
        <dd>
          <span className={styles['amount']}>{showWon(decidedAmount)}</span>
          {isUndecided(result) && <span> {t.status.undecided}</span>}
        </dd>
      </div>
      <div>
        <dt>{t.status.updatedAt}</dt>
        <dd>
          <Day at={updatedAt} />
        </dd>
      </div>
    </dl>
  )
}

const AFTER_DECISION = ['대상미선정', '요청검증완료', '이체결과오류', '지급완료']

/** Returns true if 0원 only means that no amount is decided yet (RES-37). */
function isUndecided({ status, decidedAmount }: ApplicationResult): boolean {
  return decidedAmount === 0 && !isWithdrawn(status) && !AFTER_DECISION.includes(status)
}

/** The five steps. An application that is withdrawn, or in an unknown status, is at none (RES-02, AMB-16). */
function Steps({ status }: { status: string }) {
  const step = progressStep(status)
  return (
    <>
      <StepBar label={t.status.stepsLabel} steps={t.status.steps} current={step && step - 1} />
      {isWithdrawn(status) && <p>{t.status.withdrawn}</p>}
    </>
  )
}

/** Announces once, politely, a change of the status in the open page. */
function StatusChange({ status }: { status: string }) {
  const [first] = useState(status)
  const [hasChanged, setChanged] = useState(false)
  if (status !== first && !hasChanged) setChanged(true)
  return <Status className="sr-only">{hasChanged && t.status.changed(status)}</Status>
}
