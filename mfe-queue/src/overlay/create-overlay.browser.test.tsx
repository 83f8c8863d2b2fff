import { parseSiteConfig } from 'site-config'
import { expect, it, vi } from 'vitest'
import { queueSettings } from '../client/settings.ts'
import { createOverlay } from './create-overlay.tsx'

it('an overlay that was replaced by another release draws nothing more, whatever still arrives', () => {
  const domElement = document.createElement('div')
  const reportCrash = vi.fn<(error: unknown) => void>()
  const overlay = createOverlay({
    domElement,
    settings: queueSettings(parseSiteConfig({}).queue, location),
    now: () => 0,
    reportCrash,
    stopQuestion: { isOpen: false },
    onStop: () => undefined,
  })
  overlay.destroy()
  expect(() => overlay.hide()).not.toThrow()
  expect(domElement.childElementCount).toBe(0)
  expect(reportCrash).not.toHaveBeenCalled()
})
