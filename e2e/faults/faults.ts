import type { Fault } from '../support/site/sandbox.ts'

/** Faults in the code of a release: a function that takes its module and returns the one that the page gets. */
export const codeFaults: Readonly<Record<string, string>> = {
  'exports nothing': '() => ({})',
  'throws while it is evaluated': '() => { throw new Error("a mistake") }',
  'bootstrap throws': '({ ...m }) => ({ ...m, bootstrap() { throw new Error("a mistake") } })',
  'bootstrap rejects': '({ ...m }) => ({ ...m, bootstrap: async () => { throw new Error("a mistake") } })',
  'bootstrap never ends': '({ ...m }) => ({ ...m, bootstrap: () => new Promise(() => {}) })',
  'mount throws': '({ ...m }) => ({ ...m, mount() { throw new Error("a mistake") } })',
  'mount rejects': '({ ...m }) => ({ ...m, mount: async () => { throw new Error("a mistake") } })',
  'mount never ends': '({ ...m }) => ({ ...m, mount: () => new Promise(() => {}) })',
  'unmount throws': '({ ...m }) => ({ ...m, unmount() { throw new Error("a mistake") } })',
  'unmount never ends': '({ ...m }) => ({ ...m, unmount: () => new Promise(() => {}) })',
  'reports a crash': afterMount('props.reportCrash(new Error("a mistake"))'),
  'throws in a timer': afterMount('setTimeout(() => { throw new Error("a mistake") })'),
  'rejects unhandled': afterMount('void Promise.reject(new Error("a mistake"))'),
  'removes its own element': afterMount('props.domElement.remove()'),
  'empties main': afterMount('document.querySelector("main").replaceChildren()'),
  'empties body': afterMount('document.body.replaceChildren()'),
  'removes the header': afterMount('document.querySelector(".site-header").remove()'),
  'draws over the page': afterMount('document.body.append(document.createElement("section"))'),
  'moves the page in a loop': afterMount(
    'for (let i = 0; i < 500; i += 1) history.pushState(null, "", location.href)',
  ),
  'works for three seconds': afterMount('for (const end = Date.now() + 3000; Date.now() < end; ) {}'),
}

/** Faults of the files of a release, as the sandbox makes them. */
export const fileFaults: Readonly<Record<string, Pick<Fault, 'kind' | 'value'> & { path: string }>> = {
  'entry is answered 503': { kind: 'status', value: 503, path: 'remoteEntry.js' },
  'entry is answered 404': { kind: 'status', value: 404, path: 'remoteEntry.js' },
  'entry never comes': { kind: 'hang', path: 'remoteEntry.js' },
  'entry is another file': { kind: 'corrupt', path: 'remoteEntry.js' },
  'chunks are cut': { kind: 'cut', path: 'assets/' },
  'chunks are answered 404': { kind: 'status', value: 404, path: 'assets/' },
}

function afterMount(work: string): string {
  return `({ ...m }) => ({ ...m, async mount(props) { await m.mount(props); ${work} } })`
}
