import { Resolver } from 'node:dns/promises'
import { isPrivateAddress } from './private-address.server.ts'

/** The domain of an address, in lower case. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** True for an address that names its host by number, such as `ada@[203.0.113.7]`: accepted, but never mailed. */
export function namesHostByNumber(email: string): boolean {
  return domainOf(email).startsWith('[')
}

/**
 * True when mail for this domain would go to a private, loopback or link-local address: a visitor must not be able to make us
 * knock there. A lookup that fails answers `false`: whether such a domain has mail is for the mail server to find out.
 */
export async function leadsInside(domain: string, { servers }: { servers?: string[] } = {}): Promise<boolean> {
  if (domain === 'localhost' || domain.endsWith('.localhost')) return true
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  if (servers) resolver.setServers(servers)
  const exchanges = await resolver.resolveMx(domain).catch(() => [])
  const hosts = exchanges.length > 0 ? exchanges.map(({ exchange }) => exchange) : [domain]
  const lookups = hosts
    .slice(0, 10)
    .flatMap((host) => [
      resolver.resolve4(host).catch((): string[] => []),
      resolver.resolve6(host).catch((): string[] => []),
    ])
  const addresses = (await Promise.all(lookups)).flat()
  return hosts.some(isPrivateAddress) || addresses.some(isPrivateAddress)
}

/** What two spellings of one address have in common: the domain in lower case, the rest as typed. */
export function emailKey(email: string): string {
  return `${email.slice(0, email.lastIndexOf('@'))}@${domainOf(email)}`
}
