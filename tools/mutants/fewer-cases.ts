import fc from 'fast-check'

// Most properties notice a fault within the first cases, and each property runs once for every fault in its code.
fc.configureGlobal({ numRuns: 25 })
