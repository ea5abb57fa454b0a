import type { Database } from '#core/database/database.server.ts'

/** The node is behind what we know, or on another branch: it says nothing against what is in the index. */
export class NodeBehind extends Error {
  override name = 'NodeBehind'
}

/** The chain took back a block that was final: what is in the index is not what happened, and only the operator knows why. */
export class FinalBlockGone extends Error {
  override name = 'FinalBlockGone'
}

/** What the index follows, and for whom. */
export type Following = {
  db: Database
  chainId: number
  /** Names this server among those with the same database. */
  holder: string
  /** Blocks after which nothing changes, where a node does not say it. */
  finalBlocks: number
  /** True for a chain of our own: when it begins anew, so does the index. */
  ownChain: boolean
  /** Blocks that are asked for together; grows and shrinks with what the node answers. */
  window: Window
}

/** How many blocks one question is about. */
export class Window {
  /** Blocks. */
  size: number
  private readonly most: number

  constructor(first = 2_000, most = 10_000) {
    this.size = first
    this.most = most
  }

  grow(): void {
    this.size = Math.min(this.most, Math.ceil(this.size * 1.5))
  }

  /** Half as many from now on. False when it is one block already. */
  shrink(): boolean {
    if (this.size === 1) return false
    this.size = Math.max(1, Math.floor(this.size / 2))
    return true
  }
}
