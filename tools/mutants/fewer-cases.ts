import fc from 'fast-check'

// Most properties see a fault within the first cases, and each of them runs once for every fault in what it reaches.
fc.configureGlobal({ numRuns: 25 })
