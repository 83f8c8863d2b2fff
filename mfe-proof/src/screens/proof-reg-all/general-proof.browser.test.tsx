import { Unreachable } from 'api-client/errors'
import { type ApplicationResult, findResult } from 'api-client/result'
import { uploadFile } from 'api-client/files'
import { batchWith, resultWith } from 'applicant-flow/testing'
import { Link } from 'react-router-dom'
import { drawScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  button,
  dialog,
  direct,
  fillIn,
  register,
  show,
  total,
  withFreshCalls,
} from '../../testing/general-proof-scene.tsx'
import { applicant, chooseFiles, emptyFile, pdf, resultIs } from '../../testing/scene.ts'
import { GeneralProofScreen } from './general-proof-screen.tsx'

withFreshCalls()

describe('an obstacle', () => {
  it('is shown at once and in order, each beside its field, before anything is uploaded (PGEN-19 to PGEN-27, FILE-17)', async () => {
    const screen = await show({ session: applicant })
    await register()
    const summary = page.getByRole('region', { name: /확인/ })
    await expect.element(summary).toHaveFocus()
    const links = () => summary.getByRole('link').elements()
    expect(links().map(({ textContent }) => textContent)).toEqual([
      '동의 여부를 확인해주세요.',
      '유형을 선택해주세요.',
      '실적증빙 기간을 최소 1개 이상 선택해주세요.',
      '구분(금액/건)을 선택해주세요.',
      '실적증빙 파일을 등록해주세요.',
    ])
    await page.getByRole('link', { name: '동의 여부를 확인해주세요.' }).click()
    await expect.element(button('위 내용을 확인했으며 동의합니다')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(links()).toHaveLength(4)
    expect(screen.dialogs.confirm).not.toHaveBeenCalled()
    expect(uploadFile).not.toHaveBeenCalled()
  })

  it.each([
    [/^금액/, '총 증빙금액을 입력해주세요.'],
    [/^건수/, '총 증빙건수를 입력해주세요.'],
  ])('is the missing total of %s: %s, with the focus in its field', async (division, message) => {
    await show()
    await fillIn()
    await page.getByRole('radio', { name: division }).click()
    await total().fill('')
    await register()
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(total()).toHaveFocus()
  })

  it.each([
    ['of another kind', new File(['x'], '장부.hwp'), /^지원하지 않는 파일 형식입니다/],
    [
      'with other content than its name says',
      new File(['<html>'], '정산.pdf'),
      /^지원하지 않는 파일 형식입니다/,
    ],
    ['that is a PDF of more than 10 MB', largePdf(), 'PDF 파일 크기는 10MB 이하여야 합니다.'],
    [
      'that is a photo which cannot be made smaller',
      largePhoto(),
      '이미지 크기를 줄일 수 없습니다. 다른 이미지를 선택해주세요.',
    ],
    ['without content, alone', emptyFile('빈.pdf'), '실적증빙에 정상 파일이 1개 이상 필요합니다.'],
  ])('is a file %s (PGEN-26, PGEN-33, FILE-04 to FILE-10)', async (_, file, message) => {
    await show()
    await fillIn(file)
    await expect.element(page.getByText(/준비 중/)).not.toBeInTheDocument()
    await register()
    const group = page.getByRole('group', { name: /^실적증빙 파일/ })
    await expect.element(group.getByText(message).last()).toBeVisible()
    expect(uploadFile).not.toHaveBeenCalled()
  })

  it('is no duplicate: that is left out, and counted; another file of the same name is none (FILE-12)', async () => {
    await show()
    await chooseFiles(pdf('정산.pdf'))
    await chooseFiles(pdf('정산.pdf'), new File(['%PDF-1.7 of another month'], '정산.pdf'))
    await expect.element(page.getByText('중복된 파일 1개를 제외했습니다.')).toBeVisible()
    expect(page.getByRole('button', { name: '정산.pdf 삭제' }).elements()).toHaveLength(2)
  })
})

const MORE_THAN_10_MB = 10_485_761

function largePdf(): File {
  return new File(['%PDF-1.7', new Uint8Array(MORE_THAN_10_MB)], '정산.pdf')
}

function largePhoto(): File {
  return new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(MORE_THAN_10_MB)], '사진.jpg')
}

