import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders that programs write, hidden files, and the compiler's cache. */
const NOT_SOURCE = /^(node_modules|dist|test-results|playwright-report|coverage)$|^\.|\.tsbuildinfo$/

/** All files under a folder that people wrote, as paths relative to it with `/`, sorted. */
export function sourceFiles(folder: string): string[] {
  return walk(folder, '').toSorted()
}

function walk(folder: string, prefix: string): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap(entry => {
    const path = prefix ? `${prefix}/${entry.name}` : entry.name
    if (NOT_SOURCE.test(entry.name)) return []
    return entry.isDirectory() ? walk(folder, path) : [path]
  })
}

/** Returns whether a file only serves to test others. */
export function isTestFile(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /(^|\/)test(ing)?\//.test(path)
}
