import { brandKey } from '#content/brand-key.ts'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Env } from '#core/process/env.server.ts'
import { publicUrlOf } from './public-url.ts'

/**
 * `session`: an account was proved in this browser. `visitor`: it has asked for a message, and may sign in with that one. `chat`: it
 * has a conversation.
 */
export type CookieKind = 'session' | 'visitor' | 'chat'

const names = { session: brandKey, visitor: `${brandKey}-visitor`, chat: `${brandKey}-chat` } as const

/** The cookies of the site. Their values are tokens; anything else is as if it were not there. */
export type Cookies = {
  read(c: Context, kind: CookieKind): string | undefined
  put(c: Context, kind: CookieKind, token: string, seconds: number): void
  drop(c: Context, kind: CookieKind): void
}

/**
 * Out of reach of scripts and of other sites; where the public address has https, also of other hosts and of anyone who listens. On http
 * they are plain even on the machine itself: WebKit keeps no `Secure` cookie from there.
 */
export function cookiesOf(env: Pick<Env, 'PUBLIC_URL' | 'PORT'>): Cookies {
  const secure = publicUrlOf(env).startsWith('https:')
  // A browser refuses the prefix without `Secure`: then only the name is left.
  const nameOf = (kind: CookieKind) => (secure ? `__Host-${names[kind]}` : names[kind])
  const common = { path: '/', httpOnly: true, secure, sameSite: 'Lax' } as const
  return {
    read(c, kind) {
      const value = getCookie(c, nameOf(kind))
      return value && /^[\w-]{43}$/.test(value) ? value : undefined
    },
    put: (c, kind, token, seconds) => setCookie(c, nameOf(kind), token, { ...common, maxAge: seconds }),
    drop: (c, kind) => void deleteCookie(c, nameOf(kind), common),
  }
}
