import { announce } from 'applicant-flow/session'
import { providePorts, session } from 'shared-session'
import { parseSiteConfig, provideSiteConfig } from 'site-config'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { dialogs } from '../dialogs.ts'
import { registryWith } from '../start/testing/registry.ts'
import { openFrame } from './testing/open-frame.tsx'

const form = { path: '/aply-info', timer: false, needs: [], menu: 'apply' }
const titles = { title: '신청정보 입력 (개인)', corporationTitle: '신청정보 입력 (법인)' }

beforeEach(() => {
  session.reset()
  provideSiteConfig(parseSiteConfig({}))
  providePorts({ queueGate: { run: async () => 'passed', complete: async () => {} } })
})

it.each([
  ['0', '신청정보 입력 (법인) | 소상공인 배달·택배비 지원'],
  ['1', '신청정보 입력 (개인) | 소상공인 배달·택배비 지원'],
])('the document is named after the page for the kind of business %s', async (managementType, title) => {
  session.update({ managementType })
  await openFrame('/aply-info', { pending: 'loading' }, registryWith([{ ...form, ...titles }]))
  await expect.poll(() => document.title).toBe(title)
})

it('the document of home has the name of the service alone', async () => {
  await openFrame('/', {})
  await expect.poll(() => document.title).toBe('소상공인 배달·택배비 지원')
})

it('what a session announces is read out on every page, and its questions are drawn there', async () => {
  await openFrame('/modal-alert', {})
  announce('인증 시간이 5분 남았습니다.', 'assertive')
  const sentence = page.getByText('인증 시간이 5분 남았습니다.')
  await expect.element(sentence).toBeInTheDocument()
  expect(sentence.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')

  void dialogs.confirm('연장하시겠습니까?', { yes: '연장', no: '아니요' })
  const question = page.getByRole('dialog', { name: '연장하시겠습니까?' })
  await question.getByRole('button', { name: '아니요' }).click()
  await expect.element(question).not.toBeInTheDocument()
})
