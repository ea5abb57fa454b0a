import { findingFacts, type FindingFacts } from '#content/findings.ts'
import { isOffered } from '#core/offer/offered.ts'
import { blocksBelow, findingHead } from '#site/library/audit/findings.ts'
import { documentPath, findingPath } from '#site/library/documents/addresses.ts'
import { textOfSpans, type Block, type ShownDocument } from '#site/library/documents/document.ts'
import { linesAround, read } from '#site/library/documents/measured.server.ts'
import { fixCommit, linesAbove, placedFindings, shownLines } from '#site/services/vault/found.ts'
import type { FindingsFile, ListedFinding } from './findings-file.server.ts'

/** Where the findings of the sample vault are told: beside the audit, if the company audits. */
const vaultPage = isOffered('smart-contract-audit') ? '/smart-contract-audit#findings' : '/findings'

const folder = 'src/site/services/vault'

/** Both reports and their findings, the report on our own contracts first. Throws, naming it, at a finding about which `content/findings.ts` says nothing. */
export function allFindings(
  report: ShownDocument,
  { root, commit }: { root: string; commit: string },
): Pick<FindingsFile, 'reports' | 'findings'> {
  return {
    reports: [
      {
        id: 'own-contracts',
        title: report.heading,
        label: 'A sample on our own contracts, read by ourselves. It is not an independent audit.',
        page: documentPath(report),
        commit,
      },
      {
        id: 'sample-vault',
        title: 'A broken vault, finding by finding',
        label: 'A sample on a vault that we wrote to be broken. It is on no chain.',
        page: vaultPage,
        commit: fixCommit,
      },
    ],
    findings: [...ofReport(report, root), ...ofVault(root)],
  }
}

function ofReport({ blocks }: ShownDocument, root: string): ListedFinding[] {
  return blocks.flatMap((block): ListedFinding[] => {
    const head = findingHead(block)
    if (!head) return []
    const { id, name, severity, status, title } = head
    const facts = findingFacts[name]
    if (!facts) throw new Error(`content/findings.ts says nothing of the finding ${name}.`)
    const below = blocksBelow(blocks, block)
    return [
      {
        id: name,
        report: 'own-contracts',
        title,
        severity,
        difficulty: facts.difficulty,
        status: status as ListedFinding['status'],
        contracts: [...facts.contracts],
        effect: said(below, ['Effect'], name),
        answer: said(below, ['Reason', 'Answer'], name),
        code: codeIn(below) ?? codeAt(facts, root),
        fix: null,
        attack: null,
        page: findingPath(id),
      },
    ]
  })
}

/** The paragraph that begins with one of these words, without the word. */
function said(blocks: readonly Block[], words: readonly string[], name: string): string {
  for (const block of blocks) {
    const text = block.kind === 'text' ? textOfSpans(block.spans) : ''
    const word = words.find((each) => text.startsWith(`${each}: `))
    if (word) return text.charAt(word.length + 2).toUpperCase() + text.slice(word.length + 3)
  }
  throw new Error(`The finding ${name} of the sample report has no paragraph that begins with “${words[0]}:”.`)
}

const place = /^(\S+), lines (\d+) to \d+$/

function codeIn(blocks: readonly Block[]): ListedFinding['code'] {
  const block = blocks.find((each) => each.kind === 'code')
  const at = block && place.exec(block.source ?? '')
  if (!block || !at) return null
  const first = Number(at[2])
  return { file: at[1]!, first, lines: block.text.split('\n'), lit: (block.lit ?? []).map((line) => first + line) }
}

function codeAt({ lines: asked }: FindingFacts, root: string): ListedFinding['code'] {
  if (!asked) return null
  const [file, piece, before, after] = asked
  const [head = '', ...lines] = linesAround(root, [file, piece], [before, after]).split('\n').slice(0, -1)
  const first = Number(/lines (\d+) to/.exec(head)![1])
  return { file, first, lines, lit: [first + before] }
}

function ofVault(root: string): ListedFinding[] {
  const files = ['Vault.sol', 'FixedVault.sol', 'Vault.t.sol'].map((name) => read(root, `${folder}/${name}`))
  const [vault, fixed, tests] = files as [string, string, string]
  const lines = shownLines(vault)
  return placedFindings({ vault, fixed, tests }).map((found) => {
    const { id, title, severity, difficulty, cost, why, first, last, fixCode, test, fails, level } = found
    const shown = lines.slice(first, last + 1)
    const margin = Math.min(...shown.filter((line) => line.trim()).map((line) => line.search(/\S/)))
    return {
      id,
      report: 'sample-vault',
      title,
      severity,
      difficulty,
      status: 'Resolved',
      contracts: ['Vault'],
      effect: cost,
      answer: why,
      code: {
        file: `${folder}/Vault.sol`,
        first: first + linesAbove + 1,
        lines: shown.map((line) => line.slice(margin)),
        lit: shown.map((_, at) => first + linesAbove + 1 + at),
      },
      fix: {
        commit: fixCommit,
        file: `${folder}/FixedVault.sol`,
        code: fixCode,
        command: `git diff ${fixCommit.slice(0, 8)}:${folder}/Vault.sol ${fixCommit.slice(0, 8)}:${folder}/FixedVault.sol`,
        test,
        fails,
      },
      attack: level ? { level: level.id, title: level.title, page: `/attack/${level.id}` } : null,
      page: vaultPage,
    }
  })
}
