type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/**
 * Makes addresses that a script element may load under Trusted Types, by a policy of that name, which the page's content
 * policy has to list. Every address that is handed to it is trusted: look at it before.
 */
export function scriptAddresses(policyName: string): (url: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: url => url })
  return url => policy?.createScriptURL(url) ?? url
}
