import { describe, expect, it } from 'vitest'
import { SELF_CHECK_QUESTION_COUNT, selfCheckVerdict, type SelfCheckAnswer } from './self-check.ts'

type Answers = (SelfCheckAnswer | undefined)[]

const PROCEED = { ok: true }
const UNANSWERED = { ok: false, reason: '모든 항목을 선택해주세요.' }
const NOT_ELIGIBLE = { ok: false, reason: '배달·택배비 지원 대상자가 아닙니다.' }

const complete = everyWayToAnswer(['Y', 'N'])
const partial = everyWayToAnswer(['Y', 'N', undefined]).filter(answers => answers.includes(undefined))

describe('the self-check', () => {
  it('asks five questions, which can be answered in 32 ways', () => {
    expect(SELF_CHECK_QUESTION_COUNT).toBe(5)
    expect(complete).toHaveLength(32)
    expect(partial).toHaveLength(3 ** 5 - 2 ** 5)
  })

  it.each(complete)('decides %s %s %s %s %s by whether all are Y', (...answers) => {
    const isAllYes = answers.join('') === 'YYYYY'
    expect(selfCheckVerdict(answers)).toEqual(isAllYes ? PROCEED : NOT_ELIGIBLE)
  })

  it('names the unanswered question first, in each of the 211 incomplete ways', () => {
    const namedLater = partial.filter(answers => {
      const verdict = selfCheckVerdict(answers)
      return verdict.ok || verdict.reason !== UNANSWERED.reason
    })
    expect(namedLater).toEqual([])
  })

  it('takes a list that is too short as unanswered', () => {
    expect(selfCheckVerdict([])).toEqual(UNANSWERED)
    expect(selfCheckVerdict(['Y', 'Y', 'Y', 'Y'])).toEqual(UNANSWERED)
    expect(selfCheckVerdict(['N'])).toEqual(UNANSWERED)
  })

  it('takes a hole in the list as unanswered', () => {
    const withHole: Answers = Object.assign(Array.from<undefined>({ length: 0 }), {
      0: 'Y',
      1: 'Y',
      3: 'Y',
      4: 'Y',
    })
    expect(selfCheckVerdict(withHole)).toEqual(UNANSWERED)
  })
})

function everyWayToAnswer(choices: Answers): Answers[] {
  const longer = (shorter: Answers[]) =>
    shorter.flatMap(answers => choices.map(choice => [...answers, choice]))
  return Array.from({ length: SELF_CHECK_QUESTION_COUNT }).reduce<Answers[]>(longer, [[]])
}
