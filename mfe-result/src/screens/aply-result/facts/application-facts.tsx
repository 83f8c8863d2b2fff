import type { ApplicationResult } from 'api-client/result'
import { MaskedNumber } from 'applicant-flow/masked-number'
import { splitSixSeven, writtenDate } from 'domain-rules'
import { formatBusinessNumber, isCorporation } from 'domain-rules/business'
import type { ReactNode } from 'react'
import { Day, Disclosure, FactTable } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** The facts of the application, for an individual or a corporation (RES-34, RES-35, RES-38 to RES-41). */
export function ApplicationFacts({ result }: { result: ApplicationResult }) {
  return (
    <section>
      <h2>{t.facts.title}</h2>
      <BasicFacts result={result} />
      <History history={result.history} />
    </section>
  )
}

/** The facts without a frame. */
export function BasicFacts({ result }: { result: ApplicationResult }) {
  const isOfCorporation = isCorporation(result.managementType)
  const kind = isOfCorporation ? 'corporation' : 'individual'
  return (
    <FactTable
      caption={t.facts.title}
      rows={orDash([
        [t.facts.applicationNumber, result.applicationNumber],
        [t.facts.supportNumber, result.supportNumber || t.facts.missing],
        [t.facts.kind, t.facts[kind]],
        [t.facts.applicant[kind], result.applicantName],
        [t.facts.businessNumber, formatBusinessNumber(result.businessNumber)],
        [t.facts.companyName[kind], result.companyName],
        ...(isOfCorporation ? ofCorporation(result) : []),
        [t.facts.openingDate, writtenDate(result.openingDate)],
        [t.facts.submittedAt, <Day key="day" at={result.submittedAt} />],
      ])}
    />
  )
}

/** A fact that the server leaves out is a dash. */
function orDash(rows: [string, ReactNode][]): [string, ReactNode][] {
  return rows.map(([name, fact]) => [name, fact || '-'])
}

function ofCorporation({ corporateNumber, settlementMonth }: ApplicationResult): [string, string][] {
  return [
    [t.facts.corporateNumber, splitSixSeven(corporateNumber).join('-')],
    [t.facts.settlementMonth, settlementMonth && t.facts.month(settlementMonth)],
  ]
}

/** The latest entries of the history. */
function History({ history }: Pick<ApplicationResult, 'history'>) {
  if (history.length === 0) return null
  return (
    <Disclosure label={t.facts.history}>
      <ol>
        {history.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            <Day at={at} /> {status}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

/** The deposit account, with a masked number (RES-70). */
export function AccountFacts({ result }: { result: ApplicationResult }) {
  return (
    <section>
      <h2>{t.account.title}</h2>
      <FactTable
        caption={t.account.title}
        rows={orDash([
          [t.account.bank, result.bank],
          [
            t.account.number,
            result.accountNumber && <MaskedNumber key="number" number={result.accountNumber} />,
          ],
          [t.account.holder, result.accountHolder],
        ])}
      />
    </section>
  )
}
