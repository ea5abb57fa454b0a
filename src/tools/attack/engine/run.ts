/** A balance of the scene, in the smallest unit, 18 decimals. */
export type Balance = { name: string; amount: bigint }

/** One message between contracts, in the order in which they begin. */
export type Call = {
  depth: number
  kind: 'call' | 'read' | 'delegated call' | 'creation'
  from: string
  to: string
  /** The function with its arguments, or what else was sent. */
  does: string
  /** Ether that travels with it, in wei. */
  value: bigint
  /** Why it failed; undefined: it did not. */
  failed?: string
  /** The contract whose code ran, as its file and its place there. */
  code?: CodePlace
}

/** A compiled contract of a level: which file, and which contract of it. */
export type CodePlace = { file: 'target' | 'attack'; index: number }

/** How many numbers a recorded instruction has: its call, its byte, its operation and its line; line 0: none. */
export const stepWidth = 4

/** What an attack on one target did. */
export type AttackRun = {
  before: readonly Balance[]
  after: readonly Balance[]
  succeeded: boolean
  calls: readonly Call[]
  /** The recorded instructions one after the other, `stepWidth` numbers each. */
  steps: Int32Array
  /** The names of the operations by their numbers. */
  operations: Readonly<Record<number, string>>
  /** How many instructions ran, recorded or not. */
  ran: number
  /** Whether calls or instructions were left out of the record. */
  cut: boolean
  /** What the attack itself cost. */
  gas: bigint
  /** Why the attack as a whole failed. */
  failed?: string
  /** The root of the Merkle Patricia trie of all accounts before and after the attack, as a block states it. */
  roots: { before: string; after: string }
}
