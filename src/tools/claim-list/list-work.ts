import type { BuiltList } from './build-list.ts'
import type { CheckedWhole } from './check-list.ts'
import type { Reading, ReadRows } from './read-rows.ts'

/** What is known of a list after it was read: everything but its entries. */
export type RowNews = Omit<ReadRows, 'entries'> & { count: number }

/** What the worker is asked: to read and build a list, or to recompute one that is published at an address. */
export type Order =
  | { does: 'build'; source: string | Blob; reading: Reading }
  | { does: 'check'; url: string; head: string }

/** What it tells: how far it is, in the words of the stage, and in the end what came of it. */
export type Told =
  | { stage: Stage; done: number; all: number }
  | { built: RowNews; list?: BuiltList }
  | { checked: CheckedWhole }
  | { mismatch: string }
  | { unreachable: true }

/** Where the work is. */
export type Stage = 'read' | 'tree' | 'check'
