import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAnvil } from './anvil.server.ts'

/**
 * A chain of its own for the calling test file, on a free port, with ten funded accounts that the node itself signs for
 * (`eth_sendTransaction`). `await using chain = await testChain()`, or `stop()` in `afterAll`.
 */
export async function testChain({ chainId }: { chainId?: number } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-chain-'))
  const anvil = await startAnvil({ chainId, accounts: 10, cache: directory })
  // A test run that is interrupted ends without `stop`.
  const atExit = () => void anvil.child.kill('SIGKILL')
  process.on('exit', atExit)
  const stop = async () => {
    process.off('exit', atExit)
    if (anvil.child.exitCode === null && anvil.child.kill('SIGKILL')) await once(anvil.child, 'exit')
    await rm(directory, { recursive: true, force: true })
  }
  return { url: anvil.url, ask: anvil.ask, stop, [Symbol.asyncDispose]: stop }
}
