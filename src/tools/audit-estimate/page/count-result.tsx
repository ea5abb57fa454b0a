import { figure } from '#core/text/figure.ts'
import type { Count, LeftOut } from '#tools/audit-estimate/count/count-sources.ts'
import type { Total } from '#core/solidity/total.ts'
import { Facts } from '#ui/components/clause.tsx'

const mostRows = 500

/** What was counted: totals and what was noticed, the files, and what was left out with its reasons. */
export function CountResult({ count: { files, leftOut }, total }: { count: Count; total: Total }) {
  const shown = files.toSorted((a, b) => (a.path < b.path ? -1 : 1)).slice(0, mostRows)
  return (
    <>
      {files.length > 0 && (
        <>
          <Facts facts={factsOf(total)} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls */}
          <section className="table-region counted-files" aria-label="Counted files" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">File</th>
                  <th scope="col" className="figure">
                    nSLOC
                  </th>
                  <th scope="col" className="figure">
                    of interfaces
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ path, lines, interfaceLines }) => (
                  <tr key={path}>
                    <th scope="row" className="mono">
                      {path}
                    </th>
                    <td className="figure">{figure(lines)}</td>
                    <td className="figure">{figure(interfaceLines)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {files.length > mostRows && <p>{`And ${figure(files.length - mostRows)} more, all of them counted.`}</p>}
        </>
      )}
      {leftOut.length > 0 && <LeftOutList leftOut={leftOut} open={files.length === 0} />}
    </>
  )
}

function factsOf(total: Total): (readonly [string, string])[] {
  const noticed: [string, number][] = [
    ['External calls', total.externalCalls],
    ['Low-level calls', total.lowLevelCalls],
    ['Delegate calls', total.delegateCalls],
    ['Moves of the native coin', total.valueTransfers],
    ['Payable functions', total.payableFunctions],
    ['Contracts inherited from', total.inheritance],
    ['Deepest inheritance', total.depth > 1 ? total.depth : 0],
    ['Assembly blocks', total.assemblyBlocks],
    ['Unchecked blocks', total.uncheckedBlocks],
  ]
  return [
    ['Lines (nSLOC)', figure(total.lines)],
    ['Lines of interfaces', figure(total.interfaceLines)],
    ['Files', figure(total.files)],
    ['Contracts and libraries', figure(total.contracts)],
    ...noticed.filter(([, value]) => value > 0).map(([label, value]) => [label, figure(value)] as const),
    ...(total.pragmas.length > 0 ? [['Compiler', total.pragmas.slice(0, 3).join(', ')] as const] : []),
  ]
}

function LeftOutList({ leftOut, open }: { leftOut: readonly LeftOut[]; open: boolean }) {
  return (
    <details className="left-out" open={open}>
      <summary>
        {leftOut.length === 1 ? '1 file was left out' : `${figure(leftOut.length)} files were left out`}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls */}
      <section className="table-region" aria-label="Files that were left out" tabIndex={0}>
        <ul>
          {leftOut.slice(0, mostRows).map(({ path, reason }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two files may have the same path
            <li key={index}>
              <span className="mono">{path}</span>: {reason}
            </li>
          ))}
          {leftOut.length > mostRows && <li>{`and ${figure(leftOut.length - mostRows)} more`}</li>}
        </ul>
      </section>
    </details>
  )
}
