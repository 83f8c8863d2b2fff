import { Button } from 'ui-kit'
import { Newest } from 'page-kit'
import { limitsSchema } from '../api/shapes.ts'
import { useSandbox } from '../parts/sandbox-context.ts'
import { useRead } from '../parts/use-read.ts'
import * as t from './texts.ko.ts'

/** Whether the server counts how often a person asks. */
export function RequestLimits() {
  const { call, attempt } = useSandbox()
  const { value, problem, refresh } = useRead('/limits', limitsSchema)

  async function set(on: boolean) {
    await call('/limits', { on })
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
              <Button size="medium" variant="tertiary" onClick={() => void attempt(() => set(!on))}>
                {on ? t.lift : t.hold}
              </Button>
            </div>
          </>
        )}
      </Newest>
    </>
  )
}
