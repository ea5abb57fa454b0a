import type { TypedDataRequest } from '#transactions/describe/signing-request.ts'

const vault = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const token = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'

/** The tokens of the sample, by address. */
export const sampleTokens = { [token]: { symbol: 'USDC', decimals: 6 } }

/** The permission that a made-up vault asks for, as EIP-712 and ERC-2612 have it, for an amount in the smallest unit. */
export const sampleRequest = (
  value: bigint,
  words: Pick<TypedDataRequest, 'intent' | 'lasting'>,
): TypedDataRequest => ({
  kind: 'typed-data',
  from: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chain: { id: 8453, name: 'Base', currency: { symbol: 'ETH', decimals: 18 } },
  contacts: [
    { address: vault, name: 'Meridian Vault' },
    { address: token, name: 'USDC' },
  ],
  ...words,
  typedData: {
    domain: { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: token },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: {
      owner: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      spender: vault,
      value,
      nonce: 4n,
      deadline: BigInt(Date.UTC(2027, 0, 31, 12) / 1000),
    },
  },
})

export const exactValue = 250_000_000n
export const unlimited = 2n ** 256n - 1n
