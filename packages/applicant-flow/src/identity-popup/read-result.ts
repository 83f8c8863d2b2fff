import { verifiedPersonIn } from 'domain-rules/identity'
import { popupFailure, popupSuccess, type PopupMessage } from '../identity/popup-message.ts'

/** The parts of the popup-result page's address, written by the provider. */
export type Given = { path: string; query: string }

/** Returns person, certificate or outcome of the address, else `missing` (IDENT-52, IDENT-54 to IDENT-58, AMB-30). */
export function readResult({ path, query }: Given): PopupMessage {
  const facts = Object.fromEntries(new URLSearchParams(query))
  const person = verifiedPersonIn(facts)
  if (person) return popupSuccess({ person })

  const certificate = certificateIn(facts, path)
  if (certificate) return popupSuccess({ certificate })

  const { result } = facts
  if (!result) return popupFailure('missing')
  if (result === 'success') return popupSuccess()
  return popupFailure(result === 'cancel' ? 'cancelled' : 'failed')
}

/** Reads the joint certificate from `?tr_cert=…&tr_add=…` or `/kmc-result/{tr_cert}/{tr_add}` (IDENT-58). */
function certificateIn(facts: Record<string, string>, path: string) {
  const [inPath, addInPath] = path.split('/').slice(2).map(decoded)
  const trCert = facts['tr_cert'] || inPath
  const trAdd = facts['tr_add'] || addInPath
  return trCert && trAdd ? { trCert, trAdd } : null
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return '' // an undecodable part counts as missing
  }
}
