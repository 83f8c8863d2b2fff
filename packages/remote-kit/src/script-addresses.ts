type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/**
 * Creates script addresses for Trusted Types by a policy that the page lists. The policy trusts all addresses, so
 * check them before.
 */
export function scriptAddresses(policyName: string): (url: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: url => url })
  return url => policy?.createScriptURL(url) ?? url
}
