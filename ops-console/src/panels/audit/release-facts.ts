import { kindTimes } from '../errors/texts.ko.ts'
import { measures } from '../speed/texts.ko.ts'
import { actorName } from '../actor-name.ts'
import { given, type Describe, type Detail, type Fact } from './fact.ts'
import * as t from './texts.ko.ts'

export function released({ remote, version }: Detail): Fact {
  return [remote, version].filter(Boolean).join(' ')
}

/** A change of the version that browsers get. A browser ran each release first, unless the entry denies it. */
export const changed: Describe = ({ remote, from, to, percent, allow, isTried, orderedBy }) => {
  const before = from === undefined ? '' : ` ${from ?? t.nothing} →`
  const after = to === undefined ? '' : ` ${to ?? t.nothing}`
  const share = typeof percent === 'number' && percent < 100 ? ` (${percent}%)` : ''
  return [
    `${remote}${before}${after}${share}`,
    Number(allow) > 0 && t.listedBrowsers(Number(allow)),
    isTried === false && t.notTried,
    given(orderedBy, by => t.orderedBy(actorName(by))),
  ]
}

/** The figures against a release: its failures by network, or a measure of its speed. */
export function figures(detail: Detail): readonly Fact[] {
  const { networks, failing, kinds, measure, upTo, otherUpTo } = detail
  const { name, value } = measures[String(measure)] ?? {}
  if (name && value) return [t.slower(name, value(Number(upTo)), value(Number(otherUpTo)))]
  return [
    given(networks, all => t.failedIn(Number(failing), Number(all))),
    given(kinds, all =>
      all.replaceAll(/([a-z]+) (\d+)/g, (_, kind: string, times: string) => kindTimes([kind, Number(times)])),
    ),
  ]
}
