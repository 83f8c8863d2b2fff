import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../workspace/workspace.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } }
type Rules = { groups: { rules: Rule[] }[] }
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

const rules = (parse(read('deploy/prometheus/rules.yml')) as Rules).groups.flatMap(group => group.rules)
const { panels } = JSON.parse(read('deploy/grafana/site.json')) as Dashboard
const sources = globSync('server/*/src/**/*.ts', { cwd: root }).filter(path => !path.includes('.test.'))
const ours = new Set(sources.flatMap(path => namesIn(read(path), /(?<=')[a-z]+(?:_[a-z]+)+(?=')/g)))

/** The figures of Prometheus's exporter for addresses. */
const OF_OTHERS = ['probe_ssl_earliest_cert_expiry']

it.each(rules)('$alert is a sentence, leads to what to do, and is tested', ({ alert, annotations }) => {
  expect(annotations.summary).toMatch(/^[A-Z].*\.$/)
  expect(annotations.runbook).toBe(`docs/incidents.md#${alert.toLowerCase()}`)
  expect(read('docs/incidents.md')).toContain(`\n### ${alert}\n`)
  expect(read('deploy/prometheus/tests.yml')).toMatch(new RegExp(`alertname: ${alert}\\s[^}]*exp_labels`))
})

describe('each figure is one that the site has', () => {
  it.each(rules)('of $alert', ({ expr }) => expect(figuresIn(expr).filter(isUnknown)).toEqual([]))
  it.each(panels)('of the panel $title', ({ targets }) =>
    expect(targets.flatMap(({ expr }) => figuresIn(expr)).filter(isUnknown)).toEqual([]),
  )
})

it('docs/addresses.md has every figure that is read here', () => {
  const page = read('docs/addresses.md')
  const all = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(panel => panel.targets.map(each => each.expr)),
  ]
  const figures = new Set(all.flatMap(figuresIn).filter(name => !OF_OTHERS.includes(name)))
  expect(figures.size).toBeGreaterThan(10)
  expect([...figures].filter(name => !page.includes(name))).toEqual([])
})

/** The figures of an expression. Its functions have a bracket behind them, its labels are in braces or brackets. */
function figuresIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|"[^"]*"|\b(?:by|on) \([^)]*\)/g, ' ')
  return namesIn(bare, /\b[a-z]+(?:_[a-z]+)+\b(?! *\()/g).map(name =>
    name.replace(/_(bucket|count|sum)$/, ''),
  )
}

function isUnknown(name: string): boolean {
  return !ours.has(name) && !OF_OTHERS.includes(name)
}

function namesIn(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? []
}
