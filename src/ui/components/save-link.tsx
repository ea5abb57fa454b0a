/** A link that saves a JSON file. The file is in the link, so it needs no script and says what the page says. */
export function SaveLink({ file, json }: { file: string; json: string }) {
  return (
    <div className="actions">
      <a className="button" download={file} href={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`}>
        Save as JSON
      </a>
    </div>
  )
}
