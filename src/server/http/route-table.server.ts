import { chainOf } from '#chain/catalogue.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openDatabase } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { publicUrlOf } from '#core/http/public-url.ts'
import type { Env } from '#core/process/env.server.ts'
import { openLog } from '#core/process/log.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { openMailer } from '#mail/mail.server.ts'
import { createApp, methodsOf } from './app.server.ts'
import { emptySite } from './site.server.ts'

/** What the server answers beside the files of the site. */
export type RouteTable = {
  /** Whether a route of the server has this path, by any method. */
  has(path: string): boolean
  /** Whether the server redirects this address, query included, to another one. */
  movesOn(url: string): Promise<boolean>
}

const away = () => Promise.reject(fail('server.unavailable'))

/** The routes of the server that this environment makes, without a database, a chain or a site behind them. */
export function routeTable(env: Env): RouteTable {
  const { db } = openDatabase(undefined)
  const app = createApp({
    localRpc: away,
    db,
    enqueue: away,
    env,
    gateway: openGateway({ chain: chainOf(env.CHAIN_ID), nodes: [] }),
    log: openLog(() => {}),
    mail: openMailer({ db, env }),
    secret: openSecret('signs nothing, since nothing is sent'),
    site: emptySite(publicUrlOf(env)),
    state: { store: 'away', draining: false, unsafe: [] },
  })
  return {
    has: (path) => methodsOf(app, path).length > 0,
    movesOn: async (url) => {
      const { status } = await app.request(url)
      return status >= 300 && status < 400
    },
  }
}
