import type { lookup } from 'node:dns'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import solc from 'solc'
import { encodeDeployData, type Abi, type Address, type Hex } from 'viem'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import type { Reach } from '#tools/nft-inspector/files/fetch-public.server.ts'

type Compiled = Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>

function compile(): Compiled {
  const file = 'contracts/testing/OddCollections.sol'
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(file, 'utf8') } },
    settings: { evmVersion: 'cancun', outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  const answer = JSON.parse(solc.compile(JSON.stringify(input))) as { contracts: Record<string, Compiled> }
  return answer.contracts[file]!
}

/** A chain with a gateway to it, and what makes the odd collections on it. */
export async function testCollections() {
  const chain = await testChain()
  const [first] = (await chain.ask('eth_accounts')) as [Address]
  const node = openNode({ number: 1, address: () => chain.url, chainId: localChain.id })
  const gateway = openGateway({ chain: localChain, nodes: [node] })
  let compiled: Compiled | undefined

  async function make(name: string, args: readonly unknown[] = []): Promise<Address> {
    compiled ??= compile()
    const { abi, evm } = compiled[name]!
    return deploy(encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}` as Hex, args } as never))
  }

  async function deploy(data: Hex): Promise<Address> {
    const hash = await chain.ask('eth_sendTransaction', { from: first, gas: '0xf00000', data })
    for (;;) {
      const receipt = (await chain.ask('eth_getTransactionReceipt', hash)) as { contractAddress: Address } | null
      if (receipt) return receipt.contractAddress
    }
  }
  return { ...chain, gateway, make, deploy }
}

/** A host of metadata on this machine, under every name, and the way to it; `isAllowed` may refuse addresses as the real way does. */
export async function testHost(answer: RequestListener, isAllowed: Reach['isAllowed'] = () => true) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const find = ((host: string, _options: object, done: (error: Error | null, found: object[]) => void) =>
    host.endsWith('.invalid')
      ? done(new Error('no such host'), [])
      : done(null, [
          { address: host.startsWith('inside') ? '169.254.169.254' : '127.0.0.1', family: 4 },
        ])) as unknown as typeof lookup
  const reach: Reach = { find, isAllowed, isPort: (given) => given === String(port) }
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { asked, reach, port, url: `http://metadata.example:${port}`, stop }
}
