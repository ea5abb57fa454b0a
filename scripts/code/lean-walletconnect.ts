import type { Plugin } from 'vite'

/**
 * Parts of the WalletConnect provider that never run here, with what stands in for them: its window, which is another product of
 * 250 kB that asks other hosts, and its storage, which walletconnect-storage.ts replaces.
 */
const idle: Record<string, string> = {
  '@reown/appkit/core': 'export const createAppKit = undefined',
}

const id = (name: string) => `\0without:${name}`

/** Leaves these parts out of what the browser is sent. The build stops when the provider no longer asks for them by these names. */
export function leanWalletConnect(): Plugin {
  const seen = new Set<string>()
  return {
    name: 'intaglio:lean-walletconnect',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source) {
      if (!Object.hasOwn(idle, source)) return undefined
      seen.add(source)
      return id(source)
    },
    load(module) {
      return Object.entries(idle).find(([name]) => module === id(name))?.[1]
    },
    buildEnd(error) {
      const missing = Object.keys(idle).filter((name) => !seen.has(name))
      if (!error && missing.length)
        this.error(`WalletConnect no longer asks for ${missing.join(', ')}: adapt scripts/code/lean-walletconnect.ts.`)
    },
  }
}
