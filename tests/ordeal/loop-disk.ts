import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Runs a command of an administrator, which not every account has on its path. */
export const run = (command: string, args: readonly string[]) =>
  promisify(execFile)(command, args, { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` } })

/** Why power cannot be cut on this machine; nothing where it can. */
export const cannotCut = (
  [
    ['it needs Linux', process.platform === 'linux'],
    ['it needs root with the right to mount', mayMount()],
    ['it needs loop devices', existsSync('/dev/loop-control')],
    [
      'it needs mkfs.ext4, of the package e2fsprogs',
      ['/sbin', '/usr/sbin'].some((at) => existsSync(`${at}/mkfs.ext4`)),
    ],
    ['it needs perl', existsSync('/usr/bin/perl')],
  ] as const
).find(([, has]) => !has)?.[0]

/** Whether this process has CAP_SYS_ADMIN, which root of a container often lacks. */
function mayMount(): boolean {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  const rights = BigInt(`0x${status.match(/^CapEff:\s*([0-9a-f]+)/m)?.[1] ?? '0'}`)
  return process.getuid?.() === 0 && ((rights >> 21n) & 1n) === 1n
}

/** Linux's EXT4_IOC_SHUTDOWN, and its flag by which not even the journal is flushed. */
const shutdown = `open(my $disk, "<", $ARGV[0]) or die "$!"; my $flag = pack("I", 2); ioctl($disk, 0x8004587d, $flag) or die "$!"`

/** An ext4 file system of its own, in a file, whose power can be cut as often as one likes. */
export type Disk = {
  /** Where it is mounted. */
  path: string
  /** Puts everything that was written so far on the disk. */
  flush(): Promise<void>
  /** From now on nothing reaches the disk: what was not flushed is lost, as when a plug is pulled. Every write fails. */
  cut(): Promise<void>
  /** Mounts it again, as a machine does that gets its power back. Every process that used it must have ended. */
  restore(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Makes a disk of that many megabytes; disposing of it removes it. Throws where `cannotCut` says why. */
export async function openDisk(megabytes: number): Promise<Disk> {
  const home = await mkdtemp(join(tmpdir(), 'intaglio-disk-'))
  await chmod(home, 0o711)
  const path = join(home, 'disk')
  let image = join(home, 'image')
  await mkdir(path)
  await using file = await open(image, 'wx')
  await file.truncate(megabytes * 1024 * 1024)
  await run('mkfs.ext4', ['-q', '-F', image])
  const mount = () => run('mount', ['-o', 'loop', image, path])
  // The loop stays busy for a moment after those who had files open are gone.
  const unmount = async () => {
    for (let attempt = 1; ; attempt++)
      try {
        return await run('umount', [path])
      } catch (error) {
        if (attempt === 100) throw error
        await sleep(100)
      }
  }
  await mount()
  await chmod(path, 0o711)
  // The empty file system itself is not what is tried.
  const flush = async () => void (await run('sync', ['-f', path]))
  await flush()
  return {
    path,
    flush,
    cut: async () => void (await run('perl', ['-e', shutdown, path])),
    async restore() {
      await unmount()
      // Another program of the machine may have taken the mount into a namespace of its own, where it lives on without its power.
      const copy = join(home, `image-${randomUUID()}`)
      await run('cp', ['--sparse=always', image, copy])
      await rm(image)
      image = copy
      await mount()
    },
    async [Symbol.asyncDispose]() {
      await unmount()
      await rm(home, { recursive: true })
    },
  }
}
