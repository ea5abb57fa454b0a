import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chainOf } from '#chain/catalogue.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openDatabase } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { readEnv } from '#core/process/env.server.ts'
import { openLog } from '#core/process/log.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { openMailer } from '#mail/mail.server.ts'
import { createApp, type AppDeps } from './app.server.ts'
import { loadSite } from './site.server.ts'
import { writeTestSite } from './test-site.server.ts'

/** The whole server as a value over the small site, without a socket; without a database unless one is given. */
export async function testApp(given: Partial<AppDeps> & { variables?: Record<string, string> } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-site-'))
  await writeTestSite(directory)
  const env = readEnv({ POW_DIFFICULTY: '0', ...given.variables })
  const lines: string[] = []
  const { db } = openDatabase(undefined)
  const deps: AppDeps = {
    db,
    enqueue: () => Promise.reject(fail('server.unavailable')),
    env,
    gateway: openGateway({ chain: chainOf(env.CHAIN_ID), nodes: [] }),
    log: openLog((line) => lines.push(line)),
    mail: openMailer({ db: given.db ?? db, env }),
    secret: openSecret('a secret for tests, long enough to be one'),
    site: await loadSite(directory),
    state: { store: 'ready', draining: false, unsafe: [] },
    ...given,
  }
  return { app: createApp(deps), deps, lines }
}
