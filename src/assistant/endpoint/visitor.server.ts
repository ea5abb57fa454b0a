import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { retention } from '#content/legal/retention.ts'
import { cookiesOf } from '#core/http/cookies.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { randomToken, type Secret } from '#core/process/secret.server.ts'

/** The browser that asks: a random cookie no script can read. */
export type Visitor = {
  /** The hash under which its conversations are stored. */
  sha256: string
  /** What a conversation is called outside the browser: no one without the cookie can guess it. */
  session(id: string): string
}

/** The cookie of the chat, for a site that visitors reach at the public address. */
export function visitorsOf({ env, secret }: { env: Pick<Env, 'PUBLIC_URL' | 'PORT'>; secret: Secret }) {
  const cookies = cookiesOf(env)
  const visitor = (token: string): Visitor => ({
    sha256: createHash('sha256').update(token).digest('hex'),
    session: (id) => secret.sign('chat-session', `${id}.${token}`),
  })
  return {
    /** The visitor this browser already is, if it is one. */
    known(c: Context): Visitor | undefined {
      const token = cookies.read(c, 'chat')
      return token === undefined ? undefined : visitor(token)
    },
    /** The visitor, known from now on for as long as the replies are kept. */
    met(c: Context): Visitor {
      const token = cookies.read(c, 'chat') ?? randomToken()
      cookies.put(c, 'chat', token, retention.chatDays * 24 * 60 * 60)
      return visitor(token)
    },
    /** Makes the browser forget who it is. */
    forget: (c: Context) => cookies.drop(c, 'chat'),
  }
}

export type Visitors = ReturnType<typeof visitorsOf>
