import { concatHex, getContractAddress, pad, size, toHex, type Address, type Hex } from 'viem'

/** Contract accounts for tests, written by hand: there is no compiler among the tools of the tests. */

/**
 * An ERC-1271 account with one owner, as runtime code: what `isValidSignature(hash, r ‖ s ‖ v)` answers is the magic value when the
 * owner's key made the signature, and a zero word otherwise.
 */
export const ownedWallet = (owner: Address): Hex =>
  concatHex([
    '0x600435600052', //     mstore(0x00, calldataload(0x04))              hash
    '0x60a43560f81c602052', // mstore(0x20, shr(248, calldataload(0xa4)))  v
    '0x606435604052', //     mstore(0x40, calldataload(0x64))              r
    '0x608435606052', //     mstore(0x60, calldataload(0x84))              s
    '0x60206080608060006001', // staticcall's arguments: ecrecover at 1, 0x80 bytes in at 0, 0x20 bytes out at 0x80
    '0x5afa50', //           pop(staticcall(gas(), …))
    '0x60805173', //         mload(0x80)
    owner, //                push20 owner
    '0x14631626ba7e60e01b02', // mul(eq(…), shl(224, 0x1626ba7e))
    '0x60005260206000f3', // mstore(0, …) return(0, 0x20)
  ])

/** Accounts that behave badly when they are asked. */
export const badWallets = {
  'that reverts': '0x60006000fd',
  'that burns all gas': '0x5b600056',
  'that answers another value': '0x63ffffffff60e01b60005260206000f3',
  'that answers nothing': '0x00',
  'that answers four bytes': '0x631626ba7e60e01b60005260046000f3',
  'that answers the value on the wrong side': '0x631626ba7e60005260206000f3',
  'that runs into an invalid instruction': '0xfe',
  // return(0, 0x100000): a megabyte of zeros.
  'that answers a megabyte': '0x620f4240600052621000006000f3',
} as const satisfies Record<string, Hex>

/** Code that deploys `runtime`: codecopy(0, 11, length) return(0, length). */
export const deployCode = (runtime: Hex): Hex =>
  concatHex([`0x60${toHex(size(runtime), { size: 1 }).slice(2)}80600b6000396000f3`, runtime])

/** The deployer of CREATE2 that every chain has at this address, anvil included. Its input is a salt and the code that deploys. */
export const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** What the deployer is sent to make an account, and where that account will be. */
export function deployment(owner: Address, salt = 0) {
  const bytecode = deployCode(ownedWallet(owner))
  const saltHex = pad(toHex(salt), { size: 32 })
  return {
    address: getContractAddress({ opcode: 'CREATE2', from: deployer, salt: saltHex, bytecode }),
    data: concatHex([saltHex, bytecode]),
  }
}
