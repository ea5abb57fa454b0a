/**
 * A whole address in groups of four, each as heavy as the next and every other one in ink: nothing invites the eye to
 * compare only the ends. Copying gives the address without spaces.
 */
export function Address({ value, className }: { value: string; className?: string }) {
  const [first = '', ...others] = groupsOf(value)
  return (
    <code className={className ? `address ${className}` : 'address'}>
      <span>{first}</span>
      {others.map((group, index) => (
        <span key={index}>
          <wbr />
          {group}
        </span>
      ))}
    </code>
  )
}

/** An address as groups of four digits; the first keeps its `0x`. */
function groupsOf(value: string): string[] {
  return value.match(/^0x.{1,4}|.{1,4}/g) ?? []
}
