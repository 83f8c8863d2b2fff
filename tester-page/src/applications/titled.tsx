import { Badge } from 'ui-kit'

/** A record's name with its status. */
export function Titled({ name, status }: { name: string | null; status: string | null }) {
  return (
    <>
      {name} {status && <Badge tone="info">{status}</Badge>}
    </>
  )
}
