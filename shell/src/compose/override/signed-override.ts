import { originOf, verifiedOverride, type Override } from 'release-format'
import { siteConfig } from 'site-config'
import * as t from './texts.ko.ts'

/** Returns the override in this text, and marks the page with it; null for one that the site has not signed. */
export async function signedOverride(text: string): Promise<Override | null> {
  const override = await verifiedOverride(text, siteConfig().registryPublicKeys, new Date())
  if (override) document.body.append(watermark(override))
  else console.error('the release of a tester is over, or not signed by the site')
  return override
}

function watermark(override: Override): HTMLElement {
  const { remote, release, until } = override
  const mark = document.createElement('p')
  mark.textContent = t.shownToTester(remote, release.version, originOf(override), new Date(until))
  // The policy of the page forbids styles in the markup, not those that a script sets.
  Object.assign(mark.style, {
    position: 'fixed',
    insetBlockEnd: '0',
    insetInlineStart: '0',
    zIndex: '10000',
    margin: '0',
    padding: '4px 8px',
    background: '#7a0000',
    color: '#ffffff',
    fontSize: '14px',
    pointerEvents: 'none',
  })
  return mark
}
