// Written by scripts/contracts.ts. `npm run artifacts` writes it again.

/** Where each contract that stands once on a chain stands, on every chain on which it was deployed. Checksummed. */
export const contractAddresses = {
  TokenLocker: '0x33b8Ac1a2012cEa73A103B4466Fc7F75dD24bAEb',
  VotingLocker: '0xA68395a573C42d3cACBe0aF7014dC8E3E19D43C9',
  PositionLocker: '0xb5b01D6042E80a4BE0443e036a11443386e40426',
  LockLens: '0xdc37f02d87dFD09f26CB178176838553EbEd8eCE',
  LiquidityLens: '0xC7203364C4905F9A5D8035Bd859E5141a98285CF',
  TokenGrants: '0x20Eb6E52C559F0D6D63e65e2eA073AC9C6e883e3',
  MerkleClaims: '0x3b080E744D4446Af8Fdd11003bEe686B25a7ABC2',
  SealEngraver: '0x4D344ec2A0569dc787330B9A42a9DE62E455a861',
  LockDeeds: '0x7615d729B54260c30a6Fb3295e92Edb773B8bd3e',
  LaunchBook: '0x436EaE4eFE55a0189beb1373237CFd1110384A84',
  Launcher: '0x8eA3546889e4D8c80DF9EeefF6551EaB46D0EdfB',
  PieceSender: '0xd7dF03639542F9ee37a02881051f6B8c9b53D6ed',
} as const

/**
 * The code each contract has on a chain, as eth_getCode answers it: its length and keccak256 with zeros where the constructor writes,
 * and where that is, in bytes.
 */
