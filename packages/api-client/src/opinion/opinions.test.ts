import { expect, it } from 'vitest'
import { respondJson, serve } from '../../test/local-server.ts'
import { listOpinions } from './opinions.ts'

it('opinions may be sent as a bare list', async () => {
  const opinion = { opinionSubmitSn: 1, opinionContent: '의견', answerStatus: 'N' }
  for (const body of [[opinion], { status: 200, result: [opinion] }]) {
    await serve(respondJson(body))
    await expect(listOpinions('A1')).resolves.toMatchObject([{ id: '1', content: '의견' }])
  }
})
