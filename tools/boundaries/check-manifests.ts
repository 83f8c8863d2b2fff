import { leansOn } from './house.ts'
import { declaredBy, type Manifest, type Tree, type Violation } from './tree.ts'

/** Every room is in the table, and its manifest names only rooms that the table allows it. */
export function checkManifests({ manifests }: Tree): Violation[] {
  const rooms = [...manifests.keys()].filter(Boolean)
  return rooms.flatMap(room => checkManifest(room, manifests.get(room), rooms))
}

function checkManifest(room: string, manifest: Manifest | undefined, rooms: readonly string[]): Violation[] {
  const path = `${room}/package.json`
  const allowed = leansOn[room]
  if (!allowed)
    return [{ path, message: `${room} is a new room: say in tools/boundaries/house.ts what it leans on` }]

  const wrong = declaredBy(manifest).filter(name => rooms.includes(name) && !allowed.includes(name))
  return wrong.map(name => ({ path, message: `${room} must not lean on ${name}` }))
}