export const contractCodes = {
  CodeMint721: { bytes: 13969, hash: '0x31185f8841b9d7bbe6cded2ba151910b6c9828a0cc1f964dc54ccdf03dbcdca0', immutables: [{"length":32,"start":8342},{"length":32,"start":8300},{"length":32,"start":8258},{"length":32,"start":8423},{"length":32,"start":8463},{"length":32,"start":5687},{"length":32,"start":5730},{"length":32,"start":1726},{"length":32,"start":1013},{"length":32,"start":5004},{"length":32,"start":1869},{"length":32,"start":3907},{"length":32,"start":4244},{"length":32,"start":4322},{"length":32,"start":4730},{"length":32,"start":1545},{"length":32,"start":4797},{"length":32,"start":4849},{"length":32,"start":905},{"length":32,"start":3718},{"length":32,"start":3771},{"length":32,"start":4289},{"length":32,"start":1803},{"length":32,"start":6122},{"length":32,"start":6275},{"length":32,"start":1440},{"length":32,"start":3480},{"length":32,"start":3541},{"length":32,"start":866},{"length":32,"start":3275},{"length":32,"start":3328},{"length":32,"start":1336},{"length":32,"start":3374},{"length":32,"start":3426},{"length":32,"start":1506},{"length":32,"start":6023},{"length":32,"start":6169},{"length":32,"start":797},{"length":32,"start":3228},{"length":32,"start":5376},{"length":32,"start":6417},{"length":32,"start":1584},{"length":32,"start":4037},{"length":32,"start":4450},{"length":32,"start":2566},{"length":32,"start":2603}] },
  LaunchBook: { bytes: 1151, hash: '0xea8fd44f22b5cbdfae0dd3d0a4d9835ca93b09736e34464e0ef7009893f4735d', immutables: [] },
  Launcher: { bytes: 12441, hash: '0xe8d4a88304c1faf098782fbc77bac41f01296fa64070a0c5d9ea0c24fc06c259', immutables: [{"length":32,"start":83},{"length":32,"start":761},{"length":32,"start":2835},{"length":32,"start":3019},{"length":32,"start":6537},{"length":32,"start":6601},{"length":32,"start":6754},{"length":32,"start":6192},{"length":32,"start":6304},{"length":32,"start":6816},{"length":32,"start":6878},{"length":32,"start":7039},{"length":32,"start":7141},{"length":32,"start":7253},{"length":32,"start":7622}] },
  LiquidityLens: { bytes: 19367, hash: '0xff4f7c824c1965f9b7d84083855be009a955237af4d335962f5f175cc3cdfc68', immutables: [{"length":32,"start":319},{"length":32,"start":356},{"length":32,"start":935},{"length":32,"start":1028},{"length":32,"start":1121},{"length":32,"start":3510},{"length":32,"start":5851}] },
  LockDeeds: { bytes: 17028, hash: '0xa045ac450e275ff69b5f6a1e73e05f0e85e075b8d9470a6518a3205c34072aa3', immutables: [{"length":32,"start":621},{"length":32,"start":1344},{"length":32,"start":1568},{"length":32,"start":2368},{"length":32,"start":2802},{"length":32,"start":3429},{"length":32,"start":3697},{"length":32,"start":3953},{"length":32,"start":4115},{"length":32,"start":4333},{"length":32,"start":4500},{"length":32,"start":4725},{"length":32,"start":4989},{"length":32,"start":6001},{"length":32,"start":6070},{"length":32,"start":6906},{"length":32,"start":1190},{"length":32,"start":3885}] },
  LockLens: { bytes: 15838, hash: '0x41ca43286770ac9e18053d37c52023063a4019ac932f504e85e45ddd0d365887', immutables: [{"length":32,"start":817},{"length":32,"start":1009},{"length":32,"start":1140},{"length":32,"start":1270},{"length":32,"start":2040},{"length":32,"start":778},{"length":32,"start":2878},{"length":32,"start":3452},{"length":32,"start":3579},{"length":32,"start":7354},{"length":32,"start":7561},{"length":32,"start":7747},{"length":32,"start":632},{"length":32,"start":1886},{"length":32,"start":2478},{"length":32,"start":3104},{"length":32,"start":3260},{"length":32,"start":7077},{"length":32,"start":856},{"length":32,"start":293},{"length":32,"start":1581},{"length":32,"start":1721},{"length":32,"start":8258},{"length":32,"start":739},{"length":32,"start":1642},{"length":32,"start":8310}] },
  MerkleClaims: { bytes: 12466, hash: '0x4617ba943d8252eb8c69b3fb52529a70846732001d209ab9e89c61da1ca38830', immutables: [{"length":32,"start":8578},{"length":32,"start":8536},{"length":32,"start":8494},{"length":32,"start":8659},{"length":32,"start":8699},{"length":32,"start":5486},{"length":32,"start":5534},{"length":32,"start":701},{"length":32,"start":6207},{"length":32,"start":6267},{"length":32,"start":6400},{"length":32,"start":587},{"length":32,"start":6525},{"length":32,"start":6588},{"length":32,"start":6723},{"length":32,"start":7566}] },
  PieceSender: { bytes: 1833, hash: '0x336e2b59d77b0e372b06e90567153cafeaa07d6bbe83ae8d71560369b6e71ceb', immutables: [] },
  PositionLocker: { bytes: 9079, hash: '0xb3827c02d95a96a59430a78a3e3e90448a8ebc0455af3801daa5fa3c172e1126', immutables: [] },
  SealEngraver: { bytes: 8912, hash: '0xd38df93e1bbbdc36b3a2f5098c7be4adad5dfe904836c26d23a7b37f98f46656', immutables: [] },
  TokenGrants: { bytes: 15242, hash: '0xb832911d1a37b3958e2eb94dcac1b0c8c1dbdcc7cba86757e16c2b80cfe5bdbc', immutables: [] },
  TokenLocker: { bytes: 13018, hash: '0x27837ab3ce2ee22e4c936726ee25a219b9fd8d7e96648356e0ae184924fbb430', immutables: [] },
  VotingLocker: { bytes: 16739, hash: '0x37150f483fa26c720f8d79296692ce8c845b85d7f3cfcd36e028088087613ea6', immutables: [] },
} as const
