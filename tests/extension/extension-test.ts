import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, chromium, expect, type BrowserContext, type Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { chromiumPath } from '../chromium.ts'
import { buildExtension } from './build-extension.ts'

type Extension = { directory: string; address: string }

type Fixtures = { context: BrowserContext; page: Page; address: string }

/** Tests in a browser of their own with the wallet installed in it, as a visitor has theirs. */
export const test = base.extend<Fixtures, { extension: Extension }>({
  extension: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a pattern, and wants one
    async ({}, use, { project }) => {
      const key = generatePrivateKey()
      const rpc = `${project.use.baseURL}/rpc`
      const directory = await buildExtension({ key, rpc, chainId: 31_337 })
      await use({ directory, address: privateKeyToAccount(key).address })
      await rm(directory, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  address: async ({ extension }, use) => use(extension.address),
  context: async ({ extension, launchOptions, baseURL, viewport }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'intaglio-profile-'))
    const { directory } = extension
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      // Only the whole Chromium has extensions.
      executablePath: chromiumPath(),
      baseURL,
      viewport,
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [
        ...(launchOptions.args ?? []),
        `--disable-extensions-except=${directory}`,
        `--load-extension=${directory}`,
      ],
    })
    await use(context)
    await context.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  },
  page: async ({ context }, use) => use(await context.newPage()),
})

/** Does something that makes the wallet ask, and answers the window in which it does. */
export async function asked(context: BrowserContext, act: () => Promise<unknown>): Promise<Page> {
  const [window] = await Promise.all([context.waitForEvent('page'), act()])
  await expect(window.getByRole('heading')).not.toBeEmpty()
  return window
}

export { expect }
