import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const NOT_SOURCE = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage'])

/** All files under a folder that people wrote, as paths relative to it with `/`, sorted. */
export function sourceFiles(folder: string): string[] {
  return walk(folder, '').toSorted()
}

function walk(folder: string, prefix: string): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap(entry => {
    const path = prefix ? `${prefix}/${entry.name}` : entry.name
    if (entry.name.startsWith('.') || NOT_SOURCE.has(entry.name) || isCompilersCache(entry.name)) return []
    return entry.isDirectory() ? walk(folder, path) : [path]
  })
}

function isCompilersCache(name: string): boolean {
  return name.endsWith('.tsbuildinfo')
}

/** Returns whether a file only serves to test others. */
export function isTestFile(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /(^|\/)test(ing)?\//.test(path)
}
