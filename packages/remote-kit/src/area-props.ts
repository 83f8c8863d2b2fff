import type { SiteConfig } from 'site-config'

/** The props that the shell passes to an area when it mounts it. */
export type AreaProps = {
  /** The element that is the area's own; nothing outside it may be touched. */
  domElement: HTMLElement
  /** Reports to the shell that the area broke, so that it can isolate it and offer a retry. */
  reportCrash: (error: unknown) => void
  /** Reports that the view which the origin joined differs from the area, which has replaced it. */
  reportMismatch?: (error: unknown) => void
  /** The settings of the operator, read and checked by the shell. */
  siteConfig: SiteConfig
}

/** The exports of every area's `./remote`: the single-spa lifecycles. */
export type AreaLifecycles = {
  bootstrap: (props: AreaProps) => Promise<void>
  mount: (props: AreaProps) => Promise<void>
  unmount: (props: AreaProps) => Promise<void>
  /** Called when another release is live and takes over once this one is left. `newVersion` is its version. */
  update?: (props: AreaProps & { newVersion: string }) => Promise<void>
  /** Called while the area is not on the screen: fetches the screen at `path`, which the visitor is about to open. */
  prepare?: (path: string) => Promise<void>
  /** Called after `unmount`, before this release leaves the page: releases everything outside its element. */
  unload?: (props: AreaProps) => Promise<void>
}
