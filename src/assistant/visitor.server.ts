import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { retention } from '#content/legal/retention.ts'
import type { Env } from '#core/env.server.ts'
import { publicUrlOf } from '#core/public-url.ts'
import { randomToken, type Secret } from '#core/secret.server.ts'
import { keepsSecureCookies } from '#sign-in/cookies.server.ts'

const cookieName = '__Host-intaglio-chat'

/** The browser that asks: a random cookie no script can read. */
export type Visitor = {
  /** The hash under which its conversations are stored. */
  sha256: string
  /** What a conversation is called outside the browser: nobody can guess it who has not the cookie. */
  session(id: string): string
}

/** The cookie of the chat, for a site that visitors reach at the public address. */
export function visitorsOf({ env, secret }: { env: Pick<Env, 'PUBLIC_URL' | 'PORT'>; secret: Secret }) {
  const secure = keepsSecureCookies(publicUrlOf(env))
  // A browser refuses the prefix without `Secure`: then only the name is left.
  const name = secure ? cookieName : cookieName.replace('__Host-', '')
  const common = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const
  const visitor = (token: string): Visitor => ({
    sha256: createHash('sha256').update(token).digest('hex'),
    session: (id) => secret.sign('chat-session', `${id}.${token}`),
  })
  const read = (c: Context) => {
    const token = getCookie(c, name)
    return token && /^[\w-]{43}$/.test(token) ? token : undefined
  }
  return {
    /** The visitor this browser already is, if it is one. */
    known(c: Context): Visitor | undefined {
      const token = read(c)
      return token === undefined ? undefined : visitor(token)
    },
    /** The visitor, known from now on for as long as the replies are kept. */
    met(c: Context): Visitor {
      const token = read(c) ?? randomToken()
      setCookie(c, name, token, { ...common, maxAge: retention.chatDays * 24 * 60 * 60 })
      return visitor(token)
    },
    /** Makes the browser forget who it is. */
    forget: (c: Context) => void deleteCookie(c, name, common),
  }
}

export type Visitors = ReturnType<typeof visitorsOf>
