import { brand } from '#content/brand.ts'
import { company } from '#content/company.ts'
import { siteTerms } from '#content/legal/terms.ts'
import type { SlotsOf } from '#assistant/facts/say.ts'
import { placeIn } from '#app/facts/slots/house/company.ts'

export const slots: SlotsOf = (say) => ({
  termsEmail: brand.email,
  termsLaw: placeIn(say, company.law),
  termsVersion: say.number(siteTerms.versions[0]!.number),
  termsVersionDate: say.date(siteTerms.versions[0]!.date),
})
