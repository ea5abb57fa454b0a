import { contractAgrees, type Signed } from './contract-signature.server.ts'
import { keyOf } from './key-signature.ts'

/**
 * Whether an account made this signature: by its key, or because its contract agrees. The node is asked only where the key did not.
 * Throws `sign-in.unchecked` when the chain has to be asked and does not answer.
 */
export async function accountSigned(node: Parameters<typeof contractAgrees>[0], signed: Signed): Promise<boolean> {
  return (await keyOf(signed.hash, signed.signature)) === signed.address || contractAgrees(node, signed)
}
