import { menus, usefulLinks, type MenuLink } from '#app/shell/menus.ts'

/** Pages that are in no menu. */
const otherPages: readonly MenuLink[] = [
  { name: 'Book a call', href: '/book' },
  { name: 'Mint', href: '/mint' },
  { name: 'Claim', href: '/claim' },
  { name: 'Grants', href: '/grants' },
  { name: 'Dashboard', href: '/dashboard' },
  { name: 'Made here', href: '/explore' },
  { name: 'Token check', href: '/token-check' },
  { name: 'Attack theatre', href: '/attack' },
  { name: 'Findings', href: '/findings' },
  { name: 'Our contracts', href: '/contracts' },
  { name: 'Evidence', href: '/evidence' },
  { name: 'Acceptance', href: '/evidence/acceptance' },
  { name: 'Changelog', href: '/changelog' },
  { name: 'Credits', href: '/credits' },
  { name: 'Pricing', href: '/pricing' },
  { name: 'Privacy Statement', href: '/privacy' },
  { name: 'Terms and conditions', href: '/termsAndCondition' },
]

/** Every page a lost visitor may have looked for, by path and name. */
export const namedPages = [...menus.flatMap(({ links }) => links), ...usefulLinks, ...otherPages]
  .filter(({ href }) => href.startsWith('/'))
  .map(({ name, href }) => ({ name, path: href }))
