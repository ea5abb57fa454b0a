/** The header in which a request shows its proof of work: the challenge, a space, and the solution. */
export const proofHeader = 'proof-of-work'
