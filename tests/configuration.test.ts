import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const configurations = globSync('{,tests/**/}*.config.ts', { exclude: ['**/node_modules/**', 'tests/rainbowkit/**'] })

/** Runs before a configuration: no program outside the project is there, as on a fresh machine, and the network is out of reach. */
const freshMachine = `
import fs from 'node:fs'
import net from 'node:net'
import { syncBuiltinESMExports } from 'node:module'
const { existsSync } = fs
fs.existsSync = (path) => String(path).startsWith(process.cwd()) && existsSync(path)
net.Socket.prototype.connect = () => { throw new Error('asks the network') }
syncBuiltinESMExports()`

test.each(configurations)('%s loads without installing, writing or asking anything', (file) => {
  // Node itself refuses files to be written and programs to be started.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--permission',
      '--allow-fs-read=*',
      '--allow-addons',
      '--allow-worker',
      `--import=data:text/javascript,${encodeURIComponent(freshMachine)}`,
      '--input-type=module',
      `--eval=await import(${JSON.stringify(pathToFileURL(file))})`,
    ],
    { encoding: 'utf8', env: { HOME: process.env.HOME } },
  )
  expect({ status, stdout, stderr: stderr.replace(/^.*(?:Warning:|--trace-warnings).*\n/gm, '') }).toEqual({
    status: 0,
    stdout: '',
    stderr: '',
  })
})
