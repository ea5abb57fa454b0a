import type { Address, Hex } from 'viem'
import { bytesToBigInt, numberToHex, slice } from 'viem/utils'
import { chainTime } from '#chain/read/chain-time.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { permit2Address, permitAbi, type PermitForm } from '#chain/tokens/permit-form.ts'
import { timeWords } from '#core/time/time-words.ts'
import type { TypedDataRequest } from '#transactions/describe/signing-request.ts'
import type { Explained } from './explain-error.ts'
import { isHex } from './kept-plan.ts'
import { signData } from './send-call.ts'
import { planStops } from './why-not-sent.ts'

/** The signature that takes the place of an approval in a plan, once there is one. Whole numbers in digits: plans are kept as text. */
export type Permit = ({ by: 'permit'; name: string; version: string } | { by: 'permit2' }) & { signed?: SignedPermit }

/** What was signed: an amount in the smallest unit, a number used once, the last second in Unix time, and 65 bytes. */
export type SignedPermit = { value: string; nonce: string; deadline: number; signature: Hex }

/** What a contract is handed of a permit of ERC-2612, as `TokenLocker` and others take it. */
export type PermitArgument = { dai: boolean; value: bigint; deadline: bigint; v: number; r: Hex; s: Hex }

/** What a contract is handed of a signature for Permit2. */
export type Permit2Argument = { amount: bigint; nonce: bigint; deadline: bigint; signature: Hex }

/** Seconds a signature counts: long enough to read what the wallet shows and be mined. */
const life = 3600

/** The form as a plan keeps it, if it can be used for an amount; undefined: an approval is needed. */
export function permitFor(form: PermitForm | undefined, amount: bigint): Permit | undefined {
  if (form?.by === 'permit') return form
  return form && form.most >= amount ? { by: 'permit2' } : undefined
}

type Wanted = {
  permit: Permit
  token: Address
  from: Address
  spender: Address
  spenderName: string
  amount: bigint
  /** How often the wallet will ask, this signature included. */
  prompts?: number
}

/** The permit with its signature, why the visitor or the chain stopped it, or that this wallet cannot sign so. */
export type PermitSigned = { at: 'signed'; permit: Permit } | { at: 'stopped'; why: Explained } | { at: 'unable' }

/** Has the connected wallet sign that `spender` may take exactly this amount. Rejects when the chain does not answer. */
export async function signPermit(rpc: Rpc, wanted: Wanted, sign = signData): Promise<PermitSigned> {
  const { permit, token, from, spenderName, prompts } = wanted
  const deadline = (await chainTime(rpc)) + life
  const nonce =
    permit.by === 'permit'
      ? await readContract(rpc, { to: token, abi: permitAbi, name: 'nonces', args: [from] })
      : bytesToBigInt(crypto.getRandomValues(new Uint8Array(32)))
  const typedData = (chainId: number) => dataOf({ ...wanted, nonce, deadline }, chainId)
  const signed = await sign({
    from,
    prompts,
    typedData,
    intent: `Let ${spenderName} take this amount, once`,
    lasting: `It counts until ${timeWords(deadline)} and costs nothing. No one but ${spenderName} can use it, and only when you send the next transaction.`,
    stops: planStops,
  })
  if (signed.at === 'stopped') return signed.declined ? signed : { at: 'unable' }
  // Accounts that are contracts answer other signatures, which tokens do not take.
  if (!isHex(signed.signature, 130)) return { at: 'unable' }
  const { signature } = signed
  return {
    at: 'signed',
    permit: { ...permit, signed: { value: String(wanted.amount), nonce: String(nonce), deadline, signature } },
  }
}

const uint = (name: string) => ({ name, type: 'uint256' })
const address = (name: string) => ({ name, type: 'address' })
const text = (name: string) => ({ name, type: 'string' })
/** Wallets hash a domain by its type, and leave out what is not in it. */
const chain = [uint('chainId'), address('verifyingContract')]

type Data = Wanted & { nonce: bigint; deadline: number }

function dataOf(
  { permit, token, from, spender, amount, nonce, deadline }: Data,
  chainId: number,
): TypedDataRequest['typedData'] {
  if (permit.by === 'permit')
    return {
      domain: { name: permit.name, version: permit.version, chainId, verifyingContract: token },
      types: {
        EIP712Domain: [text('name'), text('version'), ...chain],
        Permit: [address('owner'), address('spender'), uint('value'), uint('nonce'), uint('deadline')],
      },
      primaryType: 'Permit',
      message: { owner: from, spender, value: amount, nonce, deadline: BigInt(deadline) },
    }
  return {
    domain: { name: 'Permit2', chainId, verifyingContract: permit2Address },
    types: {
      EIP712Domain: [text('name'), ...chain],
      PermitTransferFrom: [
        { name: 'permitted', type: 'TokenPermissions' },
        address('spender'),
        uint('nonce'),
        uint('deadline'),
      ],
      TokenPermissions: [address('token'), uint('amount')],
    },
    primaryType: 'PermitTransferFrom',
    message: { permitted: { token, amount }, spender, nonce, deadline: BigInt(deadline) },
  }
}

/** The signature of ERC-2612 as a contract takes it. */
export function permitArgument({ value, deadline, signature }: SignedPermit): PermitArgument {
  const last = Number(slice(signature, 64, 65))
  return {
    dai: false,
    value: BigInt(value),
    deadline: BigInt(deadline),
    // Some wallets count the two from 0.
    v: last < 27 ? last + 27 : last,
    r: slice(signature, 0, 32),
    s: slice(signature, 32, 64),
  }
}

/** The signature for Permit2 as a contract takes it. */
export function permit2Argument(signed: SignedPermit): Permit2Argument {
  const { v, r, s } = permitArgument(signed)
  const signature = `${r}${s.slice(2)}${numberToHex(v).slice(2)}` as Hex
  return { amount: BigInt(signed.value), nonce: BigInt(signed.nonce), deadline: BigInt(signed.deadline), signature }
}

/** Whether a value read from storage is a permit of a plan. */
export function isPermit(value: unknown): value is Permit {
  const { by, name, version, signed } = (value ?? {}) as Record<string, unknown>
  const named = typeof name === 'string' && typeof version === 'string'
  return (by === 'permit2' || (by === 'permit' && named)) && (signed === undefined || isSigned(signed))
}

function isSigned(value: unknown): boolean {
  const { value: amount, nonce, deadline, signature } = (value ?? {}) as Record<string, unknown>
  const digits = [amount, nonce].every((one) => typeof one === 'string' && /^\d{1,78}$/.test(one))
  return digits && Number.isSafeInteger(deadline) && isHex(signature, 130)
}
