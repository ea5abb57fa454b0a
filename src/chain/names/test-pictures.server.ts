import type { lookup } from 'node:dns'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Reach } from './fetch-avatar.server.ts'

/** A certificate for `pictures.example` that signed itself; it opens nothing but the host below. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgswE80xxcajvDDRCy
YjygsAS44e+AyRGA4BHu7JMNLMyhRANCAAQrtb103Pxj8kIARKaTK6BdAypmXov4
/md/HZP48X1/EieE2aZqfqx34h3bFLRsRU68Dvu6Fw0j3OIWVd5h8ruf
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBqTCCAVCgAwIBAgIUNYbZuTPX+l+D0Znke40R5i91CGQwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQcGljdHVyZXMuZXhhbXBsZTAgFw0yNjExMjEwNzI2MjJaGA8y
MTI2MTAyODA3MjYyMlowGzEZMBcGA1UEAwwQcGljdHVyZXMuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABCu1vXTc/GPyQgBEppMroF0DKmZei/j+Z38d
k/jxfX8SJ4TZpmp+rHfiHdsUtGxFTrwO+7oXDSPc4hZV3mHyu5+jcDBuMB0GA1Ud
DgQWBBRLZ8Cr7NBT9B+kM6deiZQ2sU1xLjAfBgNVHSMEGDAWgBRLZ8Cr7NBT9B+k
M6deiZQ2sU1xLjAPBgNVHRMBAf8EBTADAQH/MBsGA1UdEQQUMBKCEHBpY3R1cmVz
LmV4YW1wbGUwCgYIKoZIzj0EAwIDRwAwRAIhAKYr2+3fyRfBo5l5udB/+wYna4+k
DDAN3hiD1X3F3GOVAh8CJ5dVxJ1kQ6VwO3rYnzbwUakBeFjAbRBPxmV4KBPZ
-----END CERTIFICATE-----`

/** A host of pictures on this machine, by https, under the name `pictures.example`, which leads here and nowhere else. */
export async function testPictures(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer({ key, cert }, (request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const find = ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup
  const reach: Reach = { find, isAllowed: () => true, ca: cert, port: (server.address() as AddressInfo).port }
  return { asked, reach, stop: () => void server.close() }
}
