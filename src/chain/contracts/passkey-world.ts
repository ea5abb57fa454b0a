import type { Address, Hex } from 'viem'

/** The entry point of ERC-4337, version 0.8, which has this address on every chain that has it. */
export const entryPoint: Address = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'

/** What its makers gave the deployer before the code, so that it has that address. */
export const entryPointSalt: Hex = '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9'

/** What makes the accounts of passkeys: on the chain that comes with the product alone. A test holds it to its code. */
export const passkeyAccounts: Address = '0x444f5c889c8B7603ab18f22441D410c203e078ce'
