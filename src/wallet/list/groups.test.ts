import type { EIP1193Provider } from 'viem'
import { expect, test } from 'vitest'
import type { Announced } from '#wallet/connection/announced.ts'
import { walletGroups } from '#wallet/wallets/catalogue.ts'
import { furtherWallets } from '#wallet/wallets/further.ts'
import type { Place, Wallet, WalletDescriptor } from './descriptor.ts'
import { allWallets, groupTitle, isKnownAs, knownAs, listedLabel, listWallets, type Listing } from './groups.ts'

const place: Place = { chainId: 31_337, demoWallet: false, framed: false, mobile: false }
const provider = { request: async () => null } as unknown as EIP1193Provider
const announced = (rdns: string, name = rdns, uuid = `uuid of ${rdns}`): Announced => ({ uuid, rdns, name, provider })
const groups = walletGroups
const whole = [...walletGroups, furtherWallets]
const listing = (given: Partial<Listing> = {}): Listing => ({
  groups,
  announced: [],
  recents: [],
  place,
  ...given,
})
const told = (given: Partial<Listing>) =>
  listWallets(listing(given)).map(({ name, wallets }) => `${name}: ${wallets.map(({ id }) => id).join(' ')}`)

test('Popular lists exactly five wallets, in their order', () => {
  expect(told({ groups: walletGroups })[0]).toBe('Popular: safe rainbow coinbase metaMask walletConnect')
  expect(told({})).toEqual(['Popular: safe rainbow coinbase metaMask walletConnect', 'More: rabby zerion trust'])
})

test('the demo wallet is there only on the embedded chain', () => {
  expect(told({ place: { ...place, demoWallet: true } })[0]).toBe('Recommended: demo passkey')
  expect(told({ place: { ...place, demoWallet: true, chainId: 1 } })[0]).toMatch(/^Popular/)
})

test('announced wallets are Installed, in the accent colour, and leave their configured group', () => {
  const listed = listWallets(listing({ announced: [announced('io.rabby', 'Rabby'), announced('org.example')] }))

  expect(listed[0]).toMatchObject({ name: 'Installed', accent: true })
  expect(listed[0]!.wallets).toMatchObject([
    {
      id: 'rabby',
      key: 'announced uuid of io.rabby',
      name: 'Rabby',
      installed: true,
      ready: true,
      groupIndex: 0,
      iconAccent: '#7084ff',
    },
    { id: 'announced org.example', key: 'announced uuid of org.example', installed: true, ready: true, groupIndex: 0 },
  ])
  expect(listed.at(-1)!.wallets.map(({ id }) => id)).toEqual(['zerion', 'trust'])
})

test('where the configured group wins, an announced wallet stays in it', () => {
  const wins = told({ announced: [announced('io.rabby')], configuredGroupWins: true })

  expect(wins).toEqual(['Popular: safe rainbow coinbase metaMask walletConnect', 'More: rabby zerion trust'])
})

test('recent wallets are a list at the top, newest first, and labelled in their group', () => {
  const recents = ['org.example org.example', 'metaMask', 'gone', 'io.rabby Rabby Wallet']
  const given = { announced: [announced('org.example')], recents }

  expect(told(given)[0]).toBe('Recent: announced org.example metaMask rabby')
  expect(told(given)[1]).toBe('Installed: announced org.example')
  const labelled = allWallets(listing(given)).filter(({ recent }) => recent)
  expect(labelled.map(({ id }) => id)).toEqual(['announced org.example', 'metaMask', 'rabby'])
})

const apart = (...list: Announced[]) =>
  allWallets(listing({ announced: list, place: { ...place, demoWallet: true } })).flatMap(
    ({ name, likeness, installed }) => (installed ? [[name, likeness].filter(Boolean).join(': ')] : []),
  )

test('wallets that give the same identity or name are all listed, each with what tells it apart', () => {
  const [one, two] = [announced('io.metamask', 'MetaMask', '1'), announced('io.metamask', 'MetaMask', '2')]

  expect(apart(one, announced('org.example', 'Example'))).toEqual(['MetaMask', 'Example'])
  expect(apart(one, two)).toEqual(['MetaMask: io.metamask · 1/2', 'MetaMask: io.metamask · 2/2'])
  expect(apart(one, announced('io.metamask', 'Impostor', '2'))).toEqual([
    'MetaMask: io.metamask',
    'Impostor: io.metamask',
  ])
  // The name of a wallet of ours, announced without its identity; letters of another width are the same name.
  expect(apart(announced('evil.example', 'Ｒainbow'), announced('org.x', 'Demo wallet'))).toEqual([
    'Ｒainbow: evil.example',
    'Demo wallet: org.x',
  ])
})

test('no identity makes an announced wallet one of ours', () => {
  for (const rdns of ['demo', 'walletConnect', 'safe', 'metaMask', 'coinbaseWallet']) {
    const list = allWallets(
      listing({ announced: [announced(rdns, 'Stranger')], place: { ...place, demoWallet: true } }),
    )
    const stranger = list.find(({ installed }) => installed)!
    expect(list.map(({ id }) => id)).toContain('demo')
    expect(walletGroups.flatMap(({ wallets }) => wallets).map(({ id }) => id)).not.toContain(stranger.id)
    expect(isKnownAs(stranger, rdns)).toBe(false)
    expect(isKnownAs(stranger, knownAs(stranger))).toBe(true)
  }
})