describe('the total', () => {
  it('takes digits alone, shows separators, and at most 15 characters (PGEN-05, PGEN-06, PGEN-29)', async () => {
    await show()
    await page.getByRole('radio', { name: /^금액/ }).click()
    await userEvent.type(total(), 'a1234567')
    await expect.element(total()).toHaveValue('1,234,567')
    await expect.element(total()).toHaveAttribute('maxlength', '15')
    await expect.element(page.getByRole('textbox', { name: '예상 지원금액' })).not.toBeInTheDocument()
  })

  it('of more than 100 cases leaves its field with its message; one press enters 100 (PGEN-07, PGEN-08, PGEN-31, PGEN-32)', async () => {
    await show()
    await page.getByRole('radio', { name: /^건수/ }).click()
    const expected = page.getByRole('textbox', { name: '예상 지원금액' })
    await userEvent.type(total(), '10')
    await expect.element(expected).toHaveValue('50,000')
    await expect.element(expected).toHaveAttribute('readonly')
    await userEvent.type(total(), '1')
    await expect.element(total()).toHaveValue('')
    await expect.element(expected).toHaveValue('')
    await expect.element(page.getByText('증빙건수는 최대 100건까지만 입력 가능합니다.')).toBeVisible()
    await expect.element(page.getByText(/입력한 값.*101/)).toBeVisible()
    await expect.element(button('100건으로 입력')).toHaveAttribute('data-variant', 'secondary')
    await button('100건으로 입력').click()
    await expect.element(total()).toHaveValue('100')
    await expect.element(total()).toHaveFocus()
    await expect.element(expected).toHaveValue('300,000')
    await page.getByRole('radio', { name: /^금액/ }).click()
    await expect.element(total()).toHaveValue('')
  })
})

it.each([
  ['another count', () => userEvent.type(total(), '5')],
  ['an amount instead', () => page.getByRole('radio', { name: /^금액/ }).click()],
])('a count that was too high is said no more after %s', async (_what, act) => {
  await show()
  await page.getByRole('radio', { name: /^건수/ }).click()
  await userEvent.type(total(), '101')
  const message = page.getByText('증빙건수는 최대 100건까지만 입력 가능합니다.')
  await expect.element(message).toBeVisible()
  await act()
  await expect.element(message).not.toBeInTheDocument()
})

describe('the way of proving (PGEN-01, AMB-68)', () => {
  it('is asked for as long as it is not settled, and settled by the tab', async () => {
    await show({ session: applicant })
    expect(
      page
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['직접 증빙', '택배사 직접 증빙'])
    await expect.element(page.getByText(/조회에 최대 1개월이 걸릴 수 있습니다/)).toBeVisible()
    await page.getByRole('tab', { name: '직접 증빙', exact: true }).click()
    await expect.element(page.getByText('아래에서 가지고 계신 자료를 등록해주세요.')).toBeVisible()
    expect(session.get().isNormalProof).toBe('Y')
    await page.getByRole('tab', { name: '택배사 직접 증빙' }).click()
    const link = page.getByRole('link', { name: '택배사 이용내역 조회 신청하기' })
    await expect.element(link).toHaveAttribute('href', '/proof-reg-parcel')
    expect(session.get().isNormalProof).toBeNull()
    document.addEventListener('click', event => event.preventDefault(), { once: true })
    await link.click()
    expect(session.get().isNormalProof).toBe('N')
  })

  it('is asked for no more afterwards', async () => {
    await show()
    await expect.element(page.getByText('배달·택배 서비스 이용', { exact: true })).toBeVisible()
    expect(page.getByRole('tab').elements()).toHaveLength(0)
  })
})

it('shows beside it what such files look like, as a PDF and as drawings, and leads back (PGEN-16, PGEN-17)', async () => {
  await show({ withDialogs: true })
  const sample = page.getByRole('link', { name: '증빙 예시 보기 (새 창 열림)' })
  await expect.element(sample).toHaveAttribute('href', expect.stringMatching(/viewer.*proof-sample\.pdf$/))
  await expect.element(page.getByRole('link', { name: '이전' })).toHaveAttribute('href', '/proof-intro')
  await button('서류별 예시 그림 보기').click()
  await expect.element(dialog()).toBeVisible()
  expect(document.querySelectorAll('dialog figcaption')).toHaveLength(6)
})

