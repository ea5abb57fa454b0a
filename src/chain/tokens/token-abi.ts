/** The calls of every ERC-20 token, by their names in the standard. */
export const tokenAbi = [
  read('name', [], 'string'),
  read('symbol', [], 'string'),
  read('decimals', [], 'uint8'),
  read('totalSupply', [], 'uint256'),
  read('balanceOf', [input('account')], 'uint256'),
  read('allowance', [input('owner'), input('spender')], 'uint256'),
  {
    type: 'function',
    stateMutability: 'nonpayable',
    name: 'approve',
    inputs: [input('spender'), { name: 'value', type: 'uint256' }],
    outputs: [],
  },
] as const

function input<name extends string>(name: name) {
  return { name, type: 'address' } as const
}

function read<name extends string, inputs extends readonly { name: string; type: 'address' }[], type extends string>(
  name: name,
  inputs: inputs,
  type: type,
) {
  return { type: 'function', stateMutability: 'view', name, inputs, outputs: [{ name: '', type }] } as const
}
