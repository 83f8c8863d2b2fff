type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/**
 * Creates addresses that a script element may load under Trusted Types. The page's content policy has to list the
 * policy's name. It trusts every address: check it before.
 */
export function scriptAddresses(policyName: string): (url: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: url => url })
  return url => policy?.createScriptURL(url) ?? url
}
