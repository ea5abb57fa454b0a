import { checkPath } from '#tools/token/report/report.ts'

/** What can be done with a report on a page without script. */
export function ReportLinks({ token }: { token: string }) {
  return (
    <>
      <a className="button solid" href={`/token-check/report?token=${token}`}>
        Check it again
      </a>
      <a className="button" href={`/token-check/report?token=${token}&format=json`}>
        Download a check as JSON
      </a>
      <a className="button" href={checkPath(token)}>
        Open it in the tool
      </a>
    </>
  )
}

/** The way back where nothing was checked. */
export function BackToCheck() {
  return (
    <div className="wide page-part">
      <a className="button solid" href="/token-check">
        Check another token
      </a>
    </div>
  )
}
