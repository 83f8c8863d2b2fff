import type { Page } from '@playwright/test'

/** A form with files as the page has sent it: the text of its JSON part, its files by name and size, and its headers. */
export type SentForm = {
  data: Record<string, unknown>
  files: Record<string, { name: string; size: number }>
  headers: Record<string, string>
}

type Recording = typeof globalThis & { sentForms: SentForm[] }

/** Records every form with files that the page sends, which the browser's own tools do not show. */
export async function recordForms(page: Page): Promise<() => Promise<SentForm[]>> {
  await page.addInitScript(() => {
    const recording = globalThis as Recording
    recording.sentForms = []
    const { send, setRequestHeader } = XMLHttpRequest.prototype
    const headersOf = new WeakMap<XMLHttpRequest, Record<string, string>>()

    XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
      headersOf.set(this, { ...headersOf.get(this), [name.toLowerCase()]: value })
      setRequestHeader.call(this, name, value)
    }
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) void record(body, headersOf.get(this) ?? {})
      send.call(this, body)
    }

    async function record(form: FormData, headers: Record<string, string>) {
      const parts = [...form.entries()].filter((part): part is [string, File] => part[1] instanceof File)
      const data = parts.find(([name]) => name === 'applicationData')?.[1]
      const files = parts.filter(([name]) => name !== 'applicationData')
      recording.sentForms.push({
        data: JSON.parse((await data?.text()) ?? '{}') as Record<string, unknown>,
        files: Object.fromEntries(files.map(([part, { name, size }]) => [part, { name, size }])),
        headers,
      })
    }
  })
  return () => page.evaluate(() => (globalThis as Recording).sentForms)
}
