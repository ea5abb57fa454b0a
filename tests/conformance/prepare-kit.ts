import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** A project of npm beside the product, with pages of another wallet kit. */
export type KitProject = { name: string; root: string; pages: readonly string[] }

/** Where the pages of such a project are built to. */
export const builtPagesOf = ({ root }: Pick<KitProject, 'root'>): string => join(root, 'build')

/** Installs what the project stands on unless it is there, and builds its pages. Throws when npm fails. */
export async function prepareKit(project: KitProject): Promise<void> {
  const { root, pages } = project
  if (!isInstalled(root)) install(project)
  await build({
    root,
    configFile: false,
    // Each file of the libraries would be named for a directive that means nothing here.
    logLevel: 'error',
    build: {
      outDir: builtPagesOf(project),
      emptyOutDir: true,
      rolldownOptions: { input: pages.map((page) => join(root, page)) },
    },
  })
}

function isInstalled(root: string): boolean {
  const written = join(root, 'node_modules/.package-lock.json')
  return existsSync(written) && statSync(written).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

function install({ name, root }: KitProject) {
  console.log(`Installing ${name} and what it needs in ${root}, about 500 MB.`)
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm could not install ${root}. Its answer is above; a registry is needed.`)
}
