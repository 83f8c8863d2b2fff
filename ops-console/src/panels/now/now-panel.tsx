import { AlertBox, Badge } from 'ui-kit'
import { LiveView } from '../../live/live-view.tsx'
import { Questions } from './questions.tsx'
import * as t from './texts.ko.ts'

/** The first look: the readiness of the site in a line, and the questions that wait for a person. */
export function NowPanel() {
  return (
    <>
      <LiveView topic="health">
        {({ status, ...parts }) =>
          status === 'ready' ? (
            <p>
              <State mode={parts['mode']} /> {Object.entries(parts).map(withNote).join(' · ')}
            </p>
          ) : (
            <NotReady parts={parts} />
          )
        }
      </LiveView>
      <Questions />
    </>
  )
}

/** A site that serves only some calls, or none, is ready and not well. */
function State({ mode = '' }: { mode: string | undefined }) {
  const word = t.modes[mode]
  return <Badge tone={word ? 'warning' : 'success'}>{word ?? t.ok}</Badge>
}

function NotReady({ parts }: { parts: Readonly<Record<string, string>> }) {
  // `server` is named only while it starts or stops; any other word is a note.
  const failed = Object.keys(parts).filter(name => name === 'server' || parts[name] === 'failed')
  return (
    <AlertBox tone="danger" title={t.notReady} announced>
      <p>{t.failing(failed.map(nameOf))}</p>
      <p>{t.runbook}</p>
    </AlertBox>
  )
}

/** A part of a ready site may have a note, such as first views that are left out. */
function withNote([part, state]: [string, string]): string {
  return state === 'ok' ? nameOf(part) : `${nameOf(part)} (${t.modes[state] ?? state})`
}

function nameOf(part: string): string {
  return t.parts[part] ?? part
}
