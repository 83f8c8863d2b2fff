import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lateCode } from '../compose/late-code.ts'
import { start } from './start.tsx'
import { signedRegistry } from './testing/signed-registry.ts'

vi.mock('../compose/late-code.ts', () => ({ lateCode: vi.fn<() => unknown>() }))

const { registry, siteConfig } = await signedRegistry()
const files: Record<string, unknown> = { '/site-config.json': siteConfig, '/registry.json': registry }

// A host that serves files alone writes nothing into the page.
beforeEach(() => {
  document.body.innerHTML = '<div id="frame"></div>'
  history.replaceState(null, '', '/self-check')
  vi.spyOn(console, 'error').mockReturnValue()
})

function serve(status: number): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async address =>
    Response.json(typeof address === 'string' ? files[address] : {}, { status }),
  )
}

it('without its configuration the page does not start, and the error names the file', async () => {
  serve(503)
  await expect(start()).rejects.toThrow('/site-config.json: HTTP 503')
  expect(document.getElementById('frame')?.textContent).toBe('')
})

it('configuration and registry are fetched, and an area without its code has a way to try again', async () => {
  serve(200)
  vi.mocked(lateCode).mockRejectedValue(new Error('the code does not load'))
  await start()
  await expect.element(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
})
