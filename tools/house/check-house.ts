import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile, sourceFiles } from '../workspace/source-files.ts'
import { capturedVariables } from './closure-state.ts'
import { commentRemarks, type Remark } from './comment-remarks.ts'
import { pageRemarks } from './page-remarks.ts'

/** The largest number of captured variables; more state belongs in an object or a class. */
const MOST_CAPTURED = 2

const MODULE = /(?<!\.d)\.(ts|tsx|mjs)$/

/** Decisions are records of their time, requirements quote the specification, and CONTRIBUTING.md quotes mistakes. */
const PAGE = /^(README|docs\/(?!requirements)[^/]+)\.md$/

/** Code that is not part of the product may be written in one long function. */
const BESIDE_THE_PRODUCT = /^(e2e|bench)\//

/** Replaces methods that all classes of Node share, in each test file of the thread. */
const MOCK_OF_NODE = /^\s*vi\.(do)?mock\(\s*(import\()?['"]node:/

/**
 * Returns a line for each place in these folders that breaks the house style: comments and pages against the rules of
 * language, functions or modules of the product with more than two captured `let` variables, and mocks of Node.
 */
export function checkHouse(root: string, folders: readonly string[] = ['.']): string[] {
  const paths = folders.flatMap(folder => sourceFiles(join(root, folder)).map(path => join(folder, path)))
  return paths.flatMap(path => {
    const text = () => readFileSync(join(root, path), 'utf8')
    if (MODULE.test(path)) return checkModule(path, text())
    return PAGE.test(path) ? lines(path, pageRemarks(text())) : []
  })
}

function checkModule(path: string, text: string): string[] {
  const comments = lines(path, commentRemarks(path, text))
  const isProduct = !isTestFile(path) && !BESIDE_THE_PRODUCT.test(path)
  return [...comments, ...(isProduct ? stateInClosures(path, text) : mocksOfNode(path, text))]
}

function mocksOfNode(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      MOCK_OF_NODE.test(line) ? [`${path}:${index + 1} pass the module in instead: ${line.trim()}`] : [],
    )
}

function lines(path: string, remarks: readonly Remark[]): string[] {
  return remarks.map(({ line, rule, text }) => `${path}:${line} ${rule}: ${text}`)
}

function stateInClosures(path: string, text: string): string[] {
  return capturedVariables(path, text)
    .filter(({ names }) => names.length > MOST_CAPTURED)
    .map(({ line, names }) => `${path}:${line} keep this state in one object: ${names.join(', ')}`)
}
