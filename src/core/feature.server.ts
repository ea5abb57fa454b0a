import type { SQL } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Workers } from '#core/database/jobs.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import type { ErrorList } from './errors.ts'
import type { Command } from '#core/process/command.server.ts'

/** What answers below one address. */
type Mounted<deps> = (deps: deps) => Hono<{ Variables: Variables }>

/**
 * What one capability adds to the product. The server derives its app, its workers, the operator's commands and
 * what is forgotten from a list of these.
 * `deps` is what its addresses stand on, `jobDeps` what its workers stand on.
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
  /**
   * Statements that delete what its time has passed, once a day and in this order, by the periods of `content/legal/retention.ts`, which
   * the privacy statement shows too.
   */
  forget?: readonly SQL[]
}
