import type { Beacon } from 'release-format'
import { siteConfig } from 'site-config'

/** Whether this page is of the part that tells how fast it is, and that it is open. */
const lot = Math.random()

/** Tells operations of releases, where the site names an address for that. Nothing of it is about the person. */
export function sendBeacons(beacons: Beacon | readonly Beacon[]): void {
  const { beaconsUrl } = siteConfig()
  if (beaconsUrl) navigator.sendBeacon(beaconsUrl, JSON.stringify(beacons))
}

/** Whether this page is one of those that tell more than what became of a release. */
export function tellsMore(): boolean {
  const { beaconsUrl, beaconsShare } = siteConfig()
  return beaconsUrl !== '' && lot < beaconsShare
}
