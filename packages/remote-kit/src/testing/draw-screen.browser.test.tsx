import { Link, useLocation, useNavigate } from 'react-router-dom'
import { dialogs, navigation, queueGate, session } from 'shared-session'
import { siteConfig } from 'site-config'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawScreen } from './draw-screen.tsx'

function Screen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { callCentre } = siteConfig().contacts
  return (
    <>
      <p>{`${session.get().businessNumber} ${callCentre} ${search}`}</p>
      <Link to="/next">다음</Link>
      <button type="button" onClick={() => void navigate('/aside')}>
        옆
      </button>
    </>
  )
}

it('is drawn at its path, with session and configuration', async () => {
  session.update({ token: 'of an earlier test' })
  const config = { contacts: { callCentre: '0000-0000' } }
  await drawScreen(<Screen />, { at: '/here?page=2', session: { businessNumber: '1234567890' }, config })
  await expect.element(page.getByText('1234567890 0000-0000 ?page=2')).toBeVisible()
  expect(session.get().token).toBe('')
})

it('reports the path that it has led to, by a link, by the router, or by the port', async () => {
  const screen = await drawScreen(<Screen />, { at: '/here' })
  expect(screen.goneTo()).toBeNull()
  await page.getByRole('link').click()
  await expect.poll(screen.goneTo).toBe('/next')
  navigation.goTo('/by-port')
  expect(screen.goneTo()).toBe('/by-port')
})

it('has dialogs that are read at once, and a waiting room', async () => {
  const screen = await drawScreen(<Screen />, { gate: 'stopped' })
  await dialogs.alert('안내')
  expect(screen.dialogs.alert).toHaveBeenCalledExactlyOnceWith('안내')
  expect(await dialogs.confirm('계속할까요?')).toBe(true)
  expect(await queueGate.inTurn('act_4', async () => 'called')).toBeNull()
  expect(screen.gate.run).toHaveBeenCalledExactlyOnceWith('act_4')
})

it('shows the dialogs where a test uses them', async () => {
  const screen = await drawScreen(<Screen />, { withDialogs: true })
  const read = dialogs.alert('안내')
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await read
  expect(screen.dialogs.alert).toHaveBeenCalledExactlyOnceWith('안내')
})
