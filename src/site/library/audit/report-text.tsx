import { DocumentText, type HeadingPath } from '#site/library/documents/document-text.tsx'
import type { Block } from '#site/library/documents/document.ts'
import { blocksBelow, findingHead, type FindingHead } from './findings.ts'
import { countSeverities } from './severities.ts'

type Shown = { blocks: readonly Block[]; pathOf: HeadingPath }

/** The text of a report: its findings with their severities counted, to be filtered, and each with its code beside it. */
export function ReportText({ blocks, pathOf }: Shown) {
  const findings = blocks.flatMap((block) => {
    const head = findingHead(block)
    return head ? { head, blocks: [block, ...blocksBelow(blocks, block)] } : []
  })
  const begin = blocks.indexOf(findings[0]!.blocks[0]!)
  const end = blocks.indexOf(findings.at(-1)!.blocks.at(-1)!) + 1
  return (
    <>
      <DocumentText blocks={blocks.slice(0, begin)} />
      <div className="findings">
        <SeverityFilter blocks={blocks} heads={findings.map(({ head }) => head)} />
        {findings.map(({ head, blocks: own }) => (
          <section
            key={head.id}
            className="finding"
            data-severity={idOf(head.severity)}
            data-status={idOf(head.status)}
          >
            <DocumentText blocks={own} pathOf={pathOf} />
          </section>
        ))}
      </div>
      <DocumentText blocks={blocks.slice(end)} />
    </>
  )
}

const idOf = (words: string) => words.toLowerCase()

/** One choice of the severities, with the number of findings of each drawn as a bar. It works without script: the style sheet hides the others. */
function SeverityFilter({ blocks, heads }: { blocks: readonly Block[]; heads: readonly FindingHead[] }) {
  const counts = countSeverities(blocks)
  const open = heads.filter(({ status }) => status === 'Open').length
  return (
    <form className="finding-filter" aria-label="Filter the findings">
      <fieldset>
        <legend>Show findings</legend>
        <Choice id="all" name="All" count={heads.length} most={heads.length} chosen />
        {counts.map(({ id, name, count }) => (
          <Choice key={id} id={id} name={name} count={count} most={heads.length} />
        ))}
        <Choice id="open" name="Still open" count={open} most={heads.length} />
      </fieldset>
    </form>
  )
}

type ChoiceProps = { id: string; name: string; count: number; most: number; chosen?: boolean }

function Choice({ id, name, count, most, chosen }: ChoiceProps) {
  return (
    <label data-severity={id}>
      <input type="radio" name="show" value={id} defaultChecked={chosen} disabled={count === 0} />
      <span>{name}</span>
      <span className="mono">{count}</span>
      <svg className="finding-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 4h${Math.round((count / most) * 100)}`} strokeWidth="8" />
      </svg>
    </label>
  )
}
