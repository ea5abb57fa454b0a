import { expect, test } from 'vitest'
import { clientAddress, isFromHere, plainAddress } from './client-address.server.ts'

const proxied = clientAddress('10.0.0.0/8, 192.0.2.1, 2001:db8:1::/48')

test.each([
  ['without a proxy the header is ignored', clientAddress(), '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['a stranger who pretends to be a proxy is not believed', proxied, '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['a proxy is believed', proxied, '10.1.2.3', '198.51.100.7', '198.51.100.7'],
  ['a proxy in IPv6 clothes is believed', proxied, '::ffff:10.1.2.3', '198.51.100.7', '198.51.100.7'],
  ['an IPv6 proxy is believed', proxied, '2001:db8:1::5', '198.51.100.7', '198.51.100.7'],
  ['only the rightmost stranger counts', proxied, '10.1.2.3', '1.1.1.1, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
  ['a chain of proxies alone gives the outermost', proxied, '10.1.2.3', '192.0.2.1', '192.0.2.1'],
  ['garbage ends the search', proxied, '10.1.2.3', '198.51.100.7, <script>', '10.1.2.3'],
  ['no header gives the proxy', proxied, '10.1.2.3', undefined, '10.1.2.3'],
  ['a port is dropped', proxied, '10.1.2.3', '198.51.100.7:4711', '198.51.100.7'],
  ['a bracketed IPv6 address with a port is read', proxied, '10.1.2.3', '[2001:DB8::1]:443', '2001:db8::1'],
  ['no socket is unknown', proxied, undefined, '198.51.100.7', 'unknown'],
])('%s', (_title, address, socket, header, expected) => {
  expect(address(socket, header)).toBe(expected)
})

test.each([
  ['IPv4 loopback', '127.0.0.1', { host: '127.0.0.1:3000' }, true],
  ['IPv6 loopback', '::1', { host: '[::1]:3000' }, true],
  ['IPv4 loopback in IPv6 clothes', '::ffff:127.0.0.1', { host: 'localhost:3000' }, true],
  ['another machine', '192.0.2.9', { host: 'localhost:3000' }, false],
  [
    'another machine that says it is this one',
    '192.0.2.9',
    { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
    false,
  ],
  ['a proxy on this machine', '127.0.0.1', { host: 'localhost:3000', 'x-forwarded-for': '192.0.2.9' }, false],
  ['a tunnel to this machine', '127.0.0.1', { host: 'localhost:3000', forwarded: 'for=192.0.2.9' }, false],
  ['a name of another site that leads here', '127.0.0.1', { host: 'evil.example:3000' }, false],
  ['no socket', undefined, { host: 'localhost' }, false],
  ['no host', '127.0.0.1', {}, false],
])(
  'whether %s is this machine is seen at the connection',
  (_title, socket, headers: Record<string, string>, expected) => {
    expect(isFromHere(socket, (name) => headers[name])).toBe(expected)
  },
)

test('equal addresses are spelt equally', () => {
  expect(['::FFFF:1.2.3.4', '::ffff:102:304', '1.2.3.4'].map(plainAddress)).toEqual(Array(3).fill('1.2.3.4'))
  expect(['FE80::1%eth0', 'fe80:0:0::1'].map(plainAddress)).toEqual(['fe80::1', 'fe80::1'])
})

test.each(['10.0.0.0/99', 'fe80::/129', '10.0.0', '1.2.3.4/x'])('the range %s is refused', (range) => {
  expect(() => clientAddress(range)).toThrow(RangeError)
})
