import { QueueControls, showStandalonePage } from 'remote-kit/standalone'
import { mount } from './remote.tsx'
import { routes } from './routes.ts'

const { siteConfig, render, areaElement, overlayElement } = await showStandalonePage({
  name: 'mfe-queue',
  routes,
})
await mount({
  domElement: overlayElement,
  offer: gate => render(areaElement, <QueueControls gate={gate} />),
  reportCrash: reportError,
  siteConfig,
})
