import { expect, it } from 'vitest'
import { costTable } from './cost-table.ts'

const cheap = { name: 'checks', seconds: 30.4, processorSeconds: 50.2, budget: 60 }

it('says what each stage took on the clock and of a processor, beside its budget', () => {
  const without = { name: 'build', seconds: 120, processorSeconds: 90 }
  expect(costTable([cheap, without])).toBe(
    '\nchecks    30 s     50 s of 60 s of a processor\nbuild    120 s     90 s of a processor\n',
  )
})

it('warns of a stage that took more than its budget', () => {
  expect(costTable([{ ...cheap, processorSeconds: 60.6 }])).toContain(
    '\n! checks took more of a processor than its budget.\n',
  )
})

it('leaves out what took no time, and processors that the system does not tell of', () => {
  const nothing = { name: 'browser', seconds: 0.1, processorSeconds: 0 }
  expect(costTable([nothing, { ...cheap, processorSeconds: null }])).toBe('\nchecks    30 s\n')
})
