import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import { answers, cannot, does } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc20Options {
    /** A holder can pay by a signature that anyone may submit (ERC-3009). */
    authorizations: boolean
  }
}

const transferCall = 'transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)'
const receiveCall = 'receiveWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)'
const cancelCall = 'cancelAuthorization(address,bytes32,uint8,bytes32,bytes32)'

/** The lines that sign a transfer of four by SIGNER to BOB, or its cancellation, as `v`, `r` and `s` with this number. */
const signed = (number: number, struct: string, terms: string) => [
  `(uint8 v${number}, bytes32 r${number}, bytes32 s${number}) = _sign(keccak256(bytes.concat(hex"1901", domain, keccak256(abi.encode(`,
  `    keccak256("${struct}"), ${terms}`,
  ')))));',
]
const transferType = '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'
const terms = (nonce: string) => `SIGNER, BOB, uint256(4), uint256(0), block.timestamp + 1, bytes32(uint256(${nonce}))`
const given = (nonce: string, number: number) =>
  [
    'SIGNER',
    'BOB',
    4,
    0,
    'block.timestamp + 1',
    `bytes32(uint256(${nonce}))`,
    `v${number}`,
    `r${number}`,
    `s${number}`,
  ] as const

/** Transfers by signature (ERC-3009). Any unused number serves, so that several can be signed at once and submitted in any order. */
export const authorizations: Feature<Erc20Options> = {
  option: {
    name: 'authorizations',
    rare: true,
    label: 'Transfer by signature',
    on: 'Holders can sign a payment that anyone submits and pays the gas for, as with USDC.',
    off: 'Only a transaction of the holder, or of an account they allowed, sends tokens.',
  },
  sign: cancelCall,
  solidity: ({ permit }) => ({
    notice: 'A transfer can be made by a signature of the holder.',
    imports: ['token/ERC20/extensions/draft-ERC3009', ...(permit ? [] : ['utils/cryptography/EIP712'])],
    bases: ['ERC3009'],
    calls: permit ? [] : ['EIP712(name_, "1")'],
  }),
  powers: () => [
    {
      who: 'holder',
      can: 'sign a transfer, which anyone may submit, and cancel it before',
      functions: ['transferWithAuthorization', 'receiveWithAuthorization', 'cancelAuthorization'],
    },
  ],
  risks: () => [
    {
      level: 'note',
      text: 'A signed transfer moves tokens without a transaction of the holder: check what you sign as you check a payment.',
    },
  ],
  trials: () => [
    {
      says: 'A signed transfer counts once, for the amount and the account that were signed, and not after it is cancelled.',
      lines: [
        does('LAUNCHER', 'transfer(address,uint256)', 'SIGNER', 12),
        'bytes32 domain = keccak256(abi.encode(keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"), keccak256("Gold"), keccak256("1"), block.chainid, TOKEN));',
        ...signed(1, `TransferWithAuthorization${transferType}`, terms('7')),
        cannot('BOB', transferCall, ...given('8', 1)),
        does('STRANGER', transferCall, ...given('7', 1)),
        cannot('STRANGER', transferCall, ...given('7', 1)),
        answers(4, 'balanceOf(address)', 'BOB'),
        ...signed(2, `ReceiveWithAuthorization${transferType}`, terms('9')),
        cannot('STRANGER', receiveCall, ...given('9', 2)),
        does('BOB', receiveCall, ...given('9', 2)),
        ...signed(3, 'CancelAuthorization(address authorizer,bytes32 nonce)', 'SIGNER, bytes32(uint256(5))'),
        does('STRANGER', cancelCall, 'SIGNER', 'bytes32(uint256(5))', 'v3', 'r3', 's3'),
        answers(1, 'authorizationState(address,bytes32)', 'SIGNER', 'bytes32(uint256(5))'),
        answers(8, 'balanceOf(address)', 'BOB'),
      ],
    },
  ],
}
