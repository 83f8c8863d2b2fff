import type { SiteConfig } from 'site-config'

/** The props that the shell passes to an area when it mounts it. */
export type AreaProps = {
  /** The element that is the area's own; nothing outside it may be touched. */
  domElement: HTMLElement
  /** Reports to the shell that the area broke, so that it can isolate it and offer a retry. */
  reportCrash: (error: unknown) => void
  /** The settings of the operator, read and checked by the shell. */
  siteConfig: SiteConfig
}

/** The exports of every area's `./remote`: the single-spa lifecycles. */
export type AreaLifecycles = {
  bootstrap: (props: AreaProps) => Promise<void>
  mount: (props: AreaProps) => Promise<void>
  unmount: (props: AreaProps) => Promise<void>
  /** Another release is live, which takes over when this one is left: `newVersion` is its version. */
  update?: (props: AreaProps & { newVersion: string }) => Promise<void>
  /** This release leaves the page for good, after `unmount`: what it holds outside its element has to go. */
  unload?: (props: AreaProps) => Promise<void>
}
