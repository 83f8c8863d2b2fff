import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeText, type About } from './write-release.ts'

/** A kind of bad release, made from a good one with two pages. */
export type Kind = {
  about: string
  /** The rule that refuses it, and a part of the sentence. */
  rule: string
  sentence: string
  /** Replaces files of the good release. */
  files?: Readonly<Record<string, string>>
  /** The first view of its second page. */
  view?: string
  /** Changes its description. */
  described?: (good: About) => Partial<About>
  /** Damages the folder after release.json was made. */
  damage?: (folder: string) => Promise<void>
  /** Carries a React DOM of its own; `hidden` keeps its names from the files. */
  bundles?: 'react-dom' | 'hidden react-dom'
}

const REMOTE = 'assets/remote.js'

/** Code of the good release's module, with other parts. */
function remote({ top = '', bootstrap = '', mount = '', draw = 'heading(domElement)', unmount = '' }) {
  const lifecycles = `
    export async function bootstrap() { ${bootstrap} }
    export async function mount({ domElement, reportMismatch }) {
      ${mount}
      ${draw}
      addEventListener('popstate', again = () => { domElement.replaceChildren(); ${draw} })
    }
    export async function unmount({ domElement }) {
      ${unmount}
      removeEventListener('popstate', again)
      domElement.replaceChildren()
    }`
  const heading = `
    let again
    function heading(element) {
      element.append(Object.assign(document.createElement('h1'), { textContent: '화면 ' + location.pathname }))
    }`
  return `${top}${heading}${lifecycles}`
}

/** An entry that gives these lifecycles, under the name of whichever release it is in. */
function entryWith(lifecycles: string): string {
  return `{
    const folderOfTest = new URL('.', document.currentScript.src).pathname
    globalThis[folderOfTest.split('/')[2].replaceAll('-', '_')] = {
      init(scope) { globalThis.scopeOfTest = scope },
      async get() {
        const lifecycles = ${lifecycles}
        return () => lifecycles
      },
    }
  }`
}

export const GOOD = {
  'remoteEntry.js': entryWith(`await import(folderOfTest + 'assets/remote.js')`),
  [REMOTE]: remote({}),
  'assets/style.css': '@layer remote {}',
}

/** Mounts a component of the page's React, as \`View\`. */
function rendering(view: string): string {
  return `
    let root
    export async function bootstrap() {}
    export async function mount({ domElement }) {
      const share = name => Object.values(globalThis.scopeOfTest[name])[0].lib()
      const { createElement, useEffect } = share('react')
      const { createRoot } = share('react-dom/client')
      function View() { ${view} }
      root = createRoot(domElement)
      root.render(createElement(View))
    }
    export async function unmount() { root.unmount() }`
}

const withFile = (text: string) => ({ files: { [REMOTE]: text } })
const LINK = `const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/remotes/' + domElement.id.replace('area-', '') + '/1.0.0/assets/more.css'
  document.head.append(link)`
const never = 'await new Promise(() => {})'

/** Refused by the gate, which runs nothing. */
export const ofFiles: readonly Kind[] = [
  {
    about: 'an entry of 20 MB',
    rule: 'sizes',
    sentence: 'The most for an entry is 1,048,576 bytes.',
    files: { 'remoteEntry.js': `// ${'x'.repeat(20 * 1024 * 1024)}` },
  },
  {
    about: 'a stylesheet that is missing',
    rule: 'files',
    sentence: 'assets/style.css of mfe-bad-2 1.0.0 is missing.',
    damage: folder => rm(join(folder, 'assets/style.css')),
  },
  {
    about: 'a chunk that is cut',
    rule: 'files',
    sentence: 'has 6 bytes. Its release.json lists',
    damage: folder => writeText(join(folder, REMOTE), 'export'),
  },
  {
    about: 'a stylesheet of another hash',
    rule: 'files',
    sentence: 'has the hash sha384-',
    damage: folder => writeText(join(folder, 'assets/style.css'), '@layer remate {}'),
  },
  {
    about: 'a page of an error in place of a chunk',
    rule: 'files',
    sentence: 'holds markup.',
    files: { [REMOTE]: '<!doctype html><title>404</title>' },
  },
  {
    about: 'a React DOM of its own',
    rule: 'one copy',
    sentence: 'contains react.',
    bundles: 'react-dom',
  },
]

/** Refused by the gate for its declaration. */
export const ofDeclaration: readonly Kind[] = [
  {
    about: 'another React than the page has',
    rule: 'shared versions',
    sentence: 'asks for react ^18.0.0.',
    described: () => ({ requires: { react: '^18.0.0' } }),
  },
  {
    about: 'a need that the guard does not know',
    rule: 'needs',
    sentence: 'has a page that needs luck.',
    described: ({ routes }) => ({ routes: routes.map(route => ({ ...route, needs: ['luck'] })) }),
  },
]

