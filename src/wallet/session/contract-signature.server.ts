import {
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  parseAbi,
  type Address,
  type Hex,
} from 'viem'
import { NodeRefused, type NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { failSignIn } from './errors.ts'

/** ERC-6492: the last 32 bytes of a signature for an account that may not be on the chain yet. */
const notDeployedSuffix = '6492'.repeat(16)

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])

/** What `isValidSignature` answers when it agrees. */
const magicValue = '0x1626ba7e'

/** Gas that code of a stranger may burn in a node of ours, and milliseconds all questions together may take. */
const gas = { deployed: 3_000_000, notDeployed: 6_000_000 }
const timeoutMs = 4_000

/** A signature of `hash` that the account `address` is said to have made. */
export type Signed = { address: Address; hash: Hex; signature: Hex }

/**
 * Whether the contract at `address` agrees to the signature: by ERC-1271, or by ERC-6492 where it is still to be deployed. Nothing is
 * written to the chain. Throws `sign-in.unchecked` when that cannot be found out: the chain does not answer, or is another one.
 */
export async function contractAgrees(
  { nodeRpc, chainId }: { nodeRpc: NodeRpc; chainId: number },
  signed: Signed,
): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs)
  const ask = (method: string, ...params: unknown[]) => nodeRpc(method, params, signal)
  try {
    const [there, code] = await Promise.all([ask('eth_chainId'), ask('eth_getCode', signed.address, 'latest')])
    if (Number(there) !== chainId) throw new Error('The node is on another chain.')
    if (signed.signature.endsWith(notDeployedSuffix))
      return (await ask('eth_call', deploying(signed), 'latest')) === '0x01'
    if (code === '0x') return false
    return isMagic(await ask('eth_call', asking(signed), 'latest'))
  } catch (error) {
    if (error instanceof NodeRefused && error.executionFailed) return false
    throw failSignIn('sign-in.unchecked').because(error)
  }
}

function asking({ address, hash, signature }: Signed) {
  const data = encodeFunctionData({ abi: erc1271Abi, functionName: 'isValidSignature', args: [hash, signature] })
  return { to: address, data, gas: hex(gas.deployed) }
}

/** The validator of ERC-6492 runs as the constructor of a contract that is never made: it deploys, asks, and answers one byte. */
function deploying({ address, hash, signature }: Signed) {
  const abi = erc6492SignatureValidatorAbi
  const bytecode = erc6492SignatureValidatorByteCode
  return { data: encodeDeployData({ abi, bytecode, args: [address, hash, signature] }), gas: hex(gas.notDeployed) }
}

// A whole word, as the ABI pads bytes4: a contract that answers everything with four bytes agrees to nothing.
function isMagic(answer: unknown): boolean {
  return typeof answer === 'string' && answer.length >= 66 && answer.startsWith(magicValue)
}

const hex = (value: number) => `0x${value.toString(16)}`
