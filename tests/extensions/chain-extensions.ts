import type { Extension } from './extension.ts'

const walletList = 'src/wallet/wallets/further.ts'
const chainList = 'src/chain/catalogue.ts'
const featureList = 'src/tools/token/features/catalogue.ts'
const batched = 'src/tools/token/features/erc20/batched.ts'
const burn = 'src/tools/burn'
const page = 'src/app/routes/tools/grants.tsx'
const kept = 'content/legal/device.ts'

const lantern = `lantern | Lantern | rdns=com.example.lantern link=lantern://wc?uri= ios=1000000001 android=com.example.lantern`

const chain = `  localChain,
  ethereum,
  {
    id: 59144,
    name: 'Linea',
    currency: ether,
    explorer: 'https://lineascan.build',
    testnet: false,
    icon: { seed: 'linea', glyph: 'LI' },
    confirmations: 3,
    finalBlocks: 1000,
    blockSeconds: 2,
  },
`

const batchedFeature = `import type { Feature } from '#tools/token/features/feature.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import { answers, does } from '#tools/token/features/trial.ts'

declare module '#tools/token/features/options.ts' {
  interface Erc20Options {
    /** A holder can do several things in one transaction. */
    batched: boolean
  }
}

const sign = 'multicall(bytes[])'

/** Several calls of the token in one transaction. */
export const batched: Feature<Erc20Options> = {
  option: {
    name: 'batched',
    label: 'Several at once',
    on: 'A holder can do several things with the token in one transaction.',
    off: 'Each thing takes a transaction of its own.',
  },
  sign,
  solidity: () => ({
    notice: 'Several calls can be made in one transaction.',
    imports: ['utils/Multicall'],
    bases: ['Multicall'],
  }),
  powers: () => [{ who: 'holder', can: 'do several of these in one transaction', functions: ['multicall'] }],
  trials: () => [
    {
      says: 'Several calls of nothing change nothing.',
      lines: [does('LAUNCHER', sign, 'new bytes[](0)'), answers('SUPPLY', 'totalSupply()')],
    },
  ],
}
`

const burnKind = `import { brandKey } from '#content/brand-key.ts'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import { amountText } from '#chain/tokens/amount-text.ts'
import { isTokenPlan, keptPlan, type PlanToken } from '#tools/plan/kept-plan.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { Plan } from '#tools/plan/plan-state.ts'
import { simulator } from '#tools/plan/simulate.ts'
import { intentOf } from '#transactions/track/transaction.ts'

/** An amount to be destroyed, in the token's smallest unit. */
export type BurnPlan = Plan & { token: PlanToken; amount: bigint }

const abi = parseAbi(['function burn(uint256 amount)'])

const callOf = ({ token, amount }: BurnPlan) => ({
  to: token.address,
  data: encodeFunctionData({ abi, functionName: 'burn', args: [amount] }),
})

const textOf = (plan: BurnPlan) => JSON.stringify({ ...plan, amount: String(plan.amount) })

function planIn(text: string): BurnPlan | undefined {
  const { amount, ...plan } = JSON.parse(text) as Omit<BurnPlan, 'amount'> & { amount: unknown }
  return isTokenPlan({ ...plan, block: 0 }) && /^[1-9]\\d*$/.test(String(amount))
    ? { ...plan, amount: BigInt(String(amount)) }
    : undefined
}

/** Destroys an amount in one transaction. */
export const burnKind: PlanKind<BurnPlan> = {
  store: keptPlan(\`\${brandKey}.burn\`, { textOf, planIn }),
  outline: (plan) => ({ steps: [{ intent: intentOf(callOf(plan)) }] }),
  read: () => Promise.resolve({ made: {} }),
  call: callOf,
  simulate: simulator({
    explainRevert: () => ({ message: 'The token refuses.', remedy: 'Nothing was sent.' }),
    receivedIn: () => undefined,
  }),
  words: ({ token, amount }) => \`Burn \${amountText(amount, token)}\`,
  contracts: () => Promise.resolve([]),
}
`

const burnTool = `import { amountText } from '#chain/tokens/amount-text.ts'
import { PlanPanel } from '#tools/plan/plan-panel.tsx'
import { usePlan } from '#tools/plan/use-plan.ts'
import { useAccount } from '#wallet/account/use-account.ts'
import { burnKind } from './burn-kind.ts'

const words = {
  tool: 'burn',
  title: 'A burn',
  approval: 'Nothing to approve',
  thing: 'the burning',
  step: 'Burn',
  approve: 'Approve',
  send: 'Burn it',
  reading: 'Checking the progress on the chain.',
  looking: 'Checking the progress on the chain.',
  onItsWay: 'The burn is on its way.',
  done: 'It is burned.',
  failed: () => 'The last transaction failed. Nothing has changed.',
  unsure: 'Your wallet was asked before, and we do not know whether it has sent anything.',
}

/** Carries a burn out. */
export function BurnTool() {
  const handle = usePlan(burnKind)
  const shown = useAccount()
  return (
    <PlanPanel handle={handle} shown={shown} words={words} after={null}>
      {handle.plan && amountText(handle.plan.amount, handle.plan.token)}
    </PlanPanel>
  )
}
`

