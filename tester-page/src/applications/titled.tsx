import { Badge } from 'ui-kit'

/** A record's name with its status. */
export function Titled({ name, status }: { name: string; status: string }) {
  return (
    <>
      {name} {status !== '' && <Badge tone="info">{status}</Badge>}
    </>
  )
}
