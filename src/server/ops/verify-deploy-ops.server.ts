import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  CommandError,
  printRows,
  writeNew,
  type Command,
  type CommandContext,
  type CommandInput,
} from '#core/process/command.server.ts'
import { writeDurably } from '#core/process/durable-file.server.ts'
import { connectionsOf } from '#server/http/connections.server.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { fingerprintOf, isSigned, makeKeyPair, signManifest } from './manifest-signature.server.ts'
import { verifyDeploy } from './verify-deploy.server.ts'

const builtManifest = join(import.meta.dirname, '../../../build/site.json')

const manifestOption = { manifest: { about: 'the manifest; absent: build/site.json', value: 'file' } }

/** The operator's commands about what a host serves: compare it with what was built, and sign what was built. */
export const deployCheckCommands: Record<string, Command> = {
  'verify-deploy': {
    about: 'compares every file at an address with the one that was built, and its headers',
    words: ['url'],
    options: { ...manifestOption, key: { about: 'public key that must have signed the manifest', value: 'file' } },
    needsNoDatabase: true,
    run: verify,
  },
  'manifest key': {
    about: 'makes the key pair that signs manifests: <name>.key, and <name>.pub to publish away from the host',
    words: ['name'],
    needsNoDatabase: true,
    run: makeKey,
  },
  'manifest sign': {
    about: 'signs the manifest of the build, beside it with .sig',
    options: { ...manifestOption, key: { about: 'private key, as manifest key wrote it', value: 'file' } },
    needsNoDatabase: true,
    run: signFile,
  },
}

async function verify(context: CommandContext, { words, options }: CommandInput) {
  const origin = originOf(words[0]!)
  const { file, bytes } = await readManifest(options)
  if (options.key) await checkSignature(file, bytes, String(options.key))
  const manifest = JSON.parse(bytes.toString()) as SiteManifest
  const verdict = await verifyDeploy(manifest, {
    origin,
    connections: connectionsOf(context.env),
    framers: context.env.SAFE_APP_HOSTS,
  })
  const { checked, differences, renewed } = verdict
  if (context.json) context.print(JSON.stringify({ address: origin, signed: Boolean(options.key), ...verdict }))
  else {
    printRows(context, { rows: differences, empty: `All ${checked} files at ${origin} are as built.` })
    if (renewed.length > 0)
      context.print(`Renewed by the hosted blog, so only their headers were compared: ${renewed.join(', ')}.`)
    if (!options.key) context.print('The manifest itself was taken as it is: name the public key with --key.')
    context.print('Not covered: what the server writes for a request, such as /api and pages about one lock or token.')
  }
  const paths = new Set(differences.map(({ path }) => path))
  if (paths.size > 0)
    throw new CommandError(`${paths.size} ${paths.size === 1 ? 'address is' : 'addresses are'} not as built.`)
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new CommandError(`${address} is not an origin. Write it as in https://example.com`, { usage: true })
}

async function checkSignature(file: string, bytes: Buffer, key: string) {
  const signature = await readFile(`${file}.sig`, 'utf8').catch(() => {
    throw new CommandError(`There is no ${file}.sig. Sign the manifest, or leave out --key.`)
  })
  if (isSigned(bytes, signature, await readKey(key))) return
  throw new CommandError('The manifest was not signed with this key, or was changed since. Nothing was fetched.')
}

async function makeKey({ json, print }: CommandContext, { words }: CommandInput) {
  const [name] = words
  const { privateKey, publicKey } = makeKeyPair()
  await writeNew(`${name}.key`, privateKey)
  await writeNew(`${name}.pub`, publicKey, { mode: 0o644 })
  const fingerprint = fingerprintOf(publicKey)
  if (json) return print(JSON.stringify({ privateKey: `${name}.key`, publicKey: `${name}.pub`, fingerprint }))
  print(`${name}.key signs: keep it away from the host. ${name}.pub checks: publish it away from the host.`)
  print(`Fingerprint: ${fingerprint}`)
}

async function signFile({ json, print }: CommandContext, { options }: CommandInput) {
  if (!options.key) throw new CommandError('Name the private key: manifest sign --key release.key', { usage: true })
  const { file, bytes } = await readManifest(options)
  const key = await readKey(String(options.key))
  await writeDurably(`${file}.sig`, `${signManifest(bytes, key)}\n`, { mode: 0o644 })
  const fingerprint = fingerprintOf(key)
  print(json ? JSON.stringify({ signature: `${file}.sig`, fingerprint }) : `Signed by ${fingerprint}: ${file}.sig`)
}

async function readManifest({ manifest = builtManifest }: CommandInput['options']) {
  const file = String(manifest)
  const bytes = await readFile(file).catch(() => {
    throw new CommandError(`There is no manifest ${file}. Build the site, or name one with --manifest.`)
  })
  return { file, bytes }
}

const readKey = (file: string) =>
  readFile(file, 'utf8').catch(() => {
    throw new CommandError(`There is no key ${file}.`)
  })
