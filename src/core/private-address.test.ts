import { expect, test } from 'vitest'
import { isPrivateAddress } from './private-address.server.ts'

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::7f00:1',
  'fec0::1',
  '100::1',
  '2001:0:4136:e378::1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2002:c0a8:101::5',
  'fe80::1%eth0',
])('%s does not lead to the internet', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each([
  '1.1.1.1',
  '172.32.0.1',
  '192.0.2.1',
  '100.128.0.1',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2002:808:808::1',
  'example.com',
  '',
])('%s is not called private', (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})
