import { performance } from 'node:perf_hooks'
import { countLines } from '#core/solidity/count-lines.ts'

// Fifty thousand lines of the kind people write: prints how long counting them takes. `node tests/bench/count-lines.ts`

const body = (n: number) => `
    /// @notice Moves what belongs to ${n}.
    function move${n}(
        address to,
        uint256 amount
    ) external payable returns (bool) {
        require(to != address(0), "no address // ${n}");
        (bool ok, ) = to.call{value: amount}("");
        unchecked { balances[to] += amount; }
        assembly { sstore(${n}, amount) }
        return ok && IToken(to).transfer(msg.sender, amount);
    }`
const parts = Array.from({ length: 50_000 / 11 }, (_, n) => body(n)).join('')
const source = `pragma solidity ^0.8.24;\ncontract Large {\n    mapping(address => uint256) balances;${parts}\n}\n`

const times: number[] = []
let counted = 0
for (let run = 0; run < 11; run++) {
  const from = performance.now()
  counted = countLines(source)!.lines
  times.push(performance.now() - from)
}
const ms = times.toSorted((a, b) => a - b).map(Math.round)
const lines = source.split('\n').length
console.log(
  `${lines} lines, ${counted} counted: median ${ms[5]} ms of 11 runs (${ms[0]} to ${ms[10]}), Node ${process.version}`,
)
