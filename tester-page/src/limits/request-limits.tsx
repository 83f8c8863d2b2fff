import { Newest, Press } from 'page-kit'
import { changeLimits, readLimits } from 'sandbox-api'
import { useSandbox } from '../parts/sandbox.tsx'
import { useRead } from '../parts/use-read.ts'
import * as t from './texts.ko.ts'

/** The switch of the server's rate limits. */
export function RequestLimits() {
  const { send, attempt } = useSandbox()
  const { value, problem, refresh } = useRead(readLimits)

  async function set(on: boolean) {
    await send(changeLimits, { body: { on } })
    await refresh()
    return t.state(on)
  }

  return (
    <>
      <p>{t.hint}</p>
      <Newest value={value} problem={problem}>
        {({ on }) => (
          <>
            <p>{t.state(on)}</p>
            <div>
              <Press label={on ? t.lift : t.hold} onClick={() => void attempt(() => set(!on))} />
            </div>
          </>
        )}
      </Newest>
    </>
  )
}
