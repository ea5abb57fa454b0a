import type { TokenOptions } from '#tools/token/features/options.ts'
import { useCompile } from '#tools/token/source/use-compiled.ts'

/** Stands where the launch is, for a combination that is not compiled yet: this browser compiles and tests it first. */
export function CompileFirst({ options }: { options: TokenOptions }) {
  const { compile, busy, words } = useCompile(options)
  return (
    <>
      <p className="soft">
        We compile single options, most pairs and common choices in advance. Your browser compiles this combination and
        tests it before you can launch it. It loads 6.6 MB of solc for that, once.
      </p>
      <div className="actions">
        <button
          type="button"
          className="button solid large"
          id="token-compile"
          aria-busy={busy}
          onClick={() => void (busy || compile())}
        >
          Compile and test it
        </button>
      </div>
      <output className={busy ? 'soft' : 'creator-stop'}>{words}</output>
    </>
  )
}
