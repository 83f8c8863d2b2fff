import { expect, it } from 'vitest'
import { accountProblems } from './account.ts'

it('finds nothing wrong with a whole account', () => {
  const account = { bank: '004', accountNumber: '1234567890', accountHolder: '홍길동' }
  expect(accountProblems(account, 'application')).toEqual([])
})

it('names bank, account number and holder in this order, in the words of the screen', () => {
  expect(accountProblems({ bank: '', accountNumber: '', accountHolder: '' }, 'correction')).toEqual([
    { field: 'bank', message: '은행을 선택해주세요.' },
    { field: 'accountNumber', message: '계좌번호를 입력해주세요.' },
    { field: 'accountHolder', message: '예금주명을 입력해주세요.' },
  ])
})
