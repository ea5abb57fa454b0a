import type { LabCase } from './lab-case.ts'
import { createLabWallet, walletError } from './lab-wallet.ts'
import { buttonOf, choose, endsConnected, failed, isConnected, passed, pause, quoted, until } from './visit.ts'

const unlisted = failed('The wallet is not in the list.')
const elsewhere = 1

/** What wallets do wrong about networks, and about when they say what. */
export const chainCases: readonly LabCase[] = [
  {
    id: 'early-events',
    name: 'Says that it is connected before it answers',
    wallet: 'The wallet emits connect and accountsChanged half a second before it answers the request.',
    visitor: 'The wallet is connected once, on the right network.',
    met: { issue: 'MetaMask/metamask-sdk#977', url: 'https://github.com/MetaMask/metamask-sdk/pull/977' },
    bound: 15_000,
    wallets: (kit) => [createLabWallet(kit)],
    async visit(kit, [wallet]) {
      wallet!.fault('eth_requestAccounts', async () => {
        wallet!.emit('connect', { chainId: `0x${kit.chainId.toString(16)}` })
        const accounts = wallet!.allow()
        await pause(500)
        return accounts
      })
      return (await choose(kit)) ? endsConnected(kit) : unlisted
    },
  },
  {
    id: 'moves-while-asked',
    name: 'Changes its network while it is asked',
    wallet: 'The visitor changes the network in the wallet’s own window, and says yes there after that.',
    visitor: 'The wallet is connected, on the network it is on now.',
    met: { issue: 'Uniswap/web3-react#749', url: 'https://github.com/Uniswap/web3-react/pull/749' },
    bound: 15_000,
    wallets: () => [createLabWallet({ chainId: elsewhere })],
    async visit(kit, [wallet]) {
      wallet!.fault('eth_requestAccounts', async () => {
        await pause(300)
        wallet!.moveTo(kit.chainId)
        return wallet!.allow()
      })
      return (await choose(kit)) ? endsConnected(kit) : unlisted
    },
  },
  {
    id: 'chain-number',
    name: 'A chain id that is a number',
    wallet: 'The wallet answers eth_chainId with a number, and its event has the id in decimal digits.',
    visitor: 'The wallet is connected, on the right network.',
    met: { issue: 'tahowallet/extension#1247', url: 'https://github.com/tahowallet/extension/pull/1247' },
    bound: 15_000,
    wallets: (kit) => [createLabWallet(kit)],
    async visit(kit, [wallet]) {
      wallet!.fault('eth_chainId', () => kit.chainId)
      if (!(await choose(kit))) return unlisted
      await until(() => isConnected(kit))
      wallet!.emit('chainChanged', String(kit.chainId))
      return endsConnected(kit)
    },
  },
  {
    id: 'chain-object',
    name: 'A change of network that is an object',
    wallet: 'The wallet is connected and emits chainChanged with an object that holds the id, and not with the id.',
    visitor: 'The wallet stays connected, on the right network.',
    met: { issue: 'brave/brave-browser#19261', url: 'https://github.com/brave/brave-browser/issues/19261' },
    bound: 15_000,
    wallets: (kit) => [createLabWallet(kit)],
    async visit(kit, [wallet]) {
      if (!(await choose(kit))) return unlisted
      const before = await endsConnected(kit)
      if (!before.passed) return before
      wallet!.emit('chainChanged', { chainId: `0x${kit.chainId.toString(16)}` })
      await pause(500)
      return endsConnected(kit)
    },
  },
  {
    id: 'nested-4902',
    name: 'A missing network, told deep inside an error',
    wallet: 'The wallet does not know our network. It says so with code -32603, and has 4902 in data.originalError.',
    visitor: 'The network is added, by itself or by a button, and the wallet is on it.',
    met: {
      issue: 'MetaMask/metamask-mobile#2944',
      url: 'https://github.com/MetaMask/metamask-mobile/issues/2944',
    },
    bound: 30_000,
    wallets: () => [createLabWallet({ chainId: elsewhere })],
    async visit(kit, [wallet]) {
      const unknown = walletError(-32_603, 'Internal error', { originalError: { code: 4902, message: 'Unrecognized' } })
      wallet!.fault('wallet_switchEthereumChain', () => Promise.reject(unknown))
      wallet!.fault('wallet_addEthereumChain', () => {
        wallet!.fault('wallet_switchEthereumChain', undefined)
        return wallet!.moveTo(kit.chainId)
      })
      if (!(await choose(kit))) return unlisted
      await until(() => isConnected(kit))
      await pause(500)
      await kit.switchChain()
      await until(() => wallet!.times('wallet_switchEthereumChain') > 0)
      const isAdded = () => wallet!.times('wallet_addEthereumChain') > 0
      await until(() => isAdded() || buttonOf(kit, /\badd\b/i))
      const said = quoted(kit)
      if (!isAdded()) buttonOf(kit, /\badd\b/i)?.click()
      if (!(await until(isAdded, 3000))) return failed(`The network is never added. The window says ${said}.`)
      return (await until(() => isConnected(kit) && kit.onChain()))
        ? passed(`The network is added, and the wallet is on it. Before, the window says ${said}.`)
        : failed(`The network is added, and the page does not notice. The window says ${quoted(kit)}.`)
    },
  },
  {
    id: 'stays',
    name: 'Says yes to a change of network and stays',
    wallet: 'The wallet answers the change of network with null, as if it had moved, and stays where it was.',
    visitor: 'The window stops waiting, and does not call the network right.',
    met: {
      issue: 'MetaMask/metamask-mobile#12502',
      url: 'https://github.com/MetaMask/metamask-mobile/issues/12502',
    },
    bound: 30_000,
    wallets: () => [createLabWallet({ chainId: elsewhere })],
    async visit(kit, [wallet]) {
      wallet!.fault('wallet_switchEthereumChain', () => null)
      if (!(await choose(kit))) return unlisted
      await until(() => isConnected(kit))
      await pause(500)
      const before = kit.says()
      await kit.switchChain()
      await until(() => wallet!.times('wallet_switchEthereumChain') > 0)
      await pause(6000)
      if (kit.onChain()) return failed('The page says that the wallet is on the right network.')
      const waits = /confirm|approve|in (?:your )?wallet/i.test(kit.says().replace(before, ''))
      return waits
        ? failed(`After six seconds the window still waits. It says ${quoted(kit)}.`)
        : passed(`The page does not claim the network. The window says ${quoted(kit)}.`)
    },
  },
]
