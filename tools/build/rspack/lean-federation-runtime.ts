import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Aliases that make a build take the federation runtime's ES modules. Left alone, the plug-in asks for their CommonJS
 * twins, which cannot be tree-shaken: a remote's entry is then several kB gzip heavier, the shell 17 kB.
 */
export function leanFederationRuntime(): Record<string, string> {
  const tools = resolvedFrom(
    import.meta.url,
    '@module-federation/enhanced/rspack',
    '@module-federation/runtime-tools',
  )
  const bundlerRuntime = resolvedFrom(tools, '@module-federation/webpack-bundler-runtime')
  const runtime = resolvedFrom(tools, '@module-federation/runtime')
  const injection = resolvedFrom(
    import.meta.url,
    '@module-federation/enhanced/rspack',
    '@module-federation/inject-external-runtime-core-plugin',
  )
  const core = resolvedFrom(runtime, '@module-federation/runtime-core')

  return {
    [bundlerRuntime]: join(bundlerRuntime, '../index.js'),
    [runtime]: join(runtime, '../index.js'),
    [injection]: join(injection, '../index.js'),
    '@module-federation/runtime/core$': join(runtime, '../core.js'),
    '@module-federation/runtime-tools/runtime-core$': join(tools, '../runtime-core.js'),
    '@module-federation/runtime-core$': join(core, '../index.js'),
    '@module-federation/sdk$': join(resolvedFrom(core, '@module-federation/sdk'), '../index.js'),
    '@module-federation/error-codes$': join(
      resolvedFrom(core, '@module-federation/error-codes'),
      '../index.mjs',
    ),
  }
}

/** Follows `names` from package to package, since none of them is a dependency of ours. */
function resolvedFrom(start: string, ...names: string[]): string {
  return names.reduce((file, name) => createRequire(file).resolve(name), start)
}
