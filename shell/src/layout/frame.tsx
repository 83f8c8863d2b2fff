import { DialogHost, SkipLinks } from 'ui-kit'
import { dialogs } from '../dialogs.ts'
import type { RouteTable } from '../routing/route-table.ts'
import { texts } from '../texts.ko.ts'
import { Content } from './content.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const skipLinks = [
  { href: '#main', label: texts.skipToContent },
  { href: '#menu', label: texts.skipToMenu },
] as const

/** What stays on the screen whatever area is shown. */
export function Frame({ routes }: { routes: RouteTable }) {
  return (
    <>
      <SkipLinks links={skipLinks} />
      <Header />
      <Content routes={routes} />
      <Footer />
      <DialogHost dialogs={dialogs} />
    </>
  )
}
