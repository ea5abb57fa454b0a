/** What a lock with votes takes, in gas, as a visitor reads it; a test compares it with what was measured. */
export const votesGas = { lock: '173,000', first: '400,000' }
