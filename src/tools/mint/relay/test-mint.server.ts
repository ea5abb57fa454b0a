import type { Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { create2Deployer, callOfDeployer } from '#chain/contracts/create2.ts'
import { plannedContracts } from '#chain/contracts/planned-codes.ts'
import { openSampleAccount } from '#chain/contracts/sample-account.server.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { NodeTrouble } from '#chain/rpc/rpc-post.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { codeKey } from '#core/codes/code-key.ts'
import { redeemData } from '#core/codes/typed-data.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { endpoint } from '#core/http/endpoint.server.ts'
import { readEnv } from '#core/process/env.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { sampleCollection, seedSampleCollection } from '#tools/mint/campaign/sample-collection.server.ts'
import { openSession } from '#wallet/session/session.server.ts'
import { mintEndpoints } from './endpoint.server.ts'

const chainId = localChain.id

/** Minting as the server mounts it, on a chain and a database of its own, with the sample collection on it. */
export async function testMint(variables: Record<string, string> = {}) {
  const [chain, database] = await Promise.all([testChain(), testDatabase()])
  const engraver = plannedContracts.find(({ kind }) => kind === 'SealEngraver')!
  const account = await openSampleAccount(chain.ask)
  await account.send({ to: create2Deployer, data: callOfDeployer(engraver.creationCode) })
  await account.settle()
  await seedSampleCollection(chain.ask)
  const env = readEnv({ POW_DIFFICULTY: '0', LIMIT_FACTOR: '1000', ...variables })
  const secret = openSecret('a secret that only tests use, 32+')
  const { db, pool } = database
  const asked: string[] = []
  /** Questions, or all questions of a method, that the node does not answer. */
  const silent = new Set<string>()
  const node = openNode({ number: 1, address: () => chain.url, chainId, onTrouble: () => undefined })
  const gateway = openGateway({ chain: localChain, nodes: [node] })
  /** Questions of these methods wait for what stands here. */
  const held = new Map<string, Promise<void>>()
  const nodeRpc: NodeRpc = async (method, params, signal) => {
    const question = `${method} ${JSON.stringify(params)}`
    asked.push(question)
    await held.get(method)
    if (silent.has(question) || silent.has(method)) throw new NodeTrouble('busy', { arrived: false })
    return gateway.rpc(method, params, signal)
  }
  const app = endpoint()
    .use(async (c, next) => {
      c.set('clientAddress', '203.0.113.7')
      await next()
    })
    .route('/api/mint', mintEndpoints({ db, secret, env, nodeRpc }))
  const { address: contract, list } = sampleCollection()

  return {
    ...chain,
    db,
    secret,
    env,
    contract,
    list,
    asked,
    silent,
    held,
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(`/api/mint/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    get: (path: string) => app.request(`/api/mint/${path}`),
    /** A visitor who is signed in: the account, and the cookie of the session. */
    async visitor() {
      const visitor = privateKeyToAccount(generatePrivateKey())
      const token = await openSession(db, { address: visitor.address, earlier: undefined })
      return { account: visitor, cookie: { cookie: `intaglio=${token}` } }
    },
    /** What the key of a printed code signs for a recipient. */
    async redeeming(code: string, recipient: Address) {
      const key = privateKeyToAccount(codeKey(code, { chainId, salt: list.salt }))
      const index = list.keys.indexOf(key.address)
      const deadline = Math.floor(Date.now() / 1000) + 600
      const message = { index: BigInt(index), recipient, deadline: BigInt(deadline) }
      const signature = await key.signTypedData(redeemData({ chainId, contract }, message))
      return { contract, index, recipient, deadline, signature }
    },
    async [Symbol.asyncDispose]() {
      await pool.end()
      await chain.stop()
    },
  }
}
