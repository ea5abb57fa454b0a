import type { SQL } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { StoredName } from '#content/legal/stored.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Workers } from '#core/database/jobs.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import type { ErrorList } from './errors.ts'
import type { Command } from '#core/process/command.server.ts'

/** Whose data is meant: a person is known by an e-mail address, or by the account of a wallet with its checksum. */
export type Whose = { email: string } | { account: string }

/** What a table holds about one person. */
export type Held = {
  count: number
  /** For an export: readable names, no hash and no token. */
  facts: unknown
  /** In sentences, for the page that shows it; `erased` is what an erasure takes away, said of a "you". */
  told: readonly string[]
  erased?: string | undefined
  /** What an account wrote itself, with the page of each: shown to its session alone. */
  pages?: readonly { what: string; path: string; at: Date }[]
  erase: (tx: Database) => Promise<void>
}

/** How a table is asked about a person. It answers undefined for a kind of person it does not know. */
export type PersonStore = {
  /** What it is called in an export, and as a heading. */
  as: string
  title: string
  find: (db: Database, whose: Whose) => Promise<Held | undefined>
  /** True where an erased address must never be written to again. */
  suppresses?: true
}

/** One table: where the privacy statement tells of it, when it is forgotten, and how a person's part of it is found and erased. */
export type Store = {
  told: StoredName | 'forms' | { nothing: string }
  /**
   * Statements that delete what its time has passed, once a day and in this order, by the periods of `content/legal/retention.ts`,
   * which the privacy statement shows too; or how else it ends.
   */
  forget: readonly SQL[] | { otherwise: string }
  /**
   * `privacy` finds submissions and what leaves the house because of them. What belongs to a `submission` is exported and erased with
   * it; `ofAccount` answers the submissions an account has made.
   */
  person:
    | 'privacy'
    | 'submission'
    | { ofAccount: (db: Database, account: string) => Promise<string[]> }
    | PersonStore
    | { nobody: string }
}

/** What answers below one address. */
type Mounted<deps> = (deps: deps) => Hono<{ Variables: Variables }>

/**
 * What one capability adds to the product. The server derives its app, its workers, the operator's commands and
 * what is forgotten from a list of these.
 * `deps` is what its endpoints need, `jobDeps` what its workers need.
 */
export type Feature<deps = never, jobDeps = never> = {
  /** By the address they are mounted at. Of two that begin alike, the longer one comes first. */
  endpoints?: Readonly<Record<string, Mounted<deps>>>
  /** Pages the server makes, mounted at `/`. */
  pages?: Mounted<deps>
  /** The operator's commands, by their words. */
  commands?: Readonly<Record<string, Command>>
  /** What its addresses refuse that no other's do. */
  errors?: ErrorList
  /** Who does which job. */
  workers?: (deps: jobDeps) => Partial<Workers>
  /** Its tables, by their names in the database, and what becomes of what is in them. */
  stores?: Readonly<Record<string, Store>>
}
