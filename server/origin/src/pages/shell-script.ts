import type { FileCache } from 'server-kit'

const DEFERRED = /<script\b(?=[^>]*\sdefer\b)[^>]*\ssrc=["']?([^"'\s>]+)/

/**
 * Returns the address of the first script of the shell's document, which is new in each shell. Its hash shows a page
 * whether it is still the present one.
 */
export async function shellScript(cache: FileCache, shellDir: string): Promise<string | null> {
  const document = await cache.find(shellDir, 'index.html')
  return DEFERRED.exec(document?.bytes.toString('utf8') ?? '')?.[1] ?? null
}
