import { openProver } from '#forms/prover.ts'

/** What a voucher asks for, solved ahead, so that nobody waits for it after the press. */
export const voucherProof = openProver('mint', () => undefined)
