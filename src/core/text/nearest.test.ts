import { expect, test } from 'vitest'
import { nearestPages } from './nearest.ts'

const pages = [
  { path: '/', name: 'Contracts, engraved.' },
  { path: '/pricing', name: 'Pricing' },
  { path: '/contact-us', name: 'Contact us' },
  { path: '/smart-contract-audit', name: 'Smart contract audit' },
  { path: '/nft-audit', name: 'NFT audit' },
  { path: '/token-locking', name: 'Token locking' },
  { path: '/termsAndCondition', name: 'Terms and conditions' },
]
const nearest = (path: string) => nearestPages(path, pages).map((page) => page.path)

test.each([
  ['/contact', '/contact-us'],
  ['/Contact-Us', '/contact-us'],
  ['/contcat-us', '/contact-us'],
  ['/contact-us.html', '/contact-us'],
  ['/en/contact%2Dus', '/contact-us'],
  ['/prices', '/pricing'],
  ['/token-lock', '/token-locking'],
  ['/terms', '/termsAndCondition'],
  ['/services/nft-audits', '/nft-audit'],
])('%s is nearest to %s', (path, expected) => {
  expect(nearest(path)[0]).toBe(expected)
})

test('an address about audits leads to both of them', () => {
  expect(nearest('/audit').toSorted()).toEqual(['/nft-audit', '/smart-contract-audit'])
})

test.each(['/', '/zzzzzz', '/%E0%A4%A', '/%00', '//', '/🦆', `/${'a/'.repeat(5000)}`, ''])(
  '%j is answered with pages, and never with more than five',
  (path) => {
    expect(nearest(path).length).toBeGreaterThan(0)
    expect(nearest(path).length).toBeLessThanOrEqual(5)
  },
)

test('nothing like any page leads to the main pages', () => {
  expect(nearest('/zzzzzz')).toEqual(pages.slice(0, 5).map((page) => page.path))
})
