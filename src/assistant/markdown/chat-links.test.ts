import { expect, test } from 'vitest'
import { replyLink, splitAddresses } from './chat-links.ts'

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test.each([
  ['/pricing#audits', { page: '/pricing#audits' }],
  ['https://example.com/a?b=c', { href: 'https://example.com/a?b=c', host: 'example.com' }],
  ['HTTP://Example.com', { href: 'http://example.com/', host: 'example.com' }],
  ['https://xn--mnich-kva.example/', { href: 'https://xn--mnich-kva.example/', host: 'xn--mnich-kva.example' }],
  ['mailto:hello@example.com', { href: 'mailto:hello@example.com', host: 'hello@example.com' }],
])('%s leads somewhere', (href, link) => expect(replyLink(href)).toEqual(link))

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ethereum:0x1',
  'tel:+123',
  'sms:123',
  '//example.com/a',
  '/\\example.com',
  '\\\\example.com',
  'https:example.com',
  'https:/example.com',
  'https://user:word@example.com/',
  'https://example.com@evil.example/',
  'https://',
  '#footnote',
  '?query',
  'pricing',
  '',
  `https://explorer.example/address/${account}`,
  `/claim?address=${account}`,
])('%j leads nowhere', (href) => expect(replyLink(href)).toBeUndefined())

test('addresses stand apart, and longer numbers are none', () => {
  expect(splitAddresses(`Send to ${account}, not ${account}00.`)).toEqual([
    { text: 'Send to ', address: false },
    { text: account, address: true },
    { text: `, not ${account}00.`, address: false },
  ])
})
