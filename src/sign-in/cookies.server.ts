import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** `session`: an account was proved in this browser. `visitor`: it has asked for a message, and may sign in with that one. */
export type CookieKind = 'session' | 'visitor'

const names = { session: '__Host-intaglio', visitor: '__Host-intaglio-visitor' } as const

/** The two cookies, for a site that visitors reach at `origin`. Their values are tokens; anything else is as if it were not there. */
export type Cookies = {
  read(c: Context, kind: CookieKind): string | undefined
  put(c: Context, kind: CookieKind, token: string, seconds: number): void
  drop(c: Context, kind: CookieKind): void
}

/** Out of reach of scripts and of other sites; where browsers allow it, also of other hosts and of whoever listens. */
export function cookiesOf(origin: string): Cookies {
  const secure = keepsSecureCookies(origin)
  // A browser refuses the prefix without `Secure`: then only the name is left.
  const nameOf = (kind: CookieKind) => (secure ? names[kind] : names[kind].replace('__Host-', ''))
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

/** Whether browsers keep a `Secure` cookie of this origin: with https, and on the machine itself. */
export function keepsSecureCookies(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || /(?:^|\.)localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname)
}
