import { retention } from '#content/legal/retention.ts'
import type { PersonStore } from '#core/feature.server.ts'
import { closeSessions, sessionsOf } from './session.server.ts'

/** Where an account is signed in, for the person it belongs to. */
export const heldSessions: PersonStore = {
  as: 'signedIn',
  title: 'Signed in',
  find: async (db, whose) => {
    if (!('account' in whose)) return undefined
    const sessions = await sessionsOf(db, whose.account)
    const count = sessions.length
    const signIns = count === 1 ? 'one sign-in' : `${count} sign-ins`
    return {
      count,
      facts: sessions.map(({ createdAt, expiresAt }) => ({ since: createdAt, until: expiresAt })),
      told: [`${signIns} of the last ${retention.signInDays} days`],
      erase: (tx) => closeSessions(tx, whose.account),
    }
  },
}
