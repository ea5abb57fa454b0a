import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CommandError } from '#core/process/command.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { runningPostgres, startPostgres } from '#server/postgres/embedded-postgres.server.ts'
import { DirectoryTaken } from '#server/start/directory-owner.server.ts'

/** The configured database; else the embedded one, as the running server has it, or started for this command alone. */
export async function reachDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Env): Promise<{ url: string; close: () => Promise<void> }> {
  if (DATABASE_URL) return { url: DATABASE_URL, close: async () => undefined }
  const directory = join(DATA_DIR, 'postgres')
  if (!existsSync(directory))
    throw new CommandError(
      `There is no database in ${DATA_DIR} yet. Start the server once, or set DATA_DIR or DATABASE_URL.`,
    )
  // A server that is just starting owns the directory before its PostgreSQL answers.
  for (let tries = 0; ; tries++) {
    const running = await runningPostgres(directory)
    if (running) return { url: running, close: async () => undefined }
    try {
      const postgres = await startPostgres({ directory })
      return { url: postgres.url, close: () => postgres.stop() }
    } catch (error) {
      if (!(error instanceof DirectoryTaken) || tries > 20) throw error
      await sleep(500)
    }
  }
}
