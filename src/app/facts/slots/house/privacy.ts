import { root } from '#app/facts/repository.ts'
import { company } from '#content/company.ts'
import { brand } from '#content/brand.ts'
import { cookies } from '#content/legal/device.ts'
import { privacyStatement } from '#content/legal/privacy.ts'
import { retention } from '#content/legal/retention.ts'
import { security } from '#content/security.ts'
import { missing, read } from '#site/library/documents/measured.server.ts'
import type { Say, SlotsOf } from '#assistant/facts/say.ts'
import { placeIn, sampleNote } from '#app/facts/slots/house/company.ts'

/** How often a delivery is tried again, as the record of that decision says. */
function retries(): number {
  const record = read(root, 'docs/decisions/025-webhook-signature.md')
  const [, times] = /at most six hours apart, (\d+) times/.exec(record) ?? missing('number of tries of a delivery')
  return Number(times)
}

/** A number of days as the privacy statement says it: whole years where they are, else days. */
function periodIn(say: Say, days: number): string {
  const years = Math.floor(days / 365)
  // Three years have one leap day.
  const isWhole = years > 0 && days - years * 365 <= Math.ceil(years / 4)
  return isWhole ? say.count(years, 'year') : say.count(days, 'day')
}

export const slots: SlotsOf = (say) => ({
  privacyEntity: company.entity,
  privacyAddress: [...company.address, placeIn(say, company.country)].join(', '),
  privacySample: sampleNote(say),
  privacyEmail: brand.email,
  privacySecurityEmail: security.contact,
  privacyAuthority: company.authority.name,
  privacyHosting: placeIn(say, company.hosting),
  privacyCookies: say.number(cookies.length),
  privacySignIn: periodIn(say, retention.signInDays),
  privacyChat: periodIn(say, retention.chatDays),
  privacyMessages: periodIn(say, retention.messageDays),
  privacyUnconfirmed: periodIn(say, retention.unconfirmedDays),
  privacyProof: periodIn(say, retention.leftDays),
  privacyHash: periodIn(say, retention.networkHashDays),
  privacyLinkHours: say.count(retention.dataLinkHours, 'hour'),
  privacyLogs: periodIn(say, company.logDays),
  privacyBackups: periodIn(say, company.backupDays),
  privacyUnusedPicture: periodIn(say, retention.unusedPictureDays),
  privacyMint: periodIn(say, retention.mintDays),
  privacyInspection: periodIn(say, retention.inspectionDays),
  privacyEvents: periodIn(say, retention.eventDays),
  privacyOutbox: periodIn(say, retention.outboxDays),
  privacyDataRequest: periodIn(say, retention.dataRequestDays),
  privacyRetries: say.number(retries()),
  privacyVersions: say.number(privacyStatement.versions.length),
  privacyVersion: say.number(privacyStatement.versions[0]!.number),
  privacyVersionDate: say.date(privacyStatement.versions[0]!.date),
})
