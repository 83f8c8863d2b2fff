type SessionTokenTable = {
  tokenDigest: string
  applicationNumber: string
  ci: string
  businessNumber: string
  expiresAt: Date
}

export type TokenTables = {
  sessionToken: SessionTokenTable
}