describe('entering', () => {
  it('is refused while proof may not be submitted, and leads to the result (PINT-25, PINT-26)', async () => {
    resultIs({ status: '심의중' })
    const screen = await drawScreen(<GeneralProofScreen />, { at: '/proof-reg-all', session: direct })
    await expect.poll(screen.goneTo).toBe('/aply-result')
    expect(screen.dialogs.alert.mock.calls[0]?.[0]).toBe('증빙제출 가능한 상태가 아닙니다.')
  })

  it('draws no form before the result has come, nor behind a refusal', async () => {
    const response = Promise.withResolvers<ApplicationResult>()
    vi.mocked(findResult).mockReturnValue(response.promise)
    const screen = await drawScreen(
      <>
        <Link to="/elsewhere">떠나기</Link>
        <GeneralProofScreen />
      </>,
      { at: '/proof-reg-all', session: direct },
    )
    const read = Promise.withResolvers<void>()
    screen.dialogs.alert.mockReturnValue(read.promise)
    await new Promise(resolve => void setTimeout(resolve))
    expect(document.querySelector('form')).toBeNull()
    response.resolve(resultWith({ status: '심의중' }))
    await expect
      .poll(() => screen.dialogs.alert.mock.calls[0]?.[1])
      .toEqual({ signal: expect.any(AbortSignal) })
    expect(document.querySelector('form')).toBeNull()
    // A person who has left meanwhile stays there.
    await page.getByRole('link', { name: '떠나기' }).click()
    read.resolve()
    await new Promise(resolve => void setTimeout(resolve))
    expect(screen.goneTo()).toBe('/elsewhere')
  })

  it('needs no result: one that does not come is asked for again in silence (PGEN-46, GP-16)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.mocked(findResult).mockRejectedValueOnce(new Unreachable('/detail'))
    const screen = await drawScreen(<GeneralProofScreen />, { at: '/proof-reg-all', session: direct })
    await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull(), { timeout: 10_000 })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(findResult).toHaveBeenCalledTimes(2)
    expect(screen.dialogs.alert).not.toHaveBeenCalled()
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  it('asks for a result that has come no more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await drawScreen(<GeneralProofScreen />, { at: '/proof-reg-all', session: direct })
    await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull(), { timeout: 10_000 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(findResult).toHaveBeenCalledOnce()
  })

  it('is over with the page: a result that did not come is asked for no more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.mocked(findResult).mockRejectedValue(new Unreachable('/detail'))
    const screen = await drawScreen(<GeneralProofScreen />, { at: '/proof-reg-all', session: direct })
    await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull(), { timeout: 10_000 })
    await screen.unmount()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(findResult).toHaveBeenCalledOnce()
  })

  it('shows why nothing may be submitted while a parcel request is under review (PGEN-36)', async () => {
    resultIs({ batches: [batchWith({ amountKind: '택배', status: '심사중' })] })
    await show()
    await expect.element(page.getByText('지금은 증빙을 등록할 수 없습니다.')).toBeVisible()
    await expect.element(button('증빙 등록')).toHaveAccessibleDescription('택배 증빙을 조회 중입니다.')
  })
})

describe('after a reload', () => {
  it('typed values are shown again; for another application they are not', async () => {
    const before = await show()
    await fillIn()
    await before.unmount()
    const after = await show()
    await expect.element(total()).toHaveValue('150,000')
    await expect.element(page.getByRole('checkbox', { name: '2024년' })).toBeChecked()
    await expect.element(page.getByText(/다음 파일을 다시 선택해주세요: 정산.pdf/)).toBeVisible()
    await after.unmount()
    resultIs({ applicationNumber: '20250000000002' })
    await show({ session: { ...direct, applicationNumber: '20250000000002' } })
    await expect.element(page.getByRole('checkbox', { name: '2024년' })).not.toBeChecked()
    await expect.element(page.getByText(/정산.pdf/)).not.toBeInTheDocument()
  })

  it('typed values of another person are deleted (GP-09)', async () => {
    const before = await show()
    await fillIn()
    await before.unmount()
    await show({ session: { ...direct, identityCi: 'another' } })
    await expect.element(page.getByRole('checkbox', { name: '2024년' })).not.toBeChecked()
    expect(sessionStorage.getItem('sbiz_draft_proof')).toBeNull()
  })
})
