/** Never by colour alone: the word, and a mark that grows heavier with what a finding costs. */
export function SeverityMark({ severity }: { severity: string }) {
  return (
    <span className="severity" data-severity={severity.toLowerCase()}>
      {severity}
    </span>
  )
}
