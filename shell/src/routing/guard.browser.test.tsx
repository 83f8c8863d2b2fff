import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom'
import { session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dialogs } from '../dialogs.ts'
import { checkSession } from '../session/watch.ts'
import { comesFromAdminAddress, learnAddress } from './admin-address.ts'
import { arriveAt } from './admission.ts'
import { Guard } from './guard.tsx'
import type { SiteRoute } from './route-table.ts'

vi.mock('../session/watch.ts', { spy: true })

const late = vi.hoisted(() => ({
  publicAddress: vi.fn<() => Promise<string | null>>(),
  reconsiderAreas: vi.fn<() => void>(),
}))
vi.mock('../compose/late-code.ts', () => ({ lateCode: async () => late }))

const open: SiteRoute = { path: '/open', title: '', timer: false, needs: [], owner: 'shell' }
const form: SiteRoute = { ...open, path: '/form', timer: true, needs: ['applicationNumber', 'authCookie'] }
const admin: SiteRoute = { ...open, path: '/admin', needs: ['adminAddress'] }
const known = { applicationNumber: '20250000000001', token: 'token', setsAuthMarker: false }

const withAdmin = { features: { admin: true }, publicAddressUrl: 'https://address.example.org/' }

/** The reason that is shown to someone who is turned away. The test closes it. */
let reason = Promise.withResolvers<void>()
const alert = vi.spyOn(dialogs, 'alert')

beforeEach(() => {
  vi.clearAllMocks()
  reason = Promise.withResolvers()
  alert.mockImplementation(() => reason.promise)
  session.reset()
  provideSiteConfig(parseSiteConfig({}))
  arriveAt(open)()
})

function Where() {
  const { pathname } = useLocation()
  return `${pathname} by ${useNavigationType()}`
}

function site(route: SiteRoute) {
  return (
    <BrowserRouter>
      <Guard key={route.path} route={route}>
        <p>the page {route.path}</p>
      </Guard>
      <p>
        at <Where />
      </p>
    </BrowserRouter>
  )
}

const visit = (route: SiteRoute) => {
  history.replaceState(null, '', route.path)
  return render(site(route))
}

const shows = (text: string) => expect.element(page.getByText(text)).toBeVisible()

it('a page without needs is open, and one without the timer does not ask for the time left', async () => {
  await visit(open)
  await shows('the page /open')
  expect(checkSession).not.toHaveBeenCalled()
})

it('who has everything enters, and the time left is asked for', async () => {
  session.update(known)
  await visit(form)
  await shows('the page /form')
  expect(checkSession).toHaveBeenCalledOnce()
  expect(alert).not.toHaveBeenCalled()
})

it('who lacks something hears the reason, then goes where it is to be had, and back leads before both', async () => {
  delete document.documentElement.dataset['firstScreen']
  await visit(form)
  await expect.poll(() => alert.mock.calls[0]?.[0]).toBe('사업자등록번호 확인을 진행해주세요.')
  expect(page.getByText('the page /form').query()).toBeNull()
  await shows('at /form by POP')
  reason.resolve()
  await shows('at /bzmn-reg by REPLACE')
  // So the heading of that page takes the focus.
  expect(document.documentElement.dataset['firstScreen']).toBe('shown')
})

it('who comes without the cookie loses the data of the session with the message, not before', async () => {
  session.update({ ...known, token: '', setsAuthMarker: true })
  await visit(form)
  await expect.poll(() => alert.mock.calls[0]?.[0]).toBe('인증정보가 만료되었습니다.')
  expect(session.get().applicationNumber).toBe(known.applicationNumber)
  reason.resolve()
  await shows('at / by REPLACE')
  expect(session.get().applicationNumber).toBe('')
})

it('who lacks something else keeps the data of the session', async () => {
  session.update({ ...known, applicationNumber: '', businessNumber: '1234567890' })
  await visit(form)
  reason.resolve()
  await shows('at /bzmn-reg by REPLACE')
  expect(session.get().businessNumber).toBe('1234567890')
})

it('who leaves while the reason is shown is not moved, and keeps the data', async () => {
  session.update({ ...known, token: '', setsAuthMarker: true })
  const { rerender } = await visit(form)
  await expect.poll(() => alert.mock.calls).toHaveLength(1)
  const [, options] = alert.mock.calls[0] ?? []
  await rerender(site(open))
  expect(options?.signal?.aborted).toBe(true)
  reason.resolve()
  await shows('the page /open')
  await shows('at /form by POP')
  expect(session.get().applicationNumber).toBe(known.applicationNumber)
})

it('who goes from a protected page to an open one without the cookie loses the data', async () => {
  session.update(known)
  const { rerender } = await visit(form)
  await shows('the page /form')
  session.update({ token: '' })
  await rerender(site(open))
  await shows('the page /open')
  expect(session.get().applicationNumber).toBe('')
})

it('the page of administrators waits for the address of the visitor, and areas are considered again', async () => {
  provideSiteConfig(parseSiteConfig(withAdmin))
  const address = Promise.withResolvers<string>()
  late.publicAddress.mockReturnValue(address.promise)
  await visit(admin)
  await shows('at /admin by POP')
  expect(page.getByText('the page /admin').query()).toBeNull()
  address.resolve('203.0.113.10')
  await shows('the page /admin')
  expect(late.publicAddress).toHaveBeenCalledExactlyOnceWith('https://address.example.org/')
  expect(late.reconsiderAreas).toHaveBeenCalledOnce()
})

it.each([
  ['is of somebody else', async () => '198.51.100.1', withAdmin],
  ['is not to be had', async () => null, withAdmin],
  ['cannot be asked for', () => Promise.reject(new Error('offline')), withAdmin],
  [
    'is that of an administrator, where the page is off',
    async () => '203.0.113.10',
    { ...withAdmin, features: { admin: false } },
  ],
])('a visitor whose address %s goes home without a message', async (_, publicAddress, config) => {
  provideSiteConfig(parseSiteConfig(config))
  late.publicAddress.mockImplementation(publicAddress)
  await learnAddress()
  expect(comesFromAdminAddress()).toBe(false)
  await visit(admin)
  await shows('at / by REPLACE')
  expect(alert).not.toHaveBeenCalled()
})

it('the address of a visitor is asked of nobody where no service is set', async () => {
  provideSiteConfig(parseSiteConfig({ features: { admin: true } }))
  await learnAddress()
  expect(late.publicAddress).not.toHaveBeenCalled()
  expect(comesFromAdminAddress()).toBe(false)
})
