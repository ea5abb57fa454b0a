import { attackVisitors } from '../load/attacker.ts'
import { serveSite } from '../serve-site.ts'
import { count, type Trial } from './trial.ts'

/** Visitors who come in a second, as in `npm run bench:attacker`. */
const perSecond = 5.5

/** The part of its time in which they come; the last need the rest until they are through. */
const coming = 0.5

/** One address sends to everything that a stranger can reach, without ever working for it, while visitors do what they came for. */
export const attacker = (visitors = 200): Trial => ({
  name: 'attacker',
  holds: 'One address sends 500 requests a second: of the visitors, 99 of 100 submit, sign in, ask the chat and mint',
  share: 1.5,
  async run(time) {
    await using site = await serveSite({ variables: { TRUST_PROXY: '127.0.0.1,::1', POW_DIFFICULTY: '8' } })
    const come = Math.max(1, Math.min(visitors, Math.floor((time.left() / 1_000) * coming * perSecond)))
    const attack = await attackVisitors({ url: site.url, seconds: come / perSecond, visitors: come })
    const { sent, submissions, signIns, chats, mints, problems } = attack
    const each = Object.entries({ submissions, 'sign-ins': signIns, chats, mints })
    return {
      reached: [{ what: 'visitors', done: come, goal: visitors }],
      besides: `${count(sent)} requests of the attacker, ${attack.perSecond} a second; accepted: ${each.map(([what, { of, accepted }]) => `${what} ${accepted} of ${of}`).join(', ')}`,
      faults: each.flatMap(([what, { of, accepted }]) =>
        accepted < of * 0.99 ? [`Only ${accepted} of ${of} ${what} were accepted (${problems.join('; ')}).`] : [],
      ),
    }
  },
})
