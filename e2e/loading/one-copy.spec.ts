import {
  copiesSeenBy,
  federatedBuilds,
  loadedRemoteScripts,
  loadedScripts,
  sharedSessionCopies,
} from '../support/federation.ts'
import { liveRemote } from '../support/site/registry.ts'
import { expect, test } from '../support/test.ts'

const TWO_REMOTES = ['mfe_apply', 'mfe_result']

const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'jotai',
  'react-router-dom',
  'axios',
  'shared-session',
]

/** Strings of the packages' own code that every minifier leaves as they are. */
const fingerprints = {
  react: '__CLIENT_INTERNALS',
  'react/jsx-runtime': 'react.transitional.element',
  'react-dom': 'onCommitFiberRoot',
  jotai: 'no atom init',
  'react-router-dom': 'data-discover',
  'single-spa': 'SKIP_BECAUSE_BROKEN',
  axios: 'ERR_BAD_OPTION_VALUE',
  'shared-session': 'sbiz_session',
}

test.beforeEach(async ({ selfCheck, frame, resultLookup }) => {
  await selfCheck.open()
  await selfCheck.isShown()
  await frame.goToResult()
  await resultLookup.isShown()
})

test('each singleton is the same object inside two remotes and the shell', async ({ page, site }) => {
  const builds = ['shell', ...TWO_REMOTES]
  expect(await federatedBuilds(page)).toEqual(expect.arrayContaining(builds))
  const { requires } = await liveRemote(site, 'mfe-apply')
  for (const name of singletons) {
    const requiredVersion = String(requires[name.split('/', 1).join()])
    expect(await copiesSeenBy(page, builds, { name, requiredVersion }), name).toBe(1)
  }
  expect(await sharedSessionCopies(page), 'shared-session was evaluated once').toBe(1)
})

test('the shell carries each of them, and no loaded file of a remote does', async ({ page, request }) => {
  const codeOf = async (address: string) => (await request.get(address)).text()
  const shellScripts = (await loadedScripts(page, '/assets/')).filter(path =>
    /^\/assets\/(main|libraries|compose)\./.test(path),
  )
  const shellCode = (await Promise.all(shellScripts.map(codeOf))).join('\n')
  const remoteScripts = await loadedRemoteScripts(page)
  expect(remoteScripts.length).toBeGreaterThanOrEqual(4)

  const remoteCode = await Promise.all(remoteScripts.map(codeOf))
  for (const [name, fingerprint] of Object.entries(fingerprints)) {
    expect(shellCode, `the shell's ${name}`).toContain(fingerprint)
    const carriers = remoteScripts.filter((_, at) => remoteCode[at]?.includes(fingerprint))
    expect(carriers, `files with a ${name} of their own`).toEqual([])
  }
})
