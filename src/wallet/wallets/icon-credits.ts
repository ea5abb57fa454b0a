/** Where pictures of wallets are from: a collection, its licence word for word, and the wallets whose pictures it gave. */
export type IconCredit = {
  name: string
  version: string
  href: string
  copyright: string
  licence: string
  icons: readonly string[]
}

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** Every file of `icons/` has its id here, once. The files are as the collections have them. */
export const iconCredits: readonly IconCredit[] = [
  {
    name: 'RainbowKit',
    version: '2.2.11',
    href: 'https://github.com/rainbow-me/rainbowkit',
    copyright: 'Copyright (c) 2024 Rainbow',
    licence: mit,
    icons: [
      'backpack',
      'best',
      'bifrost',
      'binance',
      'bitget',
      'brave',
      'bybit',
      'coin98',
      'coinbase',
      'compass',
      'core',
      'ctrl',
      'enkrypt',
      'foxWallet',
      'frontier',
      'gate',
      'gemini',
      'imToken',
      'ioPay',
      'kaia',
      'kraken',
      'kresus',
      'ledger',
      'magicEden',
      'metaMask',
      'nova',
      'okx',
      'omni',
      'oneKey',
      'phantom',
      'porto',
      'rabby',
      'rainbow',
      'ready',
      'ronin',
      'safe',
      'safePal',
      'subWallet',
      'talisman',
      'tokenPocket',
      'trust',
      'uniswap',
      'valora',
      'walletConnect',
      'wigwam',
      'xPortal',
      'zeal',
      'zerion',
    ],
  },
  {
    name: 'web3icons',
    version: '4.0.56',
    href: 'https://github.com/0xa3k5/web3icons',
    copyright: 'Copyright (c) 2024 0xa3k5',
    licence: mit,
    icons: ['alphaWallet', 'exodus', 'keplr', 'mew', 'trezor', 'zengo'],
  },
]
