import { expect, it, vi } from 'vitest'
import { createDialogs } from './dialogs.ts'

it('has nothing to draw until somebody asks', () => {
  expect(createDialogs().current()).toBeNull()
})

it('resolves an alert when it has been read, and is done with it', async () => {
  const dialogs = createDialogs()
  const read = dialogs.alert('폐업된 사업자등록번호입니다.')

  expect(dialogs.current()).toMatchObject({ kind: 'alert', message: '폐업된 사업자등록번호입니다.' })
  dialogs.current()?.answer(true)

  await expect(read).resolves.toBeUndefined()
  expect(dialogs.current()).toBeNull()
})

it.each([true, false])('resolves a question with its answer: %s', async answer => {
  const dialogs = createDialogs()
  const asked = dialogs.confirm('처음 화면으로 돌아갑니다.', { yes: '예', no: '아니오' })

  expect(dialogs.current()).toMatchObject({ kind: 'confirm', answers: { yes: '예', no: '아니오' } })
  dialogs.current()?.answer(answer)

  await expect(asked).resolves.toBe(answer)
})

it('shows one dialog at a time, in the order in which they were asked for', async () => {
  const dialogs = createDialogs()
  const answers = Promise.all([dialogs.confirm('첫째'), dialogs.confirm('둘째')])

  expect(dialogs.current()?.message).toBe('첫째')
  dialogs.current()?.answer(false)
  expect(dialogs.current()?.message).toBe('둘째')
  dialogs.current()?.answer(true)

  await expect(answers).resolves.toEqual([false, true])
})

it('tells whoever listens of every change, until they stop listening', () => {
  const dialogs = createDialogs()
  const listener = vi.fn<() => void>()
  const stopListening = dialogs.subscribe(listener)

  void dialogs.alert('안내')
  dialogs.current()?.answer(true)
  stopListening()
  void dialogs.alert('안내')

  expect(listener).toHaveBeenCalledTimes(2)
})