const lazyBurn = `const burnTool = lazyTool(() => import('#tools/burn/burn-tool.tsx').then(({ BurnTool }) => BurnTool))\n`
const burnPlace = `      <Clause id="burn" title="Burn what is left">
        <LazyTool tool={burnTool}>It needs a script.</LazyTool>
      </Clause>
`

/** What is added around wallets, chains and contracts. */
export const chainExtensions: readonly Extension[] = [
  {
    row: 'a wallet',
    files: {},
    edits: [[walletList, `zeal | Zeal |`, `${lantern}\nzeal | Zeal |`]],
    tests: ['src/wallet/list', 'src/wallet/wallets'],
    forgotten: [
      {
        edits: [[walletList, `lantern://wc?uri=`, `lantern://wc`]],
        by: 'src/wallet/wallets/catalogue.test.ts',
        says: /a link to an app ends where the request begins/,
      },
      {
        edits: [[walletList, `ios=1000000001`, `ios=lantern`]],
        by: 'src/wallet/wallets/catalogue.test.ts',
        says: /has the form of its shop/,
      },
    ],
  },
  {
    row: 'a chain',
    files: {},
    edits: [[chainList, `  localChain,\n  ethereum,\n`, chain]],
    tests: ['src/chain/catalogue.test.ts'],
    forgotten: [
      {
        edits: [[chainList, `glyph: 'LI' },\n    confirmations: 3,\n`, `glyph: 'LI' },\n`]],
        by: 'types',
        says: /chain\/catalogue\.ts.*'confirmations' is missing/,
      },
      {
        edits: [[chainList, `glyph: 'LI'`, `glyph: 'E'`]],
        by: 'src/chain/catalogue.test.ts',
        says: /no two chains have one number/,
      },
    ],
  },
  {
    row: 'a tool',
    files: { [`${burn}/burn-kind.ts`]: burnKind, [`${burn}/burn-tool.tsx`]: burnTool },
    folder: burn,
    edits: [
      [page, `\n/** /grants */\n`, `${lazyBurn}\n/** /grants */\n`],
      [page, `      <Clause id="what"`, `${burnPlace}      <Clause id="what"`],
      [
        kept,
        '  {\n    key: `${brandKey}.claims.order`,',
        "  { key: `${brandKey}.burn`, place: 'device', what: 'What you are burning.', until: 'it is burned' },\n  {\n    key: `${brandKey}.claims.order`,",
      ],
    ],
    tests: ['src/architecture.test.ts', 'content/legal/legal.test.ts'],
    forgotten: [
      {
        edits: [[`${burn}/burn-kind.ts`, `  call: callOf,\n`, '']],
        by: 'types',
        says: /burn-kind\.ts.*'call' is missing/,
      },
      {
        edits: [
          [page, lazyBurn, ''],
          [page, burnPlace, ''],
        ],
        by: 'unused',
        says: /src\/tools\/burn\/burn-tool\.tsx/,
      },
      {
        edits: [[kept, '.burn`', '.burns`']],
        by: 'content/legal/legal.test.ts',
        says: /every key that the sources keep in a browser/,
      },
      {
        edits: [[`${burn}/burn-tool.tsx`, `'#tools/plan/use-plan.ts'`, `'#tools/claim/use-plan.ts'`]],
        by: 'src/architecture.test.ts',
        says: /imports lead down, and past no neighbour/,
      },
    ],
  },
  {
    row: 'what a token can do',
    files: { [batched]: batchedFeature },
    edits: [
      [featureList, `import { erc20Base }`, `import { batched } from './erc20/batched.ts'\nimport { erc20Base }`],
      [featureList, `bridge,\n`, `bridge,\n    batched,\n`],
    ],
    script: 'scripts/blog/posts.ts',
    tests: ['src/tools/token/generator/variants.test.ts', 'src/tools/token/generator/emit.test.ts'],
    forgotten: [
      {
        edits: [[batched, `    label: 'Several at once',\n`, '']],
        by: 'types',
        says: /erc20\/batched\.ts.*'label' is missing/,
      },
      {
        edits: [
          [featureList, `import { batched } from './erc20/batched.ts'\n`, ''],
          [featureList, `    batched,\n`, ''],
        ],
        by: 'unused',
        says: /src\/tools\/token\/features\/erc20\/batched\.ts/,
      },
      {
        // To compile the tokens takes a minute, so here they never are.
        edits: [],
        by: 'scripts/tokens/token-variants.test.ts',
        says: /every variant is kept/,
      },
    ],
  },
]
