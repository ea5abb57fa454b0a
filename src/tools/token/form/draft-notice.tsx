/** Says that a draft came with the link: its sender chose the accounts in it. */
export function DraftNotice({ startAnew }: { startAnew: () => void }) {
  return (
    <div className="creator-notice">
      <p>
        <strong>This draft came with the link.</strong> Its sender chose its powers and its accounts: check each address
        before you launch.
      </p>
      <button type="button" className="button" onClick={startAnew}>
        Start anew
      </button>
    </div>
  )
}
