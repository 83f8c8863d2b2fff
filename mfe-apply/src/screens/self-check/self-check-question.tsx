import type { SelfCheckAnswer } from 'domain-rules/eligibility'
import { RadioGroup } from 'ui-kit'
import * as t from './texts.ko.ts'

const options = [
  { value: 'Y', label: t.yes },
  { value: 'N', label: t.no },
] as const

type Props = {
  number: number
  answer: SelfCheckAnswer | undefined
  problem: string | undefined
  onAnswer: (answer: SelfCheckAnswer) => void
}

export function SelfCheckQuestion({ number, answer, problem, onAnswer }: Props) {
  const question = t.questions[number]
  if (!question) return null
  return (
    <RadioGroup
      id={questionId(number)}
      legend={`${number + 1}. ${question.text}`}
      hint={'hint' in question ? question.hint : undefined}
      name={questionId(number)}
      options={options}
      value={answer}
      onChange={onAnswer}
      problem={problem}
    />
  )
}

export function questionId(number: number): string {
  return `self-check-${number + 1}`
}
