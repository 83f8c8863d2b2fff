import { Badge, Button, Disclosure, SummaryList } from 'ui-kit'
import type { Verb } from '../../api/ops.ts'
import type { Remote, Step } from '../../api/shapes.ts'
import { timeOf } from '../time-of.ts'
import styles from './releases-panel.module.css'
import * as t from './texts.ko.ts'

type Props = {
  remote: Remote
  /** How many open pages run each version; null while that is not known. */
  open: ReadonlyMap<string, number> | null
  onChange: (verb: Verb) => void
}

export function RemoteCard({ remote, open, onChange }: Props) {
  const { name, version, canary, former, history } = remote
  const pages = (of: string) => (open ? t.pages(open.get(of) ?? 0) : t.unknown)
  const behind = stillOnOthers(remote, open)
  const canGoBack = canary !== null || former.length > 0
  return (
    <article className={styles['remote']} aria-labelledby={`remote-${name}`}>
      <h3 className={styles['name']} id={`remote-${name}`}>
        {name} {version === null && <Badge tone="warning">{t.retired}</Badge>}
      </h3>
      <SummaryList
        rows={[
          ...(version === null ? [] : [[t.live, `${version} · ${pages(version)}`] as const]),
          ...(canary
            ? [[t.canary, `${canary.version} · ${t.share(canary)} · ${pages(canary.version)}`] as const]
            : []),
          ...behind.map(([old, count]) => [t.behind, `${old} · ${t.pages(count)}`] as const),
        ]}
      />
      <div className={styles['actions']}>
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
        <ul className={styles['steps']}>
          {history.slice(0, 10).map(step => (
            <li key={`${step.at} ${step.action}`}>{stepText(step)}</li>
          ))}
        </ul>
      </Disclosure>
    </article>
  )
}

/** The one that is pressed at night comes first. */
function verbsFor(isLive: boolean, canGoBack: boolean): readonly Verb[] {
  return [
    ...(canGoBack ? (['rollback'] as const) : []),
    ...(isLive ? (['canary', 'promote', 'retire'] as const) : (['promote'] as const)),
  ]
}

/** Open pages that run neither the live version nor the canary's: they change when nothing is lost by it. */
function stillOnOthers({ version, canary }: Remote, open: Props['open']): [string, number][] {
  return [...(open ?? [])].filter(
    ([running, count]) => count > 0 && running !== version && running !== canary?.version,
  )
}

function stepText({ at, by, action, from, to, percent, reason }: Step): string {
  const what = `${t.actions[action] ?? action} ${from ?? t.nothing} → ${to ?? t.nothing}`
  const share = percent !== undefined && percent < 100 ? ` (${percent}%)` : ''
  const why = reason === undefined ? '' : ` · ${reason}`
  return `${timeOf(at)} · ${by.replace(/^operator:/, '')} · ${what}${share}${why}`
}
