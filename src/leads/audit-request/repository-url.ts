const wellKnown = ['github.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org']

/** What is wrong with the address of a repository, as a sentence that says what to do; undefined when nothing is. */
export function repositoryFault(text: string): string | undefined {
  if (!URL.canParse(text)) return 'Enter the whole address, such as https://github.com/you/vault'
  const { protocol, username, password, hostname, pathname, search } = new URL(text)
  if (username || password) return 'Take the name, password or token out of the address'
  if (protocol !== 'https:') return 'Use an address that begins with https://'
  if (search) return 'Leave out the question mark and what follows it: it may hold a secret'
  if (!/^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname)) return 'Enter an address that can be reached from outside'
  const names = pathname.split('/').filter(Boolean)
  if (names.length < (wellKnown.includes(hostname.replace(/^www\./, '')) ? 2 : 1))
    return 'Name the repository too, such as https://github.com/you/vault'
  return undefined
}

/** True for a link a reader may follow: https, or the plain http of an older site. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !new URL(text).password
}
