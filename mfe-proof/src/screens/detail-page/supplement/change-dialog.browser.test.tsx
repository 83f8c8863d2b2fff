import { uploadFile } from 'api-client/files'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chooseFiles, pdf } from '../../../testing/scene.ts'
import {
  button,
  changeOne,
  dialog,
  kept,
  press,
  register,
  row,
  second,
  show,
  withFreshCalls,
} from '../../../testing/supplement-scene.tsx'

withFreshCalls()

const uploaded = () => vi.mocked(uploadFile).mock.calls.map(([{ file }]) => file.name)

async function choose(name: string) {
  await chooseFiles(pdf(name))
  await expect.element(dialog()).toMatchTextContent(new RegExp(`${name}.*올리기 전`))
}

async function registered() {
  await register()
  await expect.element(dialog()).toMatchTextContent('보완등록이 완료되었습니다.')
}

describe('the file that replaces an item', () => {
  it('is the one that was chosen last; the others are not uploaded', async () => {
    await show({}, [kept, second])
    await button('변경 정산.pdf').click()
    await choose('하나.pdf')
    await choose('둘.pdf')
    await press('변경')
    await button('다시 변경 정산.pdf').click()
    await choose('셋.pdf')
    await press('변경')
    await registered()
    expect(uploaded()).toEqual(['셋.pdf'])
  })

  it('stays the former one when another choice is cancelled', async () => {
    await show({}, [kept, second])
    await changeOne('정산.pdf', pdf('하나.pdf'))
    await button('다시 변경 정산.pdf').click()
    await choose('둘.pdf')
    await press('취소')
    await expect.element(row('정산.pdf')).toMatchTextContent('하나.pdf')
    await registered()
    expect(uploaded()).toEqual(['하나.pdf'])
  })

  it('may be chosen again, which changes nothing', async () => {
    await show({}, [kept, second])
    await changeOne('정산.pdf', pdf('하나.pdf'))
    await button('다시 변경 정산.pdf').click()
    for (const name of ['하나.pdf', '둘.pdf', '둘.pdf', '하나.pdf']) {
      await choose(name)
      await expect.element(dialog()).not.toMatchTextContent('중복된 파일')
    }
    await press('변경')
    await registered()
    expect(uploaded()).toEqual(['하나.pdf'])
  })

  it('can be removed: then nothing is chosen, and it is free for another item', async () => {
    await show()
    await button('변경 정산.pdf').click()
    await choose('하나.pdf')
    await dialog().getByRole('button', { name: /삭제$/ }).click()
    await expect.element(dialog()).not.toMatchTextContent('하나.pdf')
    await press('변경')
    await expect.element(dialog()).toMatchTextContent('변경할 내용이 없습니다.')
    await press('취소')
    await changeOne('운송장.jpg', pdf('하나.pdf'))
  })

  it('is not taken while it is still checked', async () => {
    await show({}, [kept, second])
    const reading = vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValue(new Promise(() => {}))
    onTestFinished(() => reading.mockRestore())
    await button('변경 정산.pdf').click()
    await chooseFiles(pdf('하나.pdf'))
    await expect.element(dialog()).toMatchTextContent('하나.pdf')
    await press('변경')
    await expect.element(dialog()).toMatchTextContent('파일을 확인하는 중입니다. 잠시 후 다시 눌러주세요.')
  })

  it('is another than the item’s own; a right choice ends the problem', async () => {
    const own = pdf('정산.pdf')
    const files = [{ id: '1', name: own.name, filePath: 'receipt/b.pdf', size: own.size, mimeType: own.type }]
    await show({}, [kept, { ...second, files }])
    await button('변경 정산.pdf').click()
    await choose('정산.pdf')
    await press('변경')
    const field = page.getByRole('group', { name: /새 증빙 파일/ })
    await expect.element(field).toHaveAccessibleDescription(/변경할 내용이 없습니다\./)
    await expect.poll(() => field.element().contains(document.activeElement)).toBe(true)
    await choose('하나.pdf')
    await expect.element(field).not.toHaveAccessibleDescription(/변경할 내용이 없습니다\./)
  })
})
