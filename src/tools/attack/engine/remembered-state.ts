import { MerkleStateManager } from '@ethereumjs/statemanager'
import { Account, bytesToUnprefixedHex, type Address } from '@ethereumjs/util'

/** An account of its own: the EVM changes those that it was given. */
const copyOf = (account: Account | undefined) =>
  account && new Account(account.nonce, account.balance, account.storageRoot, account.codeHash)

const keyOf = ({ bytes }: Address) => bytesToUnprefixedHex(bytes)

/**
 * The state as a Merkle Patricia trie that remembers what was read or written last. The EVM reads an account for each call and each slot,
 * and the trie would hash its way there each time.
 */
export class RememberedState extends MerkleStateManager {
  readonly #accounts = new Map<string, Account | undefined>()
  readonly #slots = new Map<string, Uint8Array>()

  #forget(): void {
    this.#accounts.clear()
    this.#slots.clear()
  }

  override async getAccount(address: Address): Promise<Account | undefined> {
    const key = keyOf(address)
    if (!this.#accounts.has(key)) this.#accounts.set(key, await super.getAccount(address))
    return copyOf(this.#accounts.get(key))
  }

  override async putAccount(address: Address, account: Account | undefined): Promise<void> {
    this.#accounts.set(keyOf(address), copyOf(account))
    await super.putAccount(address, account)
  }

  override async deleteAccount(address: Address): Promise<void> {
    this.#forget()
    await super.deleteAccount(address)
  }

  override async getStorage(address: Address, slot: Uint8Array): Promise<Uint8Array> {
    const key = keyOf(address) + bytesToUnprefixedHex(slot)
    const known = this.#slots.get(key)
    if (known) return known
    const value = await super.getStorage(address, slot)
    this.#slots.set(key, value)
    return value
  }

  override async putStorage(address: Address, slot: Uint8Array, value: Uint8Array): Promise<void> {
    this.#slots.delete(keyOf(address) + bytesToUnprefixedHex(slot))
    await super.putStorage(address, slot, value)
  }

  override async clearStorage(address: Address): Promise<void> {
    this.#forget()
    await super.clearStorage(address)
  }

  override async revert(): Promise<void> {
    this.#forget()
    await super.revert()
  }
}
