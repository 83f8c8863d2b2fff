/* In a rival's copy this is `tools/build/rspack/first-view.ts`: its pages have none. */
export const firstView = () => () => {}
