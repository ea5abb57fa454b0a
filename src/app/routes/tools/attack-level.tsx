import { Link, useLoaderData, type MetaFunction } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { levels } from '#content/attacks.ts'
import { attackPages } from '#content/pages/attack.ts'
import { AttackLevel } from '#tools/attack/attack-level.tsx'
import type { Compile } from '#tools/attack/fix-editor.tsx'
import type { LevelSources } from '#tools/attack/sources.server.ts'
import { Clause } from '#ui/components/clause.tsx'
import { WhereOffered } from '#ui/links/where-offered.tsx'
import { ToolTop } from '#ui/pages/tool-top.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData: found }) =>
  found ? pageMeta(`/attack/${found.id}`, attackPages[`/attack/${found.id}`]!) : []

/** Runs at build: a page has the Solidity of its level. */
export async function loader({ params }: { params: { level?: string } }): Promise<{ id: string } & LevelSources> {
  const level = levels.find(({ id }) => id === params.level)
  if (!level) throw new Response('There is no such level.', { status: 404 })
  const { levelSources } = await import('#tools/attack/sources.server.ts')
  return { id: level.id, ...(await levelSources(level.id)) }
}

/** The compiler that the token creator uses, too. */
const compile: Compile = async (input, options) => {
  const { compileHere } = await import('#tools/token/generator/compile-artifact.ts')
  const answered = await compileHere([input], options)
  return answered === 'away' ? answered : answered[0]!
}

/** /attack/:level */
export default function AttackLevelPage() {
  const { id, ...sources } = useLoaderData<typeof loader>()
  const at = levels.findIndex((each) => each.id === id)
  const level = levels[at]!
  const next = levels[(at + 1) % levels.length]!
  return (
    <>
      <ToolTop id="attack" heading={level.title} task={level.goal} title="Attack a contract">
        <AttackLevel key={id} level={level} sources={sources} compile={compile} />
      </ToolTop>
      <Clause id="next" title="Next">
        <p>
          {next.id !== id && (
            <>
              Next attack: <Link to={`/attack/${next.id}`}>{next.title}</Link>.{' '}
            </>
          )}
          See <Link to="/attack">all attacks</Link>
          <WhereOffered href="/smart-contract-audit">
            , or have your own contract reviewed in a <Link to="/smart-contract-audit">smart contract audit</Link>
          </WhereOffered>
          .
        </p>
      </Clause>
    </>
  )
}
