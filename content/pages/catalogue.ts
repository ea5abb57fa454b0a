import { acceptance } from './acceptance.ts'
import { attack } from './attack.ts'
import { blog } from './blog.ts'
import { book } from './book.ts'
import { brochures } from './brochures.ts'
import { changelog } from './changelog.ts'
import { claim } from './claim.ts'
import { contracts } from './contracts.ts'
import { contactUs } from './contact-us.ts'
import { credits } from './credits.ts'
import { dashboard } from './dashboard.ts'
import { evidence } from './evidence.ts'
import { explore } from './explore.ts'
import { findings } from './findings.ts'
import { frame } from './frame.ts'
import { gitexGlobalNft } from './gitex-global-nft.ts'
import { grants } from './grants.ts'
import { home } from './home.ts'
import { media } from './media.ts'
import { mint } from './mint.ts'
import { notFound } from './not-found.ts'
import type { Page } from './page.ts'
import { pledge } from './pledge.ts'
import { pricing } from './pricing.ts'
import { privacy } from './privacy.ts'
import { safeApp } from './safe.ts'
import { specimen } from './specimen.ts'
import { survey } from './survey.ts'
import { terms } from './terms.ts'
import { tokenCheck } from './token-check.ts'
import { walletLab } from './wallet-lab.ts'
import { whitepaper } from './whitepaper.ts'

/** Every page but the services' and the posts', by its path. A page's own route imports its file, so that no page loads the words of another. */
export const pages: Record<string, Page> = {
  '/': home,
  '/pricing': pricing,
  '/contact-us': contactUs,
  '/book': book,
  '/mint': mint,
  '/claim': claim,
  '/grants': grants,
  '/token-check': tokenCheck,
  '/attack': attack,
  '/dashboard': dashboard,
  '/explore': explore,
  '/contracts': contracts,
  '/findings': findings,
  '/evidence': evidence,
  '/evidence/acceptance': acceptance,
  '/changelog': changelog,
  '/credits': credits,
  '/whitepaper': whitepaper,
  '/brochures': brochures,
  '/blog': blog,
  '/survey': survey,
  '/pledge': pledge,
  '/media': media,
  '/privacy': privacy,
  '/termsAndCondition': terms,
  '/gitex-global-nft': gitexGlobalNft,
  '/safe': safeApp,
  '/specimen': specimen,
  '/wallet-lab': walletLab,
  '/404': notFound,
  '/frame': frame,
}
