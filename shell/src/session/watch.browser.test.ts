import { dialogs } from 'shared-session'
import { expect, it, vi } from 'vitest'
import { logOut } from './watch.ts'

it('asks before the session ends, with a way to go on', async () => {
  const confirm = vi.spyOn(dialogs, 'confirm').mockResolvedValue(false)
  await logOut()
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    '로그아웃하시겠습니까? 작성하던 내용을 이어서 쓰시려면 본인인증을 다시 하셔야 합니다.',
    { yes: '로그아웃', no: '계속 이용' },
  )
})
