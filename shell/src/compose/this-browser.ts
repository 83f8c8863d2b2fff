import type { Browser } from 'release-format'
import { safeLocalStorage as storage } from 'shared-session/storage'

/** 0 to 99, drawn once: decides about the releases on trial that this browser gets. */
const BUCKET = 'sbiz_release_bucket'

/** A name that a tester gives to this browser, for the list of a release on trial. */
const ID = 'sbiz_release_id'

const BUCKETS = 100

/** Returns the identity of this browser for releases on trial. It contains nothing about the person. */
export function thisBrowser(): Browser {
  return { bucket: keptBucket() ?? drawnBucket(), id: storage.getItem(ID) ?? undefined }
}

function keptBucket(): number | null {
  const kept = storage.getItem(BUCKET)
  const bucket = Number(kept)
  return kept !== null && Number.isInteger(bucket) && bucket >= 0 && bucket < BUCKETS ? bucket : null
}

function drawnBucket(): number {
  const bucket = Math.floor(Math.random() * BUCKETS)
  storage.setItem(BUCKET, String(bucket))
  return bucket
}