/** Refused by the trial in a browser. */
export const ofRunning: readonly Kind[] = [
  {
    about: 'a throw at evaluation',
    rule: 'lifecycles',
    sentence: 'fails: load',
    ...withFile(remote({ top: `throw new Error('no start');` })),
  },
  {
    about: 'an entry that sets no global',
    rule: 'lifecycles',
    sentence: 'the entry sets the global of the remote.',
    files: { 'remoteEntry.js': 'void 0' },
  },
  {
    about: 'a first view of its second page that it does not draw',
    rule: 'lifecycles',
    sentence: 'fails: mismatch',
    view: '<h1>다른 화면</h1>',
    ...withFile(
      remote({
        mount: `if (domElement.dataset.firstView) reportMismatch(new Error('another heading'))
          domElement.replaceChildren()`,
      }),
    ),
  },
  {
    about: 'no lifecycles',
    rule: 'lifecycles',
    sentence: 'fails: ',
    ...withFile('export const nothing = true'),
  },
  {
    about: 'a mount that rejects',
    rule: 'lifecycles',
    sentence: 'fails: mount',
    ...withFile(remote({ mount: `throw new Error('a mistake')` })),
  },
  {
    about: 'a mount that never ends',
    rule: 'lifecycles',
    sentence: 'a lifecycle resolves within 3 s.',
    ...withFile(remote({ mount: never })),
  },
  {
    about: 'a mount that draws nothing',
    rule: 'lifecycles',
    sentence: 'draws nothing',
    ...withFile(remote({ draw: '' })),
  },
  {
    about: 'a throw in the first render',
    rule: 'lifecycles',
    sentence: 'fails: mount (no first picture).',
    ...withFile(rendering(`throw new Error('no first picture')`)),
  },
  {
    about: 'a throw in an effect',
    rule: 'lifecycles',
    sentence: 'fails: mount (no effect).',
    ...withFile(
      rendering(
        `useEffect(() => { throw new Error('no effect') }, []); return createElement('h1', null, '화면')`,
      ),
    ),
  },
  {
    about: 'pages without a heading',
    rule: 'drawing',
    sentence: 'shows no heading: only "글".',
    ...withFile(
      remote({
        draw: `domElement.append(Object.assign(document.createElement('p'), { textContent: '글' }))`,
      }),
    ),
  },
  {
    about: 'a second page that is empty',
    rule: 'lifecycles',
    sentence: 'draws nothing',
    ...withFile(remote({ draw: `if (!location.pathname.endsWith('more')) heading(domElement)` })),
  },
  {
    about: 'an error in the console',
    rule: 'console',
    sentence: 'writes an error: out of order.',
    ...withFile(remote({ mount: `console.error('out of order')` })),
  },
  {
    about: 'a style that the policy forbids',
    rule: 'console',
    sentence: 'Content Security Policy',
    ...withFile(
      remote({
        mount: `domElement.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }))`,
      }),
    ),
  },
  {
    about: 'a stylesheet that the list lacks',
    rule: 'lifecycles',
    sentence: 'assets/more.css is no file of its release',
    ...withFile(remote({ mount: LINK })),
  },
  {
    about: 'a build that checks its files, and lacks one',
    rule: 'console',
    sentence: 'Refused to apply style from',
    described: () => ({ checksFiles: true }),
    files: {
      'remoteEntry.js':
        entryWith(`{ bootstrap, mount, unmount }`) + remote({ mount: LINK }).replaceAll('export ', ''),
    },
  },
  {
    about: 'a hidden React DOM of its own',
    rule: 'one copy',
    sentence: "runs another React DOM beside the page's",
    bundles: 'hidden react-dom',
  },
  {
    about: 'an unmount that leaves its drawing',
    rule: 'traces',
    sentence: '<aside></aside> in its element',
    ...withFile(
      remote({
        draw: `domElement.append(document.createElement('aside')); heading(domElement)`,
        unmount: `removeEventListener('popstate', again); return domElement.lastChild.remove()`,
      }),
    ),
  },
  {
    about: 'an unmount that leaves a listener',
    rule: 'traces',
    sentence: 'a listener of scroll on window',
    ...withFile(remote({ mount: `addEventListener('scroll', () => domElement.remove)` })),
  },
]

/** The page that shows one of these can only be ended by the browser or by leaving it. */
export const ofTheDocument: readonly Kind[] = [
  {
    about: 'a mount that never returns',
    rule: 'lifecycles',
    sentence: 'keeps the page busy and never returns.',
    ...withFile(remote({ mount: 'for (;;);' })),
  },
  {
    about: 'a mount that loads another document',
    rule: 'lifecycles',
    sentence: 'loses the page: ',
    ...withFile(remote({ mount: `location.assign('/info-terms'); ${never}` })),
  },
]

const OVERLAY = { name: 'mfe-queue', slot: 'overlay', routes: [] }

/** A widget with these parts of a gate. */
function widget({ run = '', about = '', sentence = '' }): Kind {
  const code = `
    export async function bootstrap() {}
    export async function mount({ domElement, offer }) {
      const asked = () => fetch('/ts.wseq?opcode=5101').then(reply => reply.text())
      offer({ run: async () => { ${run} }, complete: async () => {} })
    }
    export async function unmount() {}`
  return { about, rule: 'drawing', sentence, described: () => OVERLAY, files: { [REMOTE]: code } }
}

/** Releases of the waiting room, each for a site of its own. */
export const ofWaiting: readonly Kind[] = [
  widget({
    about: 'a widget that shows no wait',
    run: `return 'passed'`,
    sentence: 'shows no news of the wait: it is empty.',
  }),
  widget({
    about: 'a widget that shows the same place for ever',
    run: `domElement.textContent = '12명'; await new Promise(() => {})`,
    sentence: 'shows no news of the wait: "12명".',
  }),
  widget({
    about: 'a widget that never gives the page free',
    run: `
      const cover = Object.assign(document.createElement('dialog'), { textContent: '12명' })
      domElement.append(cover)
      cover.showModal()
      for (;;) cover.textContent = await asked()`,
    sentence: 'does not give the page free: ',
  }),
]
