import type { ComponentType } from 'react'
import { AuditPanel } from './audit/audit-panel.tsx'
import { ErrorsPanel } from './errors/errors-panel.tsx'
import { NoticesPanel } from './notices/notices-panel.tsx'
import { NowPanel } from './now/now-panel.tsx'
import { ReleasesPanel } from './releases/releases-panel.tsx'
import { SpeedPanel } from './speed/speed-panel.tsx'
import { TokensPanel } from './tokens/tokens-panel.tsx'
import { WaitingRoomPanel } from './waiting-room/waiting-room-panel.tsx'
import * as t from './texts.ko.ts'

/** A part of the console: a folder here, and a line in `panels`. */
type Panel = {
  id: `panel-${string}`
  title: string
  short?: string
  role?: string
  View: ComponentType
}

/** In the order in which an operator on call needs them. */
const panels: readonly Panel[] = [
  { id: 'panel-now', ...t.now, View: NowPanel },
  { id: 'panel-releases', ...t.releases, View: ReleasesPanel },
  { id: 'panel-waiting-room', ...t.waitingRoom, View: WaitingRoomPanel },
  { id: 'panel-notices', ...t.notices, View: NoticesPanel },
  { id: 'panel-errors', ...t.errors, View: ErrorsPanel },
  { id: 'panel-speed', ...t.speed, View: SpeedPanel },
  { id: 'panel-audit', ...t.audit, View: AuditPanel },
  { id: 'panel-tokens', ...t.tokens, role: 'owner', View: TokensPanel },
]

/** Returns the panels that a token of this role can use. */
export function panelsFor(role: string): readonly Panel[] {
  return panels.filter(panel => panel.role === undefined || panel.role === role)
}