const described = (id: string, given: Partial<WalletDescriptor>): WalletDescriptor => ({
  id,
  name: id,
  iconUrl: 'data:,',
  iconBackground: '#fff',
  iconAccent: '#fff',
  ...given,
})

test('on a computer a wallet is listed when it can be reached, got as an extension, or explained', () => {
  const house = [
    {
      name: 'House',
      wallets: [
        described('reached', { ready: () => true }),
        described('extension', { downloadUrls: { firefox: 'x' } }),
        described('app', { downloadUrls: { ios: 'x' }, mobile: { getUri: () => 'x' } }),
        described('explained', { alwaysListed: true }),
        described('nowhere', {}),
        described('elsewhere', { ready: () => true, applies: () => false }),
      ],
    },
  ]

  expect(told({ groups: house })).toEqual(['House: reached extension explained'])
  expect(told({ groups: house, place: { ...place, mobile: true } })).toEqual([
    'House: reached extension app explained nowhere',
  ])
})

const labelled = (wallets: Wallet[], where: Place) =>
  wallets.map((wallet) => [wallet.name, listedLabel(wallet, where)].filter(Boolean).join(' '))

test('a wallet that can be neither reached nor installed says so; on a telephone, which installs none, all that cannot be reached', () => {
  const mobile = { ...place, mobile: true }
  const wallets = allWallets(listing({ place: mobile }))

  expect(labelled(wallets, mobile)).toEqual([
    'Safe (unsupported)',
    'Rainbow (unsupported)',
    'Coinbase Wallet',
    'MetaMask',
    'WalletConnect (unsupported)',
    'Ledger (unsupported)',
    'Rabby Wallet (unsupported)',
    'Zerion (unsupported)',
    'Trust Wallet',
  ])
  expect(allWallets(listing({ announced: [announced('me.rainbow')], place: mobile }))[0]).toMatchObject({
    id: 'rainbow',
    ready: true,
  })
  const unsupported = labelled(allWallets(listing()), place).filter((name) => name.includes('('))
  expect(unsupported).toEqual(['Safe (unsupported)', 'WalletConnect (unsupported)', 'Ledger (unsupported)'])
})

const reached = (given: Partial<Place>, list: Announced[] = []) =>
  allWallets(listing({ place: { ...place, ...given }, announced: list })).flatMap(({ id, ready, relayed }) =>
    ready && relayed ? id : [],
  )

test('with a WalletConnect project, wallets that scan are reached over it, unless they are in the page', () => {
  expect(reached({})).toEqual([])
  expect(reached({ walletConnect: true })).toEqual([
    'safe',
    'rainbow',
    'coinbase',
    'metaMask',
    'walletConnect',
    'ledger',
    'rabby',
    'zerion',
    'trust',
  ])
  expect(reached({ walletConnect: true, mobile: true }, [announced('me.rainbow')])).toEqual([
    'safe',
    'coinbase',
    'metaMask',
    'walletConnect',
    'ledger',
    'rabby',
    'zerion',
    'trust',
  ])
})

const named = (text: string) =>
  listWallets(listing({ groups: whole, announced: [announced('org.example', 'Ünï Wallet')] }), { named: text }).flatMap(
    ({ wallets }) => wallets.map(({ name }) => name),
  )

test('a name is looked for among all wallets, without accents, spaces and the size of letters', () => {
  expect(named('IMTOKEN')).toEqual(['imToken'])
  expect(named('trustw')).toEqual(['Trust Wallet'])
  expect(named(' crypto com')).toEqual(['Crypto.com Onchain'])
  expect(named('uni w')).toEqual(['Ünï Wallet'])
  expect(named('İmtôken')).toEqual(['imToken'])
  expect(named('no such wallet')).toEqual([])
})

test('wallets that are not listed are behind the list: shown when all are looked at, or when one was used', () => {
  expect(told({ groups: whole })).toEqual(told({}))
  expect(told({ groups: whole, recents: ['oneKey'] })[0]).toBe('Recent: oneKey')
  const all = listWallets(listing({ groups: whole }), { all: true })
  expect(all.map(({ name }) => name)).toEqual(['Popular', 'More', 'Others'])
  expect(all.at(-1)!.wallets).toHaveLength(furtherWallets.wallets.length)
})

test('a wallet whose identity nobody has confirmed is no impostor of its own extension', () => {
  const exodus = allWallets(listing({ groups: whole, announced: [announced('com.exodus.web3-wallet', 'Exodus')] }))
  expect(exodus[0]).not.toHaveProperty('likeness')
})

test('known names of groups are translated, others are shown as given', () => {
  expect(['Installed', 'Others', 'House', 'constructor'].map(groupTitle)).toEqual([
    'Installed',
    'Others',
    'House',
    'constructor',
  ])
})
