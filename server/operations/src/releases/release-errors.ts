import { HttpError } from 'server-kit'
import * as t from '../texts.ko.ts'

/** The responses for the named errors of releases: status, errorCode, and a sentence for the operator. */
const responses: Readonly<Record<string, readonly [number, string, string]>> = {
  InvalidRelease: [400, 'RELEASE_INVALID', t.releaseInvalid],
  DamagedRelease: [409, 'RELEASE_DAMAGED', t.releaseDamaged],
  MissingRelease: [404, 'RELEASE_NOT_FOUND', t.releaseNotFound],
  NotLive: [404, 'REMOTE_NOT_LIVE', t.remoteNotLive],
  NoRollout: [404, 'ROLLOUT_NOT_FOUND', t.noRollout],
  NoFormerRelease: [409, 'NO_FORMER_RELEASE', t.noFormerRelease],
  AlreadyLive: [409, 'RELEASE_ALREADY_LIVE', t.alreadyLive],
  ReleaseAlreadyPublished: [409, 'VERSION_TAKEN', t.versionTaken],
  ChangedMeanwhile: [409, 'RELEASE_CHANGED_MEANWHILE', t.changedMeanwhile],
  PathTaken: [409, 'PATH_TAKEN', t.pathTaken],
  RefusedByGate: [409, 'REFUSED_BY_GATE', t.refusedByGate],
  RegistryRejected: [409, 'NOT_BELIEVED', t.notBelieved],
  WrongKey: [409, 'SIGNING_KEY_MISSING', t.signingKeyMissing],
  InvalidRegistry: [503, 'REGISTRY_DAMAGED', t.registryDamaged],
}

/** The response for a named error of releases, with its own sentence in `errors`; null for any other. */
export function releaseError(error: Error): HttpError | null {
  const response = responses[error.name]
  if (!response) return null
  return new HttpError(...response, [{ field: '', message: error.message }])
}
