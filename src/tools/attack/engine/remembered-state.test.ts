import { MerkleStateManager } from '@ethereumjs/statemanager'
import { Account, Address } from '@ethereumjs/util'
import { expect, test } from 'vitest'
import { RememberedState } from './remembered-state.ts'

/** Numbers below `end` that look random, and are the same in each run. */
function dice(): (end: number) => number {
  let seed = 7
  return (end) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor(seed / 2 ** 8) % end
  }
}

/** Does one thing that a transaction does to a state. */
async function act(state: MerkleStateManager, { kind, which, value }: { kind: number; which: number; value: number }) {
  const address = new Address(new Uint8Array(20).fill(1 + (which % 3)))
  const slot = new Uint8Array(32).fill(which % 2)
  const account = await state.getAccount(address)
  if (kind === 0) await state.checkpoint()
  else if (kind === 1 && state['_checkpointCount'] > 0) await state.revert()
  else if (kind === 2 && state['_checkpointCount'] > 0) await state.commit()
  else if (!account) {
    await state.clearStorage(address)
    await state.putAccount(address, new Account(1n))
  } else if (kind === 3) await state.deleteAccount(address)
  else if (kind === 11) await state.clearStorage(address)
  else if (kind < 7) await state.putStorage(address, slot, Uint8Array.of(value))
  else {
    account.balance += BigInt(value)
    if (kind < 9) await state.putAccount(address, account)
    // What was read is the reader's own, before and after it is put.
    account.nonce += 5n
  }
  const now = await state.getAccount(address)
  return { balance: now?.balance, nonce: now?.nonce, slot: await state.getStorage(address, slot) }
}

test('reads and roots are those of the trie alone', async () => {
  const roll = dice()
  const [plain, remembered] = [new MerkleStateManager(), new RememberedState()]
  let reverts = 0
  for (let at = 0; at < 600; at += 1) {
    const order = { kind: roll(12), which: roll(6), value: roll(3) }
    if (order.kind === 1 && plain['_checkpointCount'] > 0) reverts += 1
    expect(await act(remembered, order)).toEqual(await act(plain, order))
    expect(remembered['_trie'].root()).toEqual(plain['_trie'].root())
  }
  expect(reverts).toBeGreaterThan(10)
})
