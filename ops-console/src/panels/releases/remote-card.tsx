import { Badge, Button, Disclosure, SummaryList } from 'ui-kit'
import type { Verb } from '../../api/ops.ts'
import type { RemoteReport, ReleaseStep } from 'ops-api'
import { timeOf } from '../time-of.ts'
import { card } from 'page-kit'
import * as t from './texts.ko.ts'

/** By version: the number of pages that run it, and of those that have yet to change to a newer one. */
export type OpenPages = ReadonlyMap<string, { open: number; deferred: number; unsaved: number }>

type Props = {
  remote: RemoteReport
  /** Null while that is not known. */
  pages: OpenPages | null
  onChange: (verb: Verb) => void
}

export function RemoteCard({ remote, pages, onChange }: Props) {
  const { name, version, canary, former, history } = remote
  const running = (of: string) => (pages ? t.pages(pages.get(of)?.open ?? 0) : t.unknown)
  const behind = stillOnOthers(remote, pages)
  const canGoBack = canary !== null || former.length > 0
  return (
    <article className={card['card']} aria-labelledby={`remote-${name}`}>
      <h3 className={card['name']} id={`remote-${name}`}>
        {name}{' '}
        {version === null && <Badge tone="warning">{history.length > 0 ? t.retired : t.neverLive}</Badge>}
      </h3>
      <SummaryList
        rows={[
          ...(version === null ? [] : [[t.live, `${version} · ${running(version)}`] as const]),
          ...(canary
            ? [[t.canary, `${canary.version} · ${t.share(canary)} · ${running(canary.version)}`] as const]
            : []),
          ...behind.map(([old, text]) => [t.behind, `${old} · ${text}`] as const),
        ]}
      />
      <div className={card['actions']}>
        {verbsFor(version !== null, canGoBack).map(verb => (
          <Button
            key={verb}
            size="medium"
            variant={verb === 'rollback' ? 'primary' : 'tertiary'}
            aria-label={`${name} ${t.verbs[verb]}`}
            onClick={() => onChange(verb)}
          >
            {t.verbs[verb]}
          </Button>
        ))}
      </div>
      <Disclosure label={t.history}>
        <ul className={card['sentences']}>
          {history.slice(0, 10).map(step => (
            <li key={`${step.at} ${step.action}`}>{stepText(step)}</li>
          ))}
        </ul>
      </Disclosure>
    </article>
  )
}

/** The urgent one is first. */
function verbsFor(isLive: boolean, canGoBack: boolean): readonly Verb[] {
  return [
    ...(canGoBack ? (['rollback'] as const) : []),
    ...(isLive ? (['canary', 'promote', 'retire'] as const) : (['promote'] as const)),
  ]
}

/** Open pages that run neither the live version nor the canary's. They change as soon as nothing is lost. */
function stillOnOthers({ version, canary }: RemoteReport, pages: Props['pages']): [string, string][] {
  return [...(pages ?? [])].flatMap(([running, { open, deferred, unsaved }]) => {
    if (open === 0 || running === version || running === canary?.version) return []
    const waiting = [
      t.pages(open),
      ...(deferred > 0 ? [t.deferred(deferred)] : []),
      ...(unsaved > 0 ? [t.unsaved(unsaved)] : []),
    ]
    return [[running, waiting.join(' · ')] as const]
  })
}

function stepText({ at, by, action, from, to, percent, reason }: ReleaseStep): string {
  const what = `${t.actions[action] ?? action} ${from ?? t.nothing} → ${to ?? t.nothing}`
  const share = percent !== undefined && percent < 100 ? ` (${percent}%)` : ''
  const why = reason === undefined ? '' : ` · ${reason}`
  return `${timeOf(at)} · ${by.replace(/^operator:/, '')} · ${what}${share}${why}`
}
