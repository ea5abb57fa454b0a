import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** The npm project of the comparison, and where its pages are built to. */
export const rainbowKit = join(import.meta.dirname, '../rainbowkit')
export const builtPages = join(rainbowKit, 'build')

/** The pages: RainbowKit loaded with the page, loaded by the first press, and the same page without a wallet. */
export const pages = ['index.html', 'at-press.html', 'without.html'] as const

/** Installs what the comparison stands on unless it is there, and builds its pages. Throws when npm fails. */
export async function prepareRainbowKit(): Promise<void> {
  if (!isInstalled()) install()
  await build({
    root: rainbowKit,
    configFile: false,
    // Each file of the libraries would be named for a directive that means nothing here.
    logLevel: 'error',
    build: {
      outDir: builtPages,
      emptyOutDir: true,
      rolldownOptions: { input: pages.map((page) => join(rainbowKit, page)) },
    },
  })
}

function isInstalled(): boolean {
  const written = join(rainbowKit, 'node_modules/.package-lock.json')
  return existsSync(written) && statSync(written).mtimeMs >= statSync(join(rainbowKit, 'package-lock.json')).mtimeMs
}

function install() {
  console.log('Installing RainbowKit and what it needs in tests/rainbowkit, about 500 MB.')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: rainbowKit, stdio: 'inherit' })
  if (status !== 0)
    throw new Error('npm could not install tests/rainbowkit. Its answer is above; a registry is needed.')
}
