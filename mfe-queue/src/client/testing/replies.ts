import { parseReply, type Reply } from 'queue-protocol'

/** A reply as the server writes it, `5002:201:key=K1&nwait=3`. */
export function reply(text: string): Reply {
  const parsed = parseReply(text)
  if (!parsed) throw new Error(`not a reply: ${text}`)
  return parsed
}

/** The script of a reply. */
export function scriptWith(result: string): string {
  return `NetFunnel.gRtype=5101;NetFunnel.gControl.result='${result}'; NetFunnel.gControl._showResult();`
}

/** Returns an address that loads this script. */
export const scriptAddress = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`
