import { brand } from '../brand.ts'
import type { Page } from './page.ts'

/** / */
export const home: Page = {
  title: `${brand.name}: contracts, engraved`,
  description:
    'We review, write and deploy smart contracts that nobody can quietly change afterwards. Read the source, see the tests, check the seal.',
  heading: brand.tagline,
  lead: 'We review, write and deploy contracts that nobody can quietly change afterwards. Read the source, see the tests, check the seal.',
}
