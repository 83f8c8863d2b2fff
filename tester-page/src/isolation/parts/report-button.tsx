import { Button } from 'ui-kit'
import { useSandbox } from '../../parts/sandbox.tsx'
import type { Journal } from '../journal.ts'
import type { Remote } from '../read-remotes.ts'
import { reportOf } from '../report.ts'
import type { State } from '../state/state.ts'
import { storedSession } from '../stored-session.ts'
import * as t from '../texts.ko.ts'

type Props = { remote: Remote; state: State; journal: Journal }

/** Copies the state with all that happened since, for a person who mends the remote. */
export function ReportButton({ remote, state, journal }: Props) {
  const { attempt } = useSandbox()

  async function copy() {
    const facts = {
      address: location.origin + location.pathname,
      browser: navigator.userAgent,
      shell: shellOfFrame(),
    }
    const report = reportOf({ ...facts, remote, state, session: storedSession(), entries: journal.entries() })
    await navigator.clipboard.writeText(report).catch(cause => {
      throw new Error(t.copyFailed, { cause })
    })
    return t.copied
  }

  return (
    <Button size="medium" variant="secondary" onClick={() => void attempt(copy)}>
      {t.copyReport}
    </Button>
  )
}

/** The shell's script has a hash in its name, as the document of the frame names it. */
function shellOfFrame(): string {
  const frame = document.querySelector('iframe')?.contentDocument
  return frame?.querySelector('script[defer]')?.getAttribute('src') ?? ''
}
