// Written by scripts/contracts.ts from contracts/LiquidityLens.sol. `npm run artifacts` writes it again.

/** What LiquidityLens can be asked and says. */
export const liquidityLensAbi = [
  {
    "inputs": [
      {
        "internalType": "contract LockLens",
        "name": "lockLens_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "LockLens_GasTooLow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "manager",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "poolId",
        "type": "bytes32"
      }
    ],
    "name": "LockLens_NoSuchPool",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "name": "LockLens_NotIncreasing",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "LockLens_StaleWalk",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "LockLens_TooMany",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "manager",
        "type": "address"
      }
    ],
    "name": "LockLens_UnknownManager",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "pair",
        "type": "address"
      }
    ],
    "name": "LockLens_UnknownPair",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "MOST_IDS",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "lockLens",
    "outputs": [
      {
        "internalType": "contract LockLens",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "pair",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "quoteIs1",
        "type": "bool"
      },
      {
        "internalType": "uint40",
        "name": "until",
        "type": "uint40"
      },
      {
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "name": "pairStatement",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "blockNumber",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "time",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "token0",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "token1",
                "type": "address"
              },
              {
                "internalType": "uint24",
                "name": "fee",
                "type": "uint24"
              },
              {
                "internalType": "int24",
                "name": "tickSpacing",
                "type": "int24"
              },
              {
                "internalType": "address",
                "name": "hooks",
                "type": "address"
              },
              {
                "internalType": "uint16",
                "name": "hookBits",
                "type": "uint16"
              },
              {
                "internalType": "bool",
                "name": "mayStopSales",
                "type": "bool"
              },
              {
                "internalType": "uint160",
                "name": "sqrtPriceX96",
                "type": "uint160"
              },
              {
                "internalType": "int24",
                "name": "tick",
                "type": "int24"
              },
              {
                "internalType": "uint128",
                "name": "liquidity",
                "type": "uint128"
              }
            ],
            "internalType": "struct LockLensWords.PoolState",
            "name": "pool",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "uint256",
                "name": "fall2",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "fall10",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "fall50",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "bottom",
                "type": "uint256"
              }
            ],
            "internalType": "struct LockLensWords.Depth",
            "name": "locked",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "bool",
                "name": "known",
                "type": "bool"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "quote",
                "type": "uint256"
              },
              {
                "internalType": "uint160",
                "name": "sqrtPriceX96",
                "type": "uint160"
              },
              {
                "internalType": "uint256",
                "name": "unsold",
                "type": "uint256"
              }
            ],
            "internalType": "struct LockLensWords.Exit",
            "name": "exit",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "uint40",
                "name": "until99",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "until90",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "until50",
                "type": "uint40"
              },
              {
                "internalType": "uint256",
                "name": "permanent",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "total",
                "type": "uint256"
              }
            ],
            "internalType": "struct LockLensWords.Ladder",
            "name": "ladder",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "uint256",
                "name": "id",
                "type": "uint256"
              },
              {
                "internalType": "int24",
                "name": "tickLower",
                "type": "int24"
              },
              {
                "internalType": "int24",
                "name": "tickUpper",
                "type": "int24"
              },
              {
                "internalType": "uint128",
                "name": "liquidity",
                "type": "uint128"
              },
              {
                "internalType": "uint40",
                "name": "unlock",
                "type": "uint40"
              },
              {
                "internalType": "bool",
                "name": "fullRange",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "counts",
                "type": "bool"
              },
              {
                "internalType": "enum LockLensWords.Status",
                "name": "status",
                "type": "uint8"
              }
            ],
            "internalType": "struct LockLensWords.Part[]",
            "name": "parts",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "uint64",
                "name": "blockNumber",
                "type": "uint64"
              },
              {
                "internalType": "bytes32",
                "name": "state",
                "type": "bytes32"
              },
              {
                "internalType": "int24",
                "name": "tick",
                "type": "int24"
              },
              {
                "internalType": "uint160",
                "name": "sqrtPriceX96",
                "type": "uint160"
              },
              {
                "internalType": "uint128",
                "name": "liquidity",
                "type": "uint128"
              },
              {
                "internalType": "uint256",
                "name": "quote",
                "type": "uint256"
              },
              {
                "internalType": "bool",
                "name": "done",
                "type": "bool"
              }
            ],
            "internalType": "struct LockLensWords.Walk",
            "name": "whole",
            "type": "tuple"
          },
          {
            "internalType": "uint256",
            "name": "share",
            "type": "uint256"
          }
        ],
        "internalType": "struct LockLensWords.Statement",
        "name": "said",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "manager",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "poolId",
        "type": "bytes32"
      },
      {
        "internalType": "bool",
        "name": "quoteIs1",
        "type": "bool"
      },
      {
        "components": [
          {
            "internalType": "uint64",
            "name": "blockNumber",
            "type": "uint64"
          },
          {
            "internalType": "bytes32",
            "name": "state",
            "type": "bytes32"
          },
          {
            "internalType": "int24",
            "name": "tick",
            "type": "int24"
          },
          {
            "internalType": "uint160",
            "name": "sqrtPriceX96",
            "type": "uint160"
          },
          {
            "internalType": "uint128",
            "name": "liquidity",
            "type": "uint128"
          },
          {
            "internalType": "uint256",
            "name": "quote",
            "type": "uint256"
          },
          {
            "internalType": "bool",
            "name": "done",
            "type": "bool"
          }
        ],
        "internalType": "struct LockLensWords.Walk",
        "name": "walk",
        "type": "tuple"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "poolDepth",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint64",
            "name": "blockNumber",
            "type": "uint64"
          },
          {
            "internalType": "bytes32",
            "name": "state",
            "type": "bytes32"
          },
          {
            "internalType": "int24",
            "name": "tick",
            "type": "int24"
          },
          {
            "internalType": "uint160",
            "name": "sqrtPriceX96",
            "type": "uint160"
          },
          {
            "internalType": "uint128",
            "name": "liquidity",
            "type": "uint128"
          },
          {
            "internalType": "uint256",
            "name": "quote",
            "type": "uint256"
          },
          {
            "internalType": "bool",
            "name": "done",
            "type": "bool"
          }
        ],
        "internalType": "struct LockLensWords.Walk",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "manager",
            "type": "address"
          },
          {
            "internalType": "bytes32",
            "name": "poolId",
            "type": "bytes32"
          },
          {
            "internalType": "bool",
            "name": "quoteIs1",
            "type": "bool"
          },
          {
            "internalType": "uint40",
            "name": "until",
            "type": "uint40"
          },
          {
            "internalType": "uint256",
            "name": "most",
            "type": "uint256"
          }
        ],
        "internalType": "struct LockLensWords.Question",
        "name": "question",
        "type": "tuple"
      },
      {
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "name": "poolStatement",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "blockNumber",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "time",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "token0",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "token1",
                "type": "address"
              },
              {
                "internalType": "uint24",
                "name": "fee",
                "type": "uint24"
              },
              {
                "internalType": "int24",
                "name": "tickSpacing",
                "type": "int24"
              },
              {
                "internalType": "address",
                "name": "hooks",
                "type": "address"
              },
              {
                "internalType": "uint16",
                "name": "hookBits",
                "type": "uint16"
              },
              {
                "internalType": "bool",
                "name": "mayStopSales",
                "type": "bool"
              },
              {
                "internalType": "uint160",
                "name": "sqrtPriceX96",
                "type": "uint160"
              },
              {
                "internalType": "int24",
                "name": "tick",
                "type": "int24"
              },
              {
                "internalType": "uint128",
                "name": "liquidity",
                "type": "uint128"
              }
            ],
            "internalType": "struct LockLensWords.PoolState",
            "name": "pool",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "uint256",
                "name": "fall2",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "fall10",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "fall50",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "bottom",
                "type": "uint256"
              }
            ],
            "internalType": "struct LockLensWords.Depth",
            "name": "locked",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "bool",
                "name": "known",
                "type": "bool"
              },
              {
                "internalType": "uint256",
                "name": "amount",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "quote",
                "type": "uint256"
              },
              {
                "internalType": "uint160",
                "name": "sqrtPriceX96",
                "type": "uint160"
              },
              {
                "internalType": "uint256",
                "name": "unsold",
                "type": "uint256"
              }
            ],
            "internalType": "struct LockLensWords.Exit",
            "name": "exit",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "uint40",
                "name": "until99",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "until90",
                "type": "uint40"
              },
              {
                "internalType": "uint40",
                "name": "until50",
                "type": "uint40"
              },
              {
                "internalType": "uint256",
                "name": "permanent",
                "type": "uint256"
              },
              {
                "internalType": "uint256",
                "name": "total",
                "type": "uint256"
              }
            ],
            "internalType": "struct LockLensWords.Ladder",
            "name": "ladder",
            "type": "tuple"
          },
          {
            "components": [
              {
                "internalType": "uint256",
                "name": "id",
                "type": "uint256"
              },
              {
                "internalType": "int24",
                "name": "tickLower",
                "type": "int24"
              },
              {
                "internalType": "int24",
                "name": "tickUpper",
                "type": "int24"
              },
              {
                "internalType": "uint128",
                "name": "liquidity",
                "type": "uint128"
              },
              {
                "internalType": "uint40",
                "name": "unlock",
                "type": "uint40"
              },
              {
                "internalType": "bool",
                "name": "fullRange",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "counts",
                "type": "bool"
              },
              {
                "internalType": "enum LockLensWords.Status",
                "name": "status",
                "type": "uint8"
              }
            ],
            "internalType": "struct LockLensWords.Part[]",
            "name": "parts",
            "type": "tuple[]"
          },
          {
            "components": [
              {
                "internalType": "uint64",
                "name": "blockNumber",
                "type": "uint64"
              },
              {
                "internalType": "bytes32",
                "name": "state",
                "type": "bytes32"
              },
              {
                "internalType": "int24",
                "name": "tick",
                "type": "int24"
              },
              {
                "internalType": "uint160",
                "name": "sqrtPriceX96",
                "type": "uint160"
              },
              {
                "internalType": "uint128",
                "name": "liquidity",
                "type": "uint128"
              },
              {
                "internalType": "uint256",
                "name": "quote",
                "type": "uint256"
              },
              {
                "internalType": "bool",
                "name": "done",
                "type": "bool"
              }
            ],
            "internalType": "struct LockLensWords.Walk",
            "name": "whole",
            "type": "tuple"
          },
          {
            "internalType": "uint256",
            "name": "share",
            "type": "uint256"
          }
        ],
        "internalType": "struct LockLensWords.Statement",
        "name": "said",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "tokenLocker",
    "outputs": [
      {
        "internalType": "contract TokenLocker",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "v2Factory",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "v3Positions",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "v4Positions",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const

/** The code that creates a LiquidityLens; constructor arguments are appended. */
export const liquidityLensCode = '0x60a060405234801561000f575f5ffd5b50604051614c55380380614c5583398101604081905261002e9161003f565b6001600160a01b031660805261006c565b5f6020828403121561004f575f5ffd5b81516001600160a01b0381168114610065575f5ffd5b9392505050565b608051614ba76100ae5f395f818161013f01528181610164015281816103a7015281816104040152818161046101528181610db601526116db0152614ba75ff3fe608060405234801561000f575f5ffd5b5060043610610090575f3560e01c8063942764f211610063578063942764f21461010f578063a80bf3e614610117578063b4b57c391461011f578063cdfa523114610127578063f1865f291461013a575f5ffd5b806302780b8a1461009457806308128b15146100b95780637586d357146100d95780637e293593146100ef575b5f5ffd5b61009c610161565b6040516001600160a01b0390911681526020015b60405180910390f35b6100cc6100c7366004613e3b565b6101e7565b6040516100b09190613f77565b6100e160c881565b6040519081526020016100b0565b6101026100fd366004613fc5565b610283565b6040516100b091906141f9565b61009c6103a4565b61009c610401565b61009c61045e565b61010261013536600461432d565b6104bb565b61009c7f000000000000000000000000000000000000000000000000000000000000000081565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166302780b8a6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156101be573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101e291906143ae565b905090565b6101ef613be1565b5f5f6101fb88886109a8565b865191935091506001600160401b03165f036102225761021b8187610a92565b9450610266565b84516001600160401b03164314158061024857506102408187610b11565b856020015114155b15610266576040516306e783fb60e41b815260040160405180910390fd5b6102778583888460e0015188610bcd565b50929695505050505050565b61028b613c1c565b604080516060810182525f80825260208201819052918101919091526102c16102b760208701876143c9565b86602001356109a8565b604084018190529091506060906102db9087908787610d90565b60c085019190915290506102ff83826102fa60608a0160408b016143e4565b61122e565b61030881611387565b60a084015260408084015161032c916103279060608a01908a016143e4565b610a92565b60e0840181905261035b908361034860608a0160408b016143e4565b866040015160e001518a60800135610bcd565b8260e0015160c001511561039b576103946103868460600151604001518560e0015160a0015161167e565b8460e0015160a00151611690565b6101008401525b50509392505050565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663942764f26040518163ffffffff1660e01b8152600401602060405180830381865afa1580156101be573d5f5f3e3d5ffd5b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663a80bf3e66040518163ffffffff1660e01b8152600401602060405180830381865afa1580156101be573d5f5f3e3d5ffd5b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663b4b57c396040518163ffffffff1660e01b8152600401602060405180830381865afa1580156101be573d5f5f3e3d5ffd5b6104c3613c1c565b5f6104cd876116b7565b604084019190915290505f836001600160401b038111156104f0576104f0613d69565b60405190808252806020026020018201604052801561054e57816020015b6040805160c0810182525f8082526020808301829052928201819052606082018190526080820181905260a082015282525f1990920191018161050e5790505b509050836001600160401b0381111561056957610569613d69565b6040519080825280602002602001820160405280156105de57816020015b6105cb60408051610100810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081018290529060e082015290565b8152602001906001900390816105875790505b5060c08401525f6105f08987876119ef565b90505f428864ffffffffff16116106075742610610565b8764ffffffffff165b90505f61061c8b611c1b565b90505f5b87811015610819575f8760c00151828151811061063f5761063f6143ff565b6020026020010151905089898381811061065b5761065b6143ff565b90506020020135620d89e861066f90614427565b620d89e8604084015260020b6020830152815284515f90869084908110610698576106986143ff565b6020026020010151602001516001600160a01b0316036106b85750610811565b600360018684815181106106ce576106ce6143ff565b602090810291909101015160c001516040015164ffffffffff8116608085015281151560a085015260e0840183600381111561070c5761070c614101565b600381111561071d5761071d614101565b8152505050505f61075961074a87858151811061073c5761073c6143ff565b602002602001015187611d21565b85670de0b6b3a7640000611d59565b9050610778896040015161012001516001600160801b0316828a611d59565b6001600160801b03908116606080850191825283151560c08087019182526040805191820181526401000276a3825273fffd8963efd1fc6a506488495d951d5263988d26602083015293519094169284019290925260808086015164ffffffffff169184019190915290511515908201525f60a08201528751889085908110610803576108036143ff565b602002602001018190525050505b600101610620565b5061082586858c61122e565b5f61083b8b886040015160e00151611388611e09565b6040805160c0810182526401000276a3815273fffd8963efd1fc6a506488495d951d5263988d266020820152898201805161012001516001600160801b0316928201929092525f606082018190526001608083015260a0820152905160e00151919250906108ad9082908e9085611efa565b60e08901805160a0908101929092528051600160c08201526001600160401b03431690526040808b0151610120015182516001600160801b0390911660808201526001600160a01b0386166060918201528b01510151905190910151610924916109169161167e565b8960e0015160a00151611690565b6101008901526109348542611f92565b60a0890181905260800151610965906109569085670de0b6b3a7640000611d59565b8960e0015160a0015189611d59565b60a08901805160800191909152516060015161098e906109569085670de0b6b3a7640000611d59565b60a08901516060015250959b9a5050505050505050505050565b604080516060810182525f80825260208201819052918101919091526109cc613ce2565b6001600160a01b0384161580610a1f57506109e5610161565b6001600160a01b0316846001600160a01b031614158015610a1f5750610a096103a4565b6001600160a01b0316846001600160a01b031614155b15610a4d57604051631edea8a160e21b81526001600160a01b03851660048201526024015b60405180910390fd5b610a55610161565b6001600160a01b0316846001600160a01b031614610a7c57610a7784846120f7565b610a86565b610a8684846123cc565b915091505b9250929050565b610a9a613be1565b5f4390506040518060e00160405280826001600160401b03168152602001610ac28686610b11565b815261010086015160020b602082015260e08601516001600160a01b031660408201526101208601516001600160801b031660608201525f6080820181905260a0909101529150505b92915050565b5f818360e00151846101000151856101200151865f01518760200151886040015189606001518a60800151604051602001610baf9998979695949392919098151589526001600160a01b0397881660208a0152600296870b60408a01526001600160801b03959095166060890152928616608088015290851660a087015262ffffff1660c086015290910b60e0840152166101008201526101200190565b60405160208183030381529060405280519060200120905092915050565b5f610bdb8484611388611e09565b90505b8560c00151158015610bef57508115155b8015610bfd575062061a805a115b15610d8857610c0b82614447565b91505f5f610c1e878960400151886125de565b915091505f610c2c83612700565b905086610c4e57836001600160a01b0316816001600160a01b03161015610c65565b836001600160a01b0316816001600160a01b031611155b15801560c08b0152610c745750825b5f5f88610c86578a6060015183610c8d565b828b606001515b91509150610cbc898c608001516001600160801b0316846001600160a01b0316846001600160a01b0316612a2b565b8b60a001818151610ccd919061445c565b9052506001600160a01b03831660608c015288610cea5784610cf5565b610cf560018661446f565b60020b60408c015260c08b015180610d0b575083155b15610d1a575050505050610bde565b8615610d2c57610d2987614447565b96505b5f610d378b87612a55565b90505f8a610d485781600f0b610d55565b81600f0b610d5590614494565b8d608001516001600160801b0316610d6d91906144ae565b6001600160801b031660808e015250610bde95505050505050565b505050505050565b606080610d9d8484612b2a565b6040516304566d5d60e41b81525f906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690634566d5d090610ded90889088906004016144d5565b5f60405180830381865afa158015610e07573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610e2e919081019061460c565b9050836001600160401b03811115610e4857610e48613d69565b604051908082528060200260200182016040528015610ebd57816020015b610eaa60408051610100810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081018290529060e082015290565b815260200190600190039081610e665790505b50846001600160401b03811115610ed657610ed6613d69565b604051908082528060200260200182016040528015610f3457816020015b6040805160c0810182525f8082526020808301829052928201819052606082018190526080820181905260a082015282525f19909201910181610ef45790505b5090935091505f610f5b610f4e60608a0160408b016143e4565b8860e00151611388611e09565b90505f5b85811015611222575f858281518110610f7a57610f7a6143ff565b602002602001015190505f848381518110610f9757610f976143ff565b60200260200101519050888884818110610fb357610fb36143ff565b905060200201358160e00151826101000151845f0185602001866040018360020b60020b8152508360020b60020b81525083815250505050806040015181602001516020015182610160015184606001856080018660e00183600381111561101d5761101d614101565b600381111561102e5761102e614101565b905264ffffffffff909316909252506001600160801b0390911690526003816101600151600381111561106357611063614101565b141580611095575061107860208c018c6143c9565b6001600160a01b031681602001515f01516001600160a01b031614155b156110a157505061121a565b8a602001358160600151146110b757505061121a565b6110cf8160e001518261010001518c60600151612bc4565b151560a083015260208082015101514264ffffffffff909116116110f457505061121a565b61110460808c0160608d0161478e565b602080830151015164ffffffffff9182169116101560c08084019190915260408051918201905260e0820151819061113b90612700565b6001600160a01b03168152602001611157836101000151612700565b6001600160a01b0316815260200182604001516001600160801b0316815260200182602001516020015164ffffffffff1681526020018360c00151151581526020015f8152508684815181106111af576111af6143ff565b60200260200101819052506111f58684815181106111cf576111cf6143ff565b60200260200101518c60400160208101906111ea91906143e4565b8c60e0015187611efa565b868481518110611207576112076143ff565b602002602001015160a001818152505050505b600101610f5f565b50505094509492505050565b42602084015243835260408084015160e00151815160808101909252908061125985858560c8612c0c565b815260200161126c8585856103e8612c0c565b815260200161127f858585611388612c0c565b8152602001611292858585612710612c0c565b905260608501525f826112ad578460400151602001516112b4565b6040850151515b6040805160048152602481019091526020810180516001600160e01b03166318160ddd60e01b1790529091505f906112ed908390612c8d565b9050805f036112fe57505050505050565b5f61130a868686612cb4565b90505f81831161131a575f611324565b61132482846147a9565b90505f61133388888885612d2f565b90506040518060a00160405280600115158152602001838152602001826080015181526020018260a001516001600160a01b0316815260200182606001518152508960800181905250505050505050505050565b6040805160a0810182525f808252602082018190529181018290526060810182905260808101919091525f82516001600160401b038111156113cb576113cb613d69565b6040519080825280602002602001820160405280156113f4578160200160208202803683370190505b5090505f5b83518110156114ea57838181518110611414576114146143ff565b602002602001015160a0015183608001818151611431919061445c565b905250835164ffffffffff9085908390811061144f5761144f6143ff565b60200260200101516060015164ffffffffff160361149a57838181518110611479576114796143ff565b602002602001015160a0015183606001818151611496919061445c565b9052505b8060208583815181106114af576114af6143ff565b60200260200101516060015164ffffffffff16901b178282815181106114d7576114d76143ff565b60209081029190910101526001016113f9565b5081608001515f036114fc5750919050565b64ffffffffff6040830181905260208301819052825261151b816130bf565b5060808201515f5b8251811015611676578463ffffffff8016848381518110611546576115466143ff565b6020026020010151168151811061155f5761155f6143ff565b602002602001015160a001518261157691906147a9565b91505f602084838151811061158d5761158d6143ff565b6020026020010151901c905064ffffffffff8016855f015164ffffffffff161480156115d1575060808501516115c49060636147bc565b6115cf8460646147bc565b105b156115e15764ffffffffff811685525b602085015164ffffffffff9081161480156116145750608085015161160790605a6147bc565b6116128460646147bc565b105b156116275764ffffffffff811660208601525b604085015164ffffffffff90811614801561165a5750608085015161164d9060326147bc565b6116588460646147bc565b105b1561166d5764ffffffffff811660408601525b50600101611523565b505050919050565b5f8282188284100282185b9392505050565b5f81156116af576116aa83670de0b6b3a764000084611d59565b611689565b505f92915050565b6116bf613ce2565b5f806116c961045e565b6001600160a01b0316148061178057507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166390be6aef61171061045e565b6040516001600160e01b031960e084901b1681526001600160a01b0391821660048201529086166024820152604401602060405180830381865afa15801561175a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061177e91906147d3565b155b156117a957604051630c9b649160e31b81526001600160a01b0384166004820152602401610a44565b826001600160a01b0316630dfe16816040518163ffffffff1660e01b8152600401602060405180830381865afa1580156117e5573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061180991906143ae565b836001600160a01b031663d21220a76040518163ffffffff1660e01b8152600401602060405180830381865afa158015611845573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061186991906143ae565b6001600160a01b039081166020850152908116835260408051630240bc6b60e21b815290515f92839290871691630902f1ac916004808201926060929091908290030181865afa1580156118bf573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118e39190614804565b506001600160701b031691506001600160701b03169150846001600160a01b03166318160ddd6040518163ffffffff1660e01b8152600401602060405180830381865afa158015611936573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061195a9190614850565b9250811580611967575080155b80611970575082155b1561199957604051630c9b649160e31b81526001600160a01b0386166004820152602401610a44565b610bb860408501526119b36119ae82846147bc565b6130d4565b6001600160801b031661012085015260186119d56119ae84609085901b61487b565b6001600160a01b03911b1660e08501525091939092509050565b60606119fb8383612b2a565b816001600160401b03811115611a1357611a13613d69565b604051908082528060200260200182016040528015611a9d57816020015b611a8a6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b815260200190600190039081611a315790505b5090505f611aa9610401565b90505f5b8381101561039b57856001600160a01b03166060868684818110611ad357611ad36143ff565b90506020020135901c141580611b6b5750816001600160a01b0316634f558e79868684818110611b0557611b056143ff565b905060200201356040518263ffffffff1660e01b8152600401611b2a91815260200190565b602060405180830381865afa158015611b45573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b6991906147d3565b155b611c1357816001600160a01b031663632a4861868684818110611b9057611b906143ff565b905060200201356040518263ffffffff1660e01b8152600401611bb591815260200190565b61014060405180830381865afa158015611bd1573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611bf5919061491c565b838281518110611c0757611c076143ff565b60200260200101819052505b600101611aad565b5f5f611c25610401565b60405163df18e04760e01b81526001600160a01b038581166004830152919091169063df18e04790602401602060405180830381865afa158015611c6b573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611c8f9190614850565b90505f611ce384611c9e610401565b6040516001600160a01b03909116602482015260440160408051601f198184030181529190526020810180516001600160e01b03166370a0823160e01b179052612c8d565b905081811015611d0f5781611d0082670de0b6b3a76400006147bc565b611d0a919061487b565b611d19565b670de0b6b3a76400005b949350505050565b5f611d3a83606001518460a001518560c001518561322c565b8360600151611d4991906149b6565b6001600160801b03169392505050565b5f5f5f611d6686866132f3565b91509150815f03611d8a57838181611d8057611d80614867565b0492505050611689565b818411611da157611da1600385150260111861330f565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f6127108203611e405783611e325773fffd8963efd1fc6a506488495d951d5263988d26611e39565b6401000276a35b9050611689565b5f611e5e61271060c0611e5386836147a9565b6119ae92911b61487b565b90505f85611e8357611e7e856001600160a01b0316600160601b84611d59565b611e9b565b611e9b856001600160a01b031683600160601b611d59565b905073fffd8963efd1fc6a506488495d951d5263988d26811115611ed75773fffd8963efd1fc6a506488495d951d5263988d2692505050611689565b6401000276a38110611ee95780611ef0565b6401000276a35b9695505050505050565b5f5f5f85611f09578484611f0c565b83855b91509150611f878688604001516001600160801b0316846001600160a01b03168a5f01516001600160a01b031611611f445784611f47565b89515b6001600160a01b0316846001600160a01b03168b602001516001600160a01b031610611f735784611f79565b8a602001515b6001600160a01b0316612a2b565b979650505050505050565b6040805160a0810182525f80825260208201819052918101829052606081018290526080810191909152611fc68383613320565b6080820152815f5b8451811015612070575f858281518110611fea57611fea6143ff565b602002602001015160c0015160400151905064ffffffffff80168164ffffffffff160361204d57612034868381518110612026576120266143ff565b602002602001015186611d21565b84606001818151612045919061445c565b905250612067565b828164ffffffffff161115612067578064ffffffffff1692505b50600101611fce565b5081608001515f036120825750610b0b565b612099848483856080015186606001516063613363565b64ffffffffff168252608082015160608301516120bd91869186918591605a613363565b64ffffffffff166020830152608082015160608301516120e4918691869185916032613363565b64ffffffffff1660408301525092915050565b604080516060810182525f808252602082018190529181019190915261211b613ce2565b60405166ffffffffffffff19841660248201525f908190612173908790620186a09060440160408051601f198184030181529190526020810180516001600160e01b03166386b6be7d60e01b179052600560016133f7565b915091508115806121aa5750848160405160200161219191906149d5565b6040516020818303038152906040528051906020012014155b156121da576040516352c6de4360e11b81526001600160a01b038716600482015260248101869052604401610a44565b805f815181106121ec576121ec6143ff565b602002602001015181600181518110612207576122076143ff565b6020908102919091018101516001600160a01b039081169186019190915216835280518190600290811061223d5761223d6143ff565b602002602001015181600381518110612258576122586143ff565b602090810291909101015160020b606085015262ffffff16604084015280518190600490811061228a5761228a6143ff565b60209081029190910101516001600160a01b0381166080850152613fff811660a08501526102cc161515806122ca5750604083015162ffffff1662800000145b806122e55750620186a062ffffff16836040015162ffffff16115b151560c084015260408051600460608201908152608482019092526080810180516001600160e01b031663dc4c90d360e01b179052908190612328908990613485565b6001600160a01b03168152602001866006604051602001612353929190918252602082015260400190565b60408051601f1981840301815291905280516020918201208252606086015160020b91015293506123848484613494565b8260e001516001600160a01b03165f036123c3576040516352c6de4360e11b81526001600160a01b038716600482015260248101869052604401610a44565b50509250929050565b604080516060810182525f80825260208201819052918101919091526123f0613ce2565b6040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b1790528390612426908290613485565b6001600160a01b031682526040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b179052612465908290613485565b6001600160a01b031660208084019190915260408051600481526024810190915290810180516001600160e01b031663ddca3f4360e01b1790526124aa908290613485565b62ffffff16604080840191909152805160048152602481019091526020810180516001600160e01b03166334324e9f60e21b1790526124ea908290613485565b60020b6060830152815160208301516040840151869261250b9289926135c4565b14158061251f57506001600160a01b038116155b1561254f576040516352c6de4360e11b81526001600160a01b038616600482015260248101859052604401610a44565b60408051606080820183526001600160a01b03841682525f602083015284015160020b8183015290830151620186a062ffffff9091161160c084015292506125978383613494565b8160e001516001600160a01b03165f036125d6576040516352c6de4360e11b81526001600160a01b038616600482015260248101859052604401610a44565b509250929050565b5f5f5f856040015160020b90505f818660020b6125fb9190614a0a565b90505f8660020b12801561261b575061261882600288900b614a36565b15155b1561262c5761262981614a49565b90505b8461263d5761263a81614a5d565b90505b5f61264c88600884901d61365c565b905060ff821686156126a0576126638160ff6147a9565b5f19901c82169150815f141594508461267c578061268f565b612685826136c7565b61268f90826147a9565b6126999084614a7b565b92506126e8565b5f19811b9190911680151594509080856126bb5760ff6126d1565b6126d16126ca8419600161445c565b84166136c7565b6126db91906147a9565b6126e590846144ae565b92505b6126f28484614a9a565b955050505050935093915050565b5f61270d620d89e8614427565b60020b8260020b1361272557506401000276a3919050565b620d89e8600283900b1261274e575073fffd8963efd1fc6a506488495d951d5263988d26919050565b5f5f8360020b1261275f5782612763565b825f035b62ffffff1690505f816001165f0361277f57600160801b612791565b6ffffcb933bd6fad37aa2d162d1a5940015b70ffffffffffffffffffffffffffffffffff16905060028216156127c5576ffff97272373d413259a46990580e213a0260801c5b60048216156127e4576ffff2e50f5f656932ef12357cf3c7fdcc0260801c5b6008821615612803576fffe5caca7e10e4e61c3624eaa0941cd00260801c5b6010821615612822576fffcb9843d60f6159c9db58835c9266440260801c5b6020821615612841576fff973b41fa98c081472e6896dfb254c00260801c5b6040821615612860576fff2ea16466c96a3843ec78b326b528610260801c5b608082161561287f576ffe5dee046a99a2a811c461f1969c30530260801c5b61010082161561289f576ffcbe86c7900a88aedcffc83b479aa3a40260801c5b6102008216156128bf576ff987a7253ac413176f2b074cf7815e540260801c5b6104008216156128df576ff3392b0822b70005940c7a398e4b70f30260801c5b6108008216156128ff576fe7159475a2c29b7443b29c7fa6e889d90260801c5b61100082161561291f576fd097f3bdfd2022b8845ad8f792aa58250260801c5b61200082161561293f576fa9f746462d870fdf8a65dc1f90e061e50260801c5b61400082161561295f576f70d869a156d2a1b890bb3df62baf32f70260801c5b61800082161561297f576f31be135f97d08fd981231505542fcfa60260801c5b620100008216156129a0576f09aa508b5b7a84e1c677de54f3e99bc90260801c5b620200008216156129c0576e5d6af8dedb81196699c329225ee6040260801c5b620400008216156129df576d2216e584f5fa1ea926041bedfe980260801c5b620800008216156129fc576b048a170391f7dc42444e8fa20260801c5b5f8460020b1315612a1b57805f1981612a1757612a17614867565b0490505b63ffffffff0160201c9392505050565b5f84612a4157612a3c848484613736565b612a4c565b612a4c848484613767565b95945050505050565b5f82602001515f14612ab4576080612aab848460020b60048760200151612a7c919061445c565b604080516020810193909352820152606001604051602081830303815290604052805190602001205f1c61378d565b901d9050610b0b565b8251604051600284900b60248201525f91612b0391620186a09060440160408051601f198184030181529190526020810180516001600160e01b031663f30dba9360e01b17905260025f6133f7565b91505080600181518110612b1957612b196143ff565b602002602001015191505092915050565b60c8811115612b4f576040516370dc448b60e01b815260c86004820152602401610a44565b60015b81811015612bbf578282612b676001846147a9565b818110612b7657612b766143ff565b90506020020135838383818110612b8f57612b8f6143ff565b9050602002013511612bb7576040516305ae8f1960e21b815260048101829052602401610a44565b600101612b52565b505050565b5f8082612bd481620d89e8614ac9565b612bde9190614b01565b9050612be981614427565b60020b8560020b13158015612a4c57508060020b8460020b121595945050505050565b5f5f612c19858585611e09565b90505f5b8651811015612c8357868181518110612c3857612c386143ff565b60200260200101516080015115612c7b57612c6e878281518110612c5e57612c5e6143ff565b6020026020010151878785611efa565b612c78908461445c565b92505b600101612c1d565b5050949350505050565b5f60205f8351602085018662030d40fa601f3d11811615612cad575f5191505b5092915050565b5f5f612cc4841584612710611e09565b90505f5b855181101561039b57858181518110612ce357612ce36143ff565b60200260200101516080015115612d2757612d1a868281518110612d0957612d096143ff565b602002602001015186158685611efa565b612d24908461445c565b92505b600101612cc8565b612d646040518060c001604052805f151581526020015f81526020015f81526020015f81526020015f81526020015f81525090565b6040518060c001604052808515158152602001846001600160a01b031681526020015f81526020018381526020015f8152602001846001600160a01b031681525090505f85516002612db691906147bc565b6001600160401b03811115612dcd57612dcd613d69565b604051908082528060200260200182016040528015612df6578160200160208202803683370190505b5090505f5b8651811015612f50575f878281518110612e1757612e176143ff565b602002602001015190508060800151612e305750612f48565b5f87612e6d5781516001600160a01b03808916911611801590612e68575081602001516001600160a01b0316876001600160a01b0316105b612e9f565b81516001600160a01b038089169116108015612e9f575081602001516001600160a01b0316876001600160a01b031611155b90508015612eca5781604001516001600160801b031685604001818151612ec6919061445c565b9052505b612ed988835f0151855f6137d1565b84612ee58560026147bc565b81518110612ef557612ef56143ff565b602002602001018181525050612f128883602001518560016137d1565b84612f1e8560026147bc565b612f2990600161445c565b81518110612f3957612f396143ff565b60200260200101818152505050505b600101612dfb565b50612f5a816130bf565b505f5b815181108015612f705750606083015115155b15612c8357818181518110612f8757612f876143ff565b60200260200101515f03156130af575f612fba87848481518110612fad57612fad6143ff565b6020026020010151613822565b905086612fd357856001600160a01b0316811115612fe1565b856001600160a01b03168110155b15612fec57506130af565b612ff68482613847565b5f88600163ffffffff8016868681518110613013576130136143ff565b602002602001015116901c8151811061302e5761302e6143ff565b6020026020010151905087151584848151811061304d5761304d6143ff565b60200260200101516001166001141515036130895780604001516001600160801b031685604001818151613081919061445c565b9052506130ac565b80604001516001600160801b0316856040018181516130a891906147a9565b9052505b50505b6130b881614b20565b9050612f5d565b60606130cd8261391b61391f565b5090919050565b5f600182116130e1575090565b816001600160801b82106130fa5760809190911c9060401b5b6801000000000000000082106131155760409190911c9060201b5b640100000000821061312c5760209190911c9060101b5b6201000082106131415760109190911c9060081b5b61010082106131555760089190911c9060041b5b601082106131685760049190911c9060021b5b600482106131745760011b5b600302600190811c9081858161318c5761318c614867565b048201901c905060018185816131a4576131a4614867565b048201901c905060018185816131bc576131bc614867565b048201901c905060018185816131d4576131d4614867565b048201901c905060018185816131ec576131ec614867565b048201901c9050600181858161320457613204614867565b048201901c905061322381858161321d5761321d614867565b04821190565b90039392505050565b5f64ffffffffff8016836040015164ffffffffff160361324d575082611d19565b826040015164ffffffffff168210613266575083611d19565b826020015164ffffffffff168210806132875750825164ffffffffff168211155b15613293575082611d19565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156132cf576132c9818484613937565b92509050805b6132e58789036001600160801b03168484613937565b909601979650505050505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f5f5b8351811015612cad5761334f848281518110613341576133416143ff565b602002602001015184611d21565b613359908361445c565b9150600101613323565b5f61336e82856147bc565b6133798460646147bc565b1061338a575064ffffffffff611ef0565b600161339687876147a9565b11156133ec575f60026133a9878961445c565b6133b3919061487b565b90506133bf83866147bc565b6133c98983613320565b6133d49060646147bc565b10156133e2578095506133e6565b8096505b5061338a565b509295945050505050565b5f6060836001600160401b0381111561341257613412613d69565b60405190808252806020026020018201604052801561343b578160200160208202803683370190505b5090508360051b5f5f8751602089018b8bfa925083801561346257813d148416935061346b565b813d1015841693505b50821561347a57805f602084013e5b509550959350505050565b5f61168983620186a084613952565b81602001515f036135795781516040805160048152602481019091526020810180516001600160e01b0316633850c7bd60e01b1790525f916134dd91620186a0906002856133f7565b915050805f815181106134f2576134f26143ff565b60200260200101518160018151811061350d5761350d6143ff565b60209081029190910181015160020b6101008501526001600160a01b0390911660e0840152835160408051600481526024810190915291820180516001600160e01b0316630d34328160e11b17905261356591613485565b6001600160801b0316610120830152505050565b5f61358883846020015161378d565b60a081901c60020b6101008401526001600160a01b03811660e084015260208401519091506135659084906135bf9060039061445c565b61378d565b6040805160048152602481019091526020810180516001600160e01b031663c45a015560e01b1790525f9081906135fc908790613485565b6040516001600160a01b0380881660248301528616604482015262ffffff85166064820152909150611ef090829060840160408051601f198184030181529190526020810180516001600160e01b0316630b4c774160e11b179052613485565b5f82602001515f14613681576116aa838360010b60058660200151612a7c919061445c565b8251604051600184900b6024820152611689919060440160408051601f198184030181529190526020810180516001600160e01b031663299ce14b60e11b179052613485565b5f60076001600160801b038311901b905060066001600160401b0383831c11901b17600563ffffffff83831c11901b17600461ffff83831c11901b17600360ff83831c11901b176002600f83831c116d010102020202030303030303030360801b911b9190911791821c1a1790565b5f818310613744575f611d19565b8261375d606086901b61375783866147a9565b85611d59565b611d19919061487b565b5f818310613775575f611d19565b611d198461378385856147a9565b600160601b611d59565b8151604051602481018390525f916116899160440160408051601f198184030181529190526020810180516001600160e01b0316631e2eaeaf60e01b179052613485565b5f5f856137de57846137ef565b6137ef856001600160a01b03614b31565b6001600160a01b0316905082613805575f613808565b60015b60ff16600185901b602083901b1717915050949350505050565b5f8261383257602082901c611689565b611689602083901c6001600160a01b036147a9565b602082018051604084015184519284905290915f829003613869575050505050565b5f5f8261387757848661387a565b85855b915091505f61388b84868585613977565b9050876060015181116138b95780886060018181516138aa91906147a9565b90525060a088018790526138f1565b6138c98486888b606001516139cf565b60a08901525f6060890152836138e457858860a001516138eb565b8760a00151865b90935091505b6138fd84868585612a2b565b8860800181815161390e919061445c565b9052505050505050505050565b1190565b60606130cd6020840161393185613a69565b84613a80565b5f818385028161394957613949614867565b04949350505050565b5f60205f8351602085018787fa601f3d1181161561396f575f5191505b509392505050565b5f81831061398657505f611d19565b846139ac576139a58461399985856147a9565b600160601b6001613b1d565b9050611d19565b612a4c6139c9606086901b6139c186866147a9565b856001613b1d565b84613b5f565b5f846139ee576139e482600160601b86611d59565b6139a5908461445c565b606084901b5f806139ff8587613b92565b91509150818015613a1a5750613a16835f196147a9565b8111155b15613a3f57613a358387613a2e848361445c565b6001613b1d565b9350505050611d19565b613a5d8386613a4e898361487b565b613a58919061445c565b613b5f565b98975050505050505050565b5f8151602002613a798360200190565b0192915050565b60208383031115612bbf575f613a94845190565b905083602081015b84811015613ad657613ab9613aaf825190565b848663ffffffff16565b15613ace576020919091018051825182528252905b602001613a9c565b50845181518652815260208101601f19828603018683031015613b0657613afe868386613a80565b809550613b15565b613b11818686613a80565b8194505b505050613a80565b5f613b4a613b2a83613bb5565b8015613b4557505f8480613b4057613b40614867565b868809115b151590565b613b55868686611d59565b612a4c919061445c565b5f815f03613b7157613b71601261330f565b816001840381613b8357613b83614867565b04600101831515029392505050565b8181028281048214831517905f90613ba983151590565b81029150509250929050565b5f6002826003811115613bca57613bca614101565b613bd49190614b50565b60ff166001149050919050565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081019190915290565b6040518061012001604052805f81526020015f8152602001613c3c613ce2565b8152602001613c6860405180608001604052805f81526020015f81526020015f81526020015f81525090565b81526040805160a0810182525f808252602082810182905292820181905260608201819052608082015291019081526040805160a0810182525f8082526020828101829052928201819052606082018190526080820152910190815260200160608152602001613cd6613be1565b81526020015f81525090565b60408051610140810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101829052610100810182905261012081019190915290565b6001600160a01b0381168114613d49575f5ffd5b50565b8015158114613d49575f5ffd5b8035613d6481613d4c565b919050565b634e487b7160e01b5f52604160045260245ffd5b60405160e081016001600160401b0381118282101715613d9f57613d9f613d69565b60405290565b60405161018081016001600160401b0381118282101715613d9f57613d9f613d69565b604051601f8201601f191681016001600160401b0381118282101715613df057613df0613d69565b604052919050565b8060020b8114613d49575f5ffd5b8035613d6481613df8565b8035613d6481613d35565b6001600160801b0381168114613d49575f5ffd5b8035613d6481613e1c565b5f5f5f5f5f858703610160811215613e51575f5ffd5b8635613e5c81613d35565b9550602087013594506040870135613e7381613d4c565b935060e0605f1982011215613e86575f5ffd5b50613e8f613d7d565b60608701356001600160401b0381168114613ea8575f5ffd5b815260808701356020820152613ec060a08801613e06565b6040820152613ed160c08801613e11565b6060820152613ee260e08801613e30565b608082015261010087013560a0820152613eff6101208801613d59565b60c082015294979396509194610140013592915050565b80516001600160401b031682526020808201519083015260408082015160020b908301526060808201516001600160a01b0316908301526080808201516001600160801b03169083015260a0808201519083015260c0908101511515910152565b60e08101610b0b8284613f16565b5f5f83601f840112613f95575f5ffd5b5081356001600160401b03811115613fab575f5ffd5b6020830191508360208260051b8501011115610a8b575f5ffd5b5f5f5f83850360c0811215613fd8575f5ffd5b60a0811215613fe5575f5ffd5b5083925060a08401356001600160401b03811115614001575f5ffd5b61400d86828701613f85565b9497909650939450505050565b80516001600160a01b03168252602081015161404160208401826001600160a01b03169052565b506040810151614058604084018262ffffff169052565b50606081015161406d606084018260020b9052565b50608081015161408860808401826001600160a01b03169052565b5060a081015161409e60a084018261ffff169052565b5060c08101516140b260c084018215159052565b5060e08101516140cd60e08401826001600160a01b03169052565b506101008101516140e461010084018260020b9052565b50610120810151612bbf6101208401826001600160801b03169052565b634e487b7160e01b5f52602160045260245ffd5b6004811061413157634e487b7160e01b5f52602160045260245ffd5b9052565b5f8151808452602084019350602083015f5b828110156141ef57815180518752602081015160020b6020880152604081015160020b60408801526001600160801b036060820151166060880152608081015161419a608089018264ffffffffff169052565b5060a08101516141ae60a089018215159052565b5060c08101516141c260c089018215159052565b5060e081015190506141d760e0880182614115565b50610100959095019460209190910190600101614147565b5093949350505050565b6020815281516020820152602082015160408201525f6040830151614221606084018261401a565b5060608381015180516101a08501526020808201516101c08601526040808301516101e087015291830151610200860152608080870151805115156102208801528083015161024088015280840151610260880152808501516001600160a01b03166102808801528101516102a087015260a0870151805164ffffffffff9081166102c08901529281015183166102e08801529283015190911661030086015291810151610320850152015161034083015260c08301516104606103608401526142ef610480840182614135565b905060e0840151614304610380850182613f16565b506101008401516104608401528091505092915050565b64ffffffffff81168114613d49575f5ffd5b5f5f5f5f5f60808688031215614341575f5ffd5b853561434c81613d35565b9450602086013561435c81613d4c565b9350604086013561436c8161431b565b925060608601356001600160401b03811115614386575f5ffd5b61439288828901613f85565b969995985093965092949392505050565b8051613d6481613d35565b5f602082840312156143be575f5ffd5b815161168981613d35565b5f602082840312156143d9575f5ffd5b813561168981613d35565b5f602082840312156143f4575f5ffd5b813561168981613d4c565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b5f8160020b627fffff19810361443f5761443f614413565b5f0392915050565b5f8161445557614455614413565b505f190190565b80820180821115610b0b57610b0b614413565b600282810b9082900b03627fffff198112627fffff82131715610b0b57610b0b614413565b5f600160ff1b82016144a8576144a8614413565b505f0390565b8082018281125f8312801582168215821617156144cd576144cd614413565b505092915050565b602080825281018290525f6001600160fb1b038311156144f3575f5ffd5b8260051b80856040850137919091016040019392505050565b805165ffffffffffff81168114613d64575f5ffd5b80516bffffffffffffffffffffffff81168114613d64575f5ffd5b5f60e0828403121561454c575f5ffd5b614554613d7d565b9050815161456181613d35565b815260208201516145718161431b565b6020820152604082015160028110614587575f5ffd5b60408201526145986060830161450c565b60608201526145a9608083016143a3565b60808201526145ba60a083016143a3565b60a08201526145cb60c08301614521565b60c082015292915050565b8051613d6481613e1c565b805162ffffff81168114613d64575f5ffd5b8051613d6481613df8565b805160048110613d64575f5ffd5b5f6020828403121561461c575f5ffd5b81516001600160401b03811115614631575f5ffd5b8201601f81018413614641575f5ffd5b80516001600160401b0381111561465a5761465a613d69565b61466960208260051b01613dc8565b808282526020820191506020610240840285010192508683111561468b575f5ffd5b6020840193505b82841015611ef05761024084880312156146aa575f5ffd5b6146b2613da5565b845181526146c3886020870161453c565b60208201526146d561010086016145d6565b604082015261012085015160608201526146f261014086016143a3565b608082015261470461016086016143a3565b60a082015261471661018086016145e1565b60c08201526147286101a086016145f3565b60e082015261473a6101c086016145f3565b61010082015261474d6101e086016145f3565b61012082015261476061020086016143a3565b61014082015261477361022086016145fe565b61016082015282526102409390930192602090910190614692565b5f6020828403121561479e575f5ffd5b81356116898161431b565b81810381811115610b0b57610b0b614413565b8082028115828204841417610b0b57610b0b614413565b5f602082840312156147e3575f5ffd5b815161168981613d4c565b80516001600160701b0381168114613d64575f5ffd5b5f5f5f60608486031215614816575f5ffd5b61481f846147ee565b925061482d602085016147ee565b9150604084015163ffffffff81168114614845575f5ffd5b809150509250925092565b5f60208284031215614860575f5ffd5b5051919050565b634e487b7160e01b5f52601260045260245ffd5b5f8261488957614889614867565b500490565b5f6080828403121561489e575f5ffd5b604051608081016001600160401b03811182821017156148c0576148c0613d69565b806040525080915082516148d38161431b565b815260208301516148e38161431b565b602082015260408301516148f68161431b565b6040820152606083015161ffff8116811461490f575f5ffd5b6060919091015292915050565b5f61014082840312801561492e575f5ffd5b50614937613d7d565b825161494281613d35565b8152602083015161495281613d35565b6020820152604083015161496581613d35565b6040820152614976606084016145d6565b6060820152614987608084016145d6565b608082015261499860a084016145d6565b60a08201526149aa8460c0850161488e565b60c08201529392505050565b6001600160801b038281168282160390811115610b0b57610b0b614413565b81515f90829060208501835b828110156149ff5781518452602093840193909101906001016149e1565b509195945050505050565b5f82614a1857614a18614867565b600160ff1b82145f1984141615614a3157614a31614413565b500590565b5f82614a4457614a44614867565b500790565b5f600160ff1b820161445557614455614413565b5f6001600160ff1b018201614a7457614a74614413565b5060010190565b8181035f831280158383131683831282161715612cad57612cad614413565b8082025f8212600160ff1b84141615614ab557614ab5614413565b8181058314821517610b0b57610b0b614413565b5f8160020b8360020b80614adf57614adf614867565b627fffff1982145f1982141615614af857614af8614413565b90059392505050565b5f8260020b8260020b028060020b9150808214612cad57612cad614413565b5f60018201614a7457614a74614413565b6001600160a01b038281168282160390811115610b0b57610b0b614413565b5f60ff831680614b6257614b62614867565b8060ff8416069150509291505056fea2646970667358221220807b892593d0a05ce19c94a6e11aca3801b67dcfa1be72011df09af66f8721d364736f6c63430008250033'

/** The code a LiquidityLens has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const liquidityLensRuntime = {
  code: '0x608060405234801561000f575f5ffd5b5060043610610090575f3560e01c8063942764f211610063578063942764f21461010f578063a80bf3e614610117578063b4b57c391461011f578063cdfa523114610127578063f1865f291461013a575f5ffd5b806302780b8a1461009457806308128b15146100b95780637586d357146100d95780637e293593146100ef575b5f5ffd5b61009c610161565b6040516001600160a01b0390911681526020015b60405180910390f35b6100cc6100c7366004613e3b565b6101e7565b6040516100b09190613f77565b6100e160c881565b6040519081526020016100b0565b6101026100fd366004613fc5565b610283565b6040516100b091906141f9565b61009c6103a4565b61009c610401565b61009c61045e565b61010261013536600461432d565b6104bb565b61009c7f000000000000000000000000000000000000000000000000000000000000000081565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166302780b8a6040518163ffffffff1660e01b8152600401602060405180830381865afa1580156101be573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101e291906143ae565b905090565b6101ef613be1565b5f5f6101fb88886109a8565b865191935091506001600160401b03165f036102225761021b8187610a92565b9450610266565b84516001600160401b03164314158061024857506102408187610b11565b856020015114155b15610266576040516306e783fb60e41b815260040160405180910390fd5b6102778583888460e0015188610bcd565b50929695505050505050565b61028b613c1c565b604080516060810182525f80825260208201819052918101919091526102c16102b760208701876143c9565b86602001356109a8565b604084018190529091506060906102db9087908787610d90565b60c085019190915290506102ff83826102fa60608a0160408b016143e4565b61122e565b61030881611387565b60a084015260408084015161032c916103279060608a01908a016143e4565b610a92565b60e0840181905261035b908361034860608a0160408b016143e4565b866040015160e001518a60800135610bcd565b8260e0015160c001511561039b576103946103868460600151604001518560e0015160a0015161167e565b8460e0015160a00151611690565b6101008401525b50509392505050565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663942764f26040518163ffffffff1660e01b8152600401602060405180830381865afa1580156101be573d5f5f3e3d5ffd5b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663a80bf3e66040518163ffffffff1660e01b8152600401602060405180830381865afa1580156101be573d5f5f3e3d5ffd5b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663b4b57c396040518163ffffffff1660e01b8152600401602060405180830381865afa1580156101be573d5f5f3e3d5ffd5b6104c3613c1c565b5f6104cd876116b7565b604084019190915290505f836001600160401b038111156104f0576104f0613d69565b60405190808252806020026020018201604052801561054e57816020015b6040805160c0810182525f8082526020808301829052928201819052606082018190526080820181905260a082015282525f1990920191018161050e5790505b509050836001600160401b0381111561056957610569613d69565b6040519080825280602002602001820160405280156105de57816020015b6105cb60408051610100810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081018290529060e082015290565b8152602001906001900390816105875790505b5060c08401525f6105f08987876119ef565b90505f428864ffffffffff16116106075742610610565b8764ffffffffff165b90505f61061c8b611c1b565b90505f5b87811015610819575f8760c00151828151811061063f5761063f6143ff565b6020026020010151905089898381811061065b5761065b6143ff565b90506020020135620d89e861066f90614427565b620d89e8604084015260020b6020830152815284515f90869084908110610698576106986143ff565b6020026020010151602001516001600160a01b0316036106b85750610811565b600360018684815181106106ce576106ce6143ff565b602090810291909101015160c001516040015164ffffffffff8116608085015281151560a085015260e0840183600381111561070c5761070c614101565b600381111561071d5761071d614101565b8152505050505f61075961074a87858151811061073c5761073c6143ff565b602002602001015187611d21565b85670de0b6b3a7640000611d59565b9050610778896040015161012001516001600160801b0316828a611d59565b6001600160801b03908116606080850191825283151560c08087019182526040805191820181526401000276a3825273fffd8963efd1fc6a506488495d951d5263988d26602083015293519094169284019290925260808086015164ffffffffff169184019190915290511515908201525f60a08201528751889085908110610803576108036143ff565b602002602001018190525050505b600101610620565b5061082586858c61122e565b5f61083b8b886040015160e00151611388611e09565b6040805160c0810182526401000276a3815273fffd8963efd1fc6a506488495d951d5263988d266020820152898201805161012001516001600160801b0316928201929092525f606082018190526001608083015260a0820152905160e00151919250906108ad9082908e9085611efa565b60e08901805160a0908101929092528051600160c08201526001600160401b03431690526040808b0151610120015182516001600160801b0390911660808201526001600160a01b0386166060918201528b01510151905190910151610924916109169161167e565b8960e0015160a00151611690565b6101008901526109348542611f92565b60a0890181905260800151610965906109569085670de0b6b3a7640000611d59565b8960e0015160a0015189611d59565b60a08901805160800191909152516060015161098e906109569085670de0b6b3a7640000611d59565b60a08901516060015250959b9a5050505050505050505050565b604080516060810182525f80825260208201819052918101919091526109cc613ce2565b6001600160a01b0384161580610a1f57506109e5610161565b6001600160a01b0316846001600160a01b031614158015610a1f5750610a096103a4565b6001600160a01b0316846001600160a01b031614155b15610a4d57604051631edea8a160e21b81526001600160a01b03851660048201526024015b60405180910390fd5b610a55610161565b6001600160a01b0316846001600160a01b031614610a7c57610a7784846120f7565b610a86565b610a8684846123cc565b915091505b9250929050565b610a9a613be1565b5f4390506040518060e00160405280826001600160401b03168152602001610ac28686610b11565b815261010086015160020b602082015260e08601516001600160a01b031660408201526101208601516001600160801b031660608201525f6080820181905260a0909101529150505b92915050565b5f818360e00151846101000151856101200151865f01518760200151886040015189606001518a60800151604051602001610baf9998979695949392919098151589526001600160a01b0397881660208a0152600296870b60408a01526001600160801b03959095166060890152928616608088015290851660a087015262ffffff1660c086015290910b60e0840152166101008201526101200190565b60405160208183030381529060405280519060200120905092915050565b5f610bdb8484611388611e09565b90505b8560c00151158015610bef57508115155b8015610bfd575062061a805a115b15610d8857610c0b82614447565b91505f5f610c1e878960400151886125de565b915091505f610c2c83612700565b905086610c4e57836001600160a01b0316816001600160a01b03161015610c65565b836001600160a01b0316816001600160a01b031611155b15801560c08b0152610c745750825b5f5f88610c86578a6060015183610c8d565b828b606001515b91509150610cbc898c608001516001600160801b0316846001600160a01b0316846001600160a01b0316612a2b565b8b60a001818151610ccd919061445c565b9052506001600160a01b03831660608c015288610cea5784610cf5565b610cf560018661446f565b60020b60408c015260c08b015180610d0b575083155b15610d1a575050505050610bde565b8615610d2c57610d2987614447565b96505b5f610d378b87612a55565b90505f8a610d485781600f0b610d55565b81600f0b610d5590614494565b8d608001516001600160801b0316610d6d91906144ae565b6001600160801b031660808e015250610bde95505050505050565b505050505050565b606080610d9d8484612b2a565b6040516304566d5d60e41b81525f906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690634566d5d090610ded90889088906004016144d5565b5f60405180830381865afa158015610e07573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610e2e919081019061460c565b9050836001600160401b03811115610e4857610e48613d69565b604051908082528060200260200182016040528015610ebd57816020015b610eaa60408051610100810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081018290529060e082015290565b815260200190600190039081610e665790505b50846001600160401b03811115610ed657610ed6613d69565b604051908082528060200260200182016040528015610f3457816020015b6040805160c0810182525f8082526020808301829052928201819052606082018190526080820181905260a082015282525f19909201910181610ef45790505b5090935091505f610f5b610f4e60608a0160408b016143e4565b8860e00151611388611e09565b90505f5b85811015611222575f858281518110610f7a57610f7a6143ff565b602002602001015190505f848381518110610f9757610f976143ff565b60200260200101519050888884818110610fb357610fb36143ff565b905060200201358160e00151826101000151845f0185602001866040018360020b60020b8152508360020b60020b81525083815250505050806040015181602001516020015182610160015184606001856080018660e00183600381111561101d5761101d614101565b600381111561102e5761102e614101565b905264ffffffffff909316909252506001600160801b0390911690526003816101600151600381111561106357611063614101565b141580611095575061107860208c018c6143c9565b6001600160a01b031681602001515f01516001600160a01b031614155b156110a157505061121a565b8a602001358160600151146110b757505061121a565b6110cf8160e001518261010001518c60600151612bc4565b151560a083015260208082015101514264ffffffffff909116116110f457505061121a565b61110460808c0160608d0161478e565b602080830151015164ffffffffff9182169116101560c08084019190915260408051918201905260e0820151819061113b90612700565b6001600160a01b03168152602001611157836101000151612700565b6001600160a01b0316815260200182604001516001600160801b0316815260200182602001516020015164ffffffffff1681526020018360c00151151581526020015f8152508684815181106111af576111af6143ff565b60200260200101819052506111f58684815181106111cf576111cf6143ff565b60200260200101518c60400160208101906111ea91906143e4565b8c60e0015187611efa565b868481518110611207576112076143ff565b602002602001015160a001818152505050505b600101610f5f565b50505094509492505050565b42602084015243835260408084015160e00151815160808101909252908061125985858560c8612c0c565b815260200161126c8585856103e8612c0c565b815260200161127f858585611388612c0c565b8152602001611292858585612710612c0c565b905260608501525f826112ad578460400151602001516112b4565b6040850151515b6040805160048152602481019091526020810180516001600160e01b03166318160ddd60e01b1790529091505f906112ed908390612c8d565b9050805f036112fe57505050505050565b5f61130a868686612cb4565b90505f81831161131a575f611324565b61132482846147a9565b90505f61133388888885612d2f565b90506040518060a00160405280600115158152602001838152602001826080015181526020018260a001516001600160a01b0316815260200182606001518152508960800181905250505050505050505050565b6040805160a0810182525f808252602082018190529181018290526060810182905260808101919091525f82516001600160401b038111156113cb576113cb613d69565b6040519080825280602002602001820160405280156113f4578160200160208202803683370190505b5090505f5b83518110156114ea57838181518110611414576114146143ff565b602002602001015160a0015183608001818151611431919061445c565b905250835164ffffffffff9085908390811061144f5761144f6143ff565b60200260200101516060015164ffffffffff160361149a57838181518110611479576114796143ff565b602002602001015160a0015183606001818151611496919061445c565b9052505b8060208583815181106114af576114af6143ff565b60200260200101516060015164ffffffffff16901b178282815181106114d7576114d76143ff565b60209081029190910101526001016113f9565b5081608001515f036114fc5750919050565b64ffffffffff6040830181905260208301819052825261151b816130bf565b5060808201515f5b8251811015611676578463ffffffff8016848381518110611546576115466143ff565b6020026020010151168151811061155f5761155f6143ff565b602002602001015160a001518261157691906147a9565b91505f602084838151811061158d5761158d6143ff565b6020026020010151901c905064ffffffffff8016855f015164ffffffffff161480156115d1575060808501516115c49060636147bc565b6115cf8460646147bc565b105b156115e15764ffffffffff811685525b602085015164ffffffffff9081161480156116145750608085015161160790605a6147bc565b6116128460646147bc565b105b156116275764ffffffffff811660208601525b604085015164ffffffffff90811614801561165a5750608085015161164d9060326147bc565b6116588460646147bc565b105b1561166d5764ffffffffff811660408601525b50600101611523565b505050919050565b5f8282188284100282185b9392505050565b5f81156116af576116aa83670de0b6b3a764000084611d59565b611689565b505f92915050565b6116bf613ce2565b5f806116c961045e565b6001600160a01b0316148061178057507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166390be6aef61171061045e565b6040516001600160e01b031960e084901b1681526001600160a01b0391821660048201529086166024820152604401602060405180830381865afa15801561175a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061177e91906147d3565b155b156117a957604051630c9b649160e31b81526001600160a01b0384166004820152602401610a44565b826001600160a01b0316630dfe16816040518163ffffffff1660e01b8152600401602060405180830381865afa1580156117e5573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061180991906143ae565b836001600160a01b031663d21220a76040518163ffffffff1660e01b8152600401602060405180830381865afa158015611845573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061186991906143ae565b6001600160a01b039081166020850152908116835260408051630240bc6b60e21b815290515f92839290871691630902f1ac916004808201926060929091908290030181865afa1580156118bf573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118e39190614804565b506001600160701b031691506001600160701b03169150846001600160a01b03166318160ddd6040518163ffffffff1660e01b8152600401602060405180830381865afa158015611936573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061195a9190614850565b9250811580611967575080155b80611970575082155b1561199957604051630c9b649160e31b81526001600160a01b0386166004820152602401610a44565b610bb860408501526119b36119ae82846147bc565b6130d4565b6001600160801b031661012085015260186119d56119ae84609085901b61487b565b6001600160a01b03911b1660e08501525091939092509050565b60606119fb8383612b2a565b816001600160401b03811115611a1357611a13613d69565b604051908082528060200260200182016040528015611a9d57816020015b611a8a6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b815260200190600190039081611a315790505b5090505f611aa9610401565b90505f5b8381101561039b57856001600160a01b03166060868684818110611ad357611ad36143ff565b90506020020135901c141580611b6b5750816001600160a01b0316634f558e79868684818110611b0557611b056143ff565b905060200201356040518263ffffffff1660e01b8152600401611b2a91815260200190565b602060405180830381865afa158015611b45573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b6991906147d3565b155b611c1357816001600160a01b031663632a4861868684818110611b9057611b906143ff565b905060200201356040518263ffffffff1660e01b8152600401611bb591815260200190565b61014060405180830381865afa158015611bd1573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611bf5919061491c565b838281518110611c0757611c076143ff565b60200260200101819052505b600101611aad565b5f5f611c25610401565b60405163df18e04760e01b81526001600160a01b038581166004830152919091169063df18e04790602401602060405180830381865afa158015611c6b573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611c8f9190614850565b90505f611ce384611c9e610401565b6040516001600160a01b03909116602482015260440160408051601f198184030181529190526020810180516001600160e01b03166370a0823160e01b179052612c8d565b905081811015611d0f5781611d0082670de0b6b3a76400006147bc565b611d0a919061487b565b611d19565b670de0b6b3a76400005b949350505050565b5f611d3a83606001518460a001518560c001518561322c565b8360600151611d4991906149b6565b6001600160801b03169392505050565b5f5f5f611d6686866132f3565b91509150815f03611d8a57838181611d8057611d80614867565b0492505050611689565b818411611da157611da1600385150260111861330f565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f6127108203611e405783611e325773fffd8963efd1fc6a506488495d951d5263988d26611e39565b6401000276a35b9050611689565b5f611e5e61271060c0611e5386836147a9565b6119ae92911b61487b565b90505f85611e8357611e7e856001600160a01b0316600160601b84611d59565b611e9b565b611e9b856001600160a01b031683600160601b611d59565b905073fffd8963efd1fc6a506488495d951d5263988d26811115611ed75773fffd8963efd1fc6a506488495d951d5263988d2692505050611689565b6401000276a38110611ee95780611ef0565b6401000276a35b9695505050505050565b5f5f5f85611f09578484611f0c565b83855b91509150611f878688604001516001600160801b0316846001600160a01b03168a5f01516001600160a01b031611611f445784611f47565b89515b6001600160a01b0316846001600160a01b03168b602001516001600160a01b031610611f735784611f79565b8a602001515b6001600160a01b0316612a2b565b979650505050505050565b6040805160a0810182525f80825260208201819052918101829052606081018290526080810191909152611fc68383613320565b6080820152815f5b8451811015612070575f858281518110611fea57611fea6143ff565b602002602001015160c0015160400151905064ffffffffff80168164ffffffffff160361204d57612034868381518110612026576120266143ff565b602002602001015186611d21565b84606001818151612045919061445c565b905250612067565b828164ffffffffff161115612067578064ffffffffff1692505b50600101611fce565b5081608001515f036120825750610b0b565b612099848483856080015186606001516063613363565b64ffffffffff168252608082015160608301516120bd91869186918591605a613363565b64ffffffffff166020830152608082015160608301516120e4918691869185916032613363565b64ffffffffff1660408301525092915050565b604080516060810182525f808252602082018190529181019190915261211b613ce2565b60405166ffffffffffffff19841660248201525f908190612173908790620186a09060440160408051601f198184030181529190526020810180516001600160e01b03166386b6be7d60e01b179052600560016133f7565b915091508115806121aa5750848160405160200161219191906149d5565b6040516020818303038152906040528051906020012014155b156121da576040516352c6de4360e11b81526001600160a01b038716600482015260248101869052604401610a44565b805f815181106121ec576121ec6143ff565b602002602001015181600181518110612207576122076143ff565b6020908102919091018101516001600160a01b039081169186019190915216835280518190600290811061223d5761223d6143ff565b602002602001015181600381518110612258576122586143ff565b602090810291909101015160020b606085015262ffffff16604084015280518190600490811061228a5761228a6143ff565b60209081029190910101516001600160a01b0381166080850152613fff811660a08501526102cc161515806122ca5750604083015162ffffff1662800000145b806122e55750620186a062ffffff16836040015162ffffff16115b151560c084015260408051600460608201908152608482019092526080810180516001600160e01b031663dc4c90d360e01b179052908190612328908990613485565b6001600160a01b03168152602001866006604051602001612353929190918252602082015260400190565b60408051601f1981840301815291905280516020918201208252606086015160020b91015293506123848484613494565b8260e001516001600160a01b03165f036123c3576040516352c6de4360e11b81526001600160a01b038716600482015260248101869052604401610a44565b50509250929050565b604080516060810182525f80825260208201819052918101919091526123f0613ce2565b6040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b1790528390612426908290613485565b6001600160a01b031682526040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b179052612465908290613485565b6001600160a01b031660208084019190915260408051600481526024810190915290810180516001600160e01b031663ddca3f4360e01b1790526124aa908290613485565b62ffffff16604080840191909152805160048152602481019091526020810180516001600160e01b03166334324e9f60e21b1790526124ea908290613485565b60020b6060830152815160208301516040840151869261250b9289926135c4565b14158061251f57506001600160a01b038116155b1561254f576040516352c6de4360e11b81526001600160a01b038616600482015260248101859052604401610a44565b60408051606080820183526001600160a01b03841682525f602083015284015160020b8183015290830151620186a062ffffff9091161160c084015292506125978383613494565b8160e001516001600160a01b03165f036125d6576040516352c6de4360e11b81526001600160a01b038616600482015260248101859052604401610a44565b509250929050565b5f5f5f856040015160020b90505f818660020b6125fb9190614a0a565b90505f8660020b12801561261b575061261882600288900b614a36565b15155b1561262c5761262981614a49565b90505b8461263d5761263a81614a5d565b90505b5f61264c88600884901d61365c565b905060ff821686156126a0576126638160ff6147a9565b5f19901c82169150815f141594508461267c578061268f565b612685826136c7565b61268f90826147a9565b6126999084614a7b565b92506126e8565b5f19811b9190911680151594509080856126bb5760ff6126d1565b6126d16126ca8419600161445c565b84166136c7565b6126db91906147a9565b6126e590846144ae565b92505b6126f28484614a9a565b955050505050935093915050565b5f61270d620d89e8614427565b60020b8260020b1361272557506401000276a3919050565b620d89e8600283900b1261274e575073fffd8963efd1fc6a506488495d951d5263988d26919050565b5f5f8360020b1261275f5782612763565b825f035b62ffffff1690505f816001165f0361277f57600160801b612791565b6ffffcb933bd6fad37aa2d162d1a5940015b70ffffffffffffffffffffffffffffffffff16905060028216156127c5576ffff97272373d413259a46990580e213a0260801c5b60048216156127e4576ffff2e50f5f656932ef12357cf3c7fdcc0260801c5b6008821615612803576fffe5caca7e10e4e61c3624eaa0941cd00260801c5b6010821615612822576fffcb9843d60f6159c9db58835c9266440260801c5b6020821615612841576fff973b41fa98c081472e6896dfb254c00260801c5b6040821615612860576fff2ea16466c96a3843ec78b326b528610260801c5b608082161561287f576ffe5dee046a99a2a811c461f1969c30530260801c5b61010082161561289f576ffcbe86c7900a88aedcffc83b479aa3a40260801c5b6102008216156128bf576ff987a7253ac413176f2b074cf7815e540260801c5b6104008216156128df576ff3392b0822b70005940c7a398e4b70f30260801c5b6108008216156128ff576fe7159475a2c29b7443b29c7fa6e889d90260801c5b61100082161561291f576fd097f3bdfd2022b8845ad8f792aa58250260801c5b61200082161561293f576fa9f746462d870fdf8a65dc1f90e061e50260801c5b61400082161561295f576f70d869a156d2a1b890bb3df62baf32f70260801c5b61800082161561297f576f31be135f97d08fd981231505542fcfa60260801c5b620100008216156129a0576f09aa508b5b7a84e1c677de54f3e99bc90260801c5b620200008216156129c0576e5d6af8dedb81196699c329225ee6040260801c5b620400008216156129df576d2216e584f5fa1ea926041bedfe980260801c5b620800008216156129fc576b048a170391f7dc42444e8fa20260801c5b5f8460020b1315612a1b57805f1981612a1757612a17614867565b0490505b63ffffffff0160201c9392505050565b5f84612a4157612a3c848484613736565b612a4c565b612a4c848484613767565b95945050505050565b5f82602001515f14612ab4576080612aab848460020b60048760200151612a7c919061445c565b604080516020810193909352820152606001604051602081830303815290604052805190602001205f1c61378d565b901d9050610b0b565b8251604051600284900b60248201525f91612b0391620186a09060440160408051601f198184030181529190526020810180516001600160e01b031663f30dba9360e01b17905260025f6133f7565b91505080600181518110612b1957612b196143ff565b602002602001015191505092915050565b60c8811115612b4f576040516370dc448b60e01b815260c86004820152602401610a44565b60015b81811015612bbf578282612b676001846147a9565b818110612b7657612b766143ff565b90506020020135838383818110612b8f57612b8f6143ff565b9050602002013511612bb7576040516305ae8f1960e21b815260048101829052602401610a44565b600101612b52565b505050565b5f8082612bd481620d89e8614ac9565b612bde9190614b01565b9050612be981614427565b60020b8560020b13158015612a4c57508060020b8460020b121595945050505050565b5f5f612c19858585611e09565b90505f5b8651811015612c8357868181518110612c3857612c386143ff565b60200260200101516080015115612c7b57612c6e878281518110612c5e57612c5e6143ff565b6020026020010151878785611efa565b612c78908461445c565b92505b600101612c1d565b5050949350505050565b5f60205f8351602085018662030d40fa601f3d11811615612cad575f5191505b5092915050565b5f5f612cc4841584612710611e09565b90505f5b855181101561039b57858181518110612ce357612ce36143ff565b60200260200101516080015115612d2757612d1a868281518110612d0957612d096143ff565b602002602001015186158685611efa565b612d24908461445c565b92505b600101612cc8565b612d646040518060c001604052805f151581526020015f81526020015f81526020015f81526020015f81526020015f81525090565b6040518060c001604052808515158152602001846001600160a01b031681526020015f81526020018381526020015f8152602001846001600160a01b031681525090505f85516002612db691906147bc565b6001600160401b03811115612dcd57612dcd613d69565b604051908082528060200260200182016040528015612df6578160200160208202803683370190505b5090505f5b8651811015612f50575f878281518110612e1757612e176143ff565b602002602001015190508060800151612e305750612f48565b5f87612e6d5781516001600160a01b03808916911611801590612e68575081602001516001600160a01b0316876001600160a01b0316105b612e9f565b81516001600160a01b038089169116108015612e9f575081602001516001600160a01b0316876001600160a01b031611155b90508015612eca5781604001516001600160801b031685604001818151612ec6919061445c565b9052505b612ed988835f0151855f6137d1565b84612ee58560026147bc565b81518110612ef557612ef56143ff565b602002602001018181525050612f128883602001518560016137d1565b84612f1e8560026147bc565b612f2990600161445c565b81518110612f3957612f396143ff565b60200260200101818152505050505b600101612dfb565b50612f5a816130bf565b505f5b815181108015612f705750606083015115155b15612c8357818181518110612f8757612f876143ff565b60200260200101515f03156130af575f612fba87848481518110612fad57612fad6143ff565b6020026020010151613822565b905086612fd357856001600160a01b0316811115612fe1565b856001600160a01b03168110155b15612fec57506130af565b612ff68482613847565b5f88600163ffffffff8016868681518110613013576130136143ff565b602002602001015116901c8151811061302e5761302e6143ff565b6020026020010151905087151584848151811061304d5761304d6143ff565b60200260200101516001166001141515036130895780604001516001600160801b031685604001818151613081919061445c565b9052506130ac565b80604001516001600160801b0316856040018181516130a891906147a9565b9052505b50505b6130b881614b20565b9050612f5d565b60606130cd8261391b61391f565b5090919050565b5f600182116130e1575090565b816001600160801b82106130fa5760809190911c9060401b5b6801000000000000000082106131155760409190911c9060201b5b640100000000821061312c5760209190911c9060101b5b6201000082106131415760109190911c9060081b5b61010082106131555760089190911c9060041b5b601082106131685760049190911c9060021b5b600482106131745760011b5b600302600190811c9081858161318c5761318c614867565b048201901c905060018185816131a4576131a4614867565b048201901c905060018185816131bc576131bc614867565b048201901c905060018185816131d4576131d4614867565b048201901c905060018185816131ec576131ec614867565b048201901c9050600181858161320457613204614867565b048201901c905061322381858161321d5761321d614867565b04821190565b90039392505050565b5f64ffffffffff8016836040015164ffffffffff160361324d575082611d19565b826040015164ffffffffff168210613266575083611d19565b826020015164ffffffffff168210806132875750825164ffffffffff168211155b15613293575082611d19565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156132cf576132c9818484613937565b92509050805b6132e58789036001600160801b03168484613937565b909601979650505050505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f5f5b8351811015612cad5761334f848281518110613341576133416143ff565b602002602001015184611d21565b613359908361445c565b9150600101613323565b5f61336e82856147bc565b6133798460646147bc565b1061338a575064ffffffffff611ef0565b600161339687876147a9565b11156133ec575f60026133a9878961445c565b6133b3919061487b565b90506133bf83866147bc565b6133c98983613320565b6133d49060646147bc565b10156133e2578095506133e6565b8096505b5061338a565b509295945050505050565b5f6060836001600160401b0381111561341257613412613d69565b60405190808252806020026020018201604052801561343b578160200160208202803683370190505b5090508360051b5f5f8751602089018b8bfa925083801561346257813d148416935061346b565b813d1015841693505b50821561347a57805f602084013e5b509550959350505050565b5f61168983620186a084613952565b81602001515f036135795781516040805160048152602481019091526020810180516001600160e01b0316633850c7bd60e01b1790525f916134dd91620186a0906002856133f7565b915050805f815181106134f2576134f26143ff565b60200260200101518160018151811061350d5761350d6143ff565b60209081029190910181015160020b6101008501526001600160a01b0390911660e0840152835160408051600481526024810190915291820180516001600160e01b0316630d34328160e11b17905261356591613485565b6001600160801b0316610120830152505050565b5f61358883846020015161378d565b60a081901c60020b6101008401526001600160a01b03811660e084015260208401519091506135659084906135bf9060039061445c565b61378d565b6040805160048152602481019091526020810180516001600160e01b031663c45a015560e01b1790525f9081906135fc908790613485565b6040516001600160a01b0380881660248301528616604482015262ffffff85166064820152909150611ef090829060840160408051601f198184030181529190526020810180516001600160e01b0316630b4c774160e11b179052613485565b5f82602001515f14613681576116aa838360010b60058660200151612a7c919061445c565b8251604051600184900b6024820152611689919060440160408051601f198184030181529190526020810180516001600160e01b031663299ce14b60e11b179052613485565b5f60076001600160801b038311901b905060066001600160401b0383831c11901b17600563ffffffff83831c11901b17600461ffff83831c11901b17600360ff83831c11901b176002600f83831c116d010102020202030303030303030360801b911b9190911791821c1a1790565b5f818310613744575f611d19565b8261375d606086901b61375783866147a9565b85611d59565b611d19919061487b565b5f818310613775575f611d19565b611d198461378385856147a9565b600160601b611d59565b8151604051602481018390525f916116899160440160408051601f198184030181529190526020810180516001600160e01b0316631e2eaeaf60e01b179052613485565b5f5f856137de57846137ef565b6137ef856001600160a01b03614b31565b6001600160a01b0316905082613805575f613808565b60015b60ff16600185901b602083901b1717915050949350505050565b5f8261383257602082901c611689565b611689602083901c6001600160a01b036147a9565b602082018051604084015184519284905290915f829003613869575050505050565b5f5f8261387757848661387a565b85855b915091505f61388b84868585613977565b9050876060015181116138b95780886060018181516138aa91906147a9565b90525060a088018790526138f1565b6138c98486888b606001516139cf565b60a08901525f6060890152836138e457858860a001516138eb565b8760a00151865b90935091505b6138fd84868585612a2b565b8860800181815161390e919061445c565b9052505050505050505050565b1190565b60606130cd6020840161393185613a69565b84613a80565b5f818385028161394957613949614867565b04949350505050565b5f60205f8351602085018787fa601f3d1181161561396f575f5191505b509392505050565b5f81831061398657505f611d19565b846139ac576139a58461399985856147a9565b600160601b6001613b1d565b9050611d19565b612a4c6139c9606086901b6139c186866147a9565b856001613b1d565b84613b5f565b5f846139ee576139e482600160601b86611d59565b6139a5908461445c565b606084901b5f806139ff8587613b92565b91509150818015613a1a5750613a16835f196147a9565b8111155b15613a3f57613a358387613a2e848361445c565b6001613b1d565b9350505050611d19565b613a5d8386613a4e898361487b565b613a58919061445c565b613b5f565b98975050505050505050565b5f8151602002613a798360200190565b0192915050565b60208383031115612bbf575f613a94845190565b905083602081015b84811015613ad657613ab9613aaf825190565b848663ffffffff16565b15613ace576020919091018051825182528252905b602001613a9c565b50845181518652815260208101601f19828603018683031015613b0657613afe868386613a80565b809550613b15565b613b11818686613a80565b8194505b505050613a80565b5f613b4a613b2a83613bb5565b8015613b4557505f8480613b4057613b40614867565b868809115b151590565b613b55868686611d59565b612a4c919061445c565b5f815f03613b7157613b71601261330f565b816001840381613b8357613b83614867565b04600101831515029392505050565b8181028281048214831517905f90613ba983151590565b81029150509250929050565b5f6002826003811115613bca57613bca614101565b613bd49190614b50565b60ff166001149050919050565b6040805160e0810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c081019190915290565b6040518061012001604052805f81526020015f8152602001613c3c613ce2565b8152602001613c6860405180608001604052805f81526020015f81526020015f81526020015f81525090565b81526040805160a0810182525f808252602082810182905292820181905260608201819052608082015291019081526040805160a0810182525f8082526020828101829052928201819052606082018190526080820152910190815260200160608152602001613cd6613be1565b81526020015f81525090565b60408051610140810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101829052610100810182905261012081019190915290565b6001600160a01b0381168114613d49575f5ffd5b50565b8015158114613d49575f5ffd5b8035613d6481613d4c565b919050565b634e487b7160e01b5f52604160045260245ffd5b60405160e081016001600160401b0381118282101715613d9f57613d9f613d69565b60405290565b60405161018081016001600160401b0381118282101715613d9f57613d9f613d69565b604051601f8201601f191681016001600160401b0381118282101715613df057613df0613d69565b604052919050565b8060020b8114613d49575f5ffd5b8035613d6481613df8565b8035613d6481613d35565b6001600160801b0381168114613d49575f5ffd5b8035613d6481613e1c565b5f5f5f5f5f858703610160811215613e51575f5ffd5b8635613e5c81613d35565b9550602087013594506040870135613e7381613d4c565b935060e0605f1982011215613e86575f5ffd5b50613e8f613d7d565b60608701356001600160401b0381168114613ea8575f5ffd5b815260808701356020820152613ec060a08801613e06565b6040820152613ed160c08801613e11565b6060820152613ee260e08801613e30565b608082015261010087013560a0820152613eff6101208801613d59565b60c082015294979396509194610140013592915050565b80516001600160401b031682526020808201519083015260408082015160020b908301526060808201516001600160a01b0316908301526080808201516001600160801b03169083015260a0808201519083015260c0908101511515910152565b60e08101610b0b8284613f16565b5f5f83601f840112613f95575f5ffd5b5081356001600160401b03811115613fab575f5ffd5b6020830191508360208260051b8501011115610a8b575f5ffd5b5f5f5f83850360c0811215613fd8575f5ffd5b60a0811215613fe5575f5ffd5b5083925060a08401356001600160401b03811115614001575f5ffd5b61400d86828701613f85565b9497909650939450505050565b80516001600160a01b03168252602081015161404160208401826001600160a01b03169052565b506040810151614058604084018262ffffff169052565b50606081015161406d606084018260020b9052565b50608081015161408860808401826001600160a01b03169052565b5060a081015161409e60a084018261ffff169052565b5060c08101516140b260c084018215159052565b5060e08101516140cd60e08401826001600160a01b03169052565b506101008101516140e461010084018260020b9052565b50610120810151612bbf6101208401826001600160801b03169052565b634e487b7160e01b5f52602160045260245ffd5b6004811061413157634e487b7160e01b5f52602160045260245ffd5b9052565b5f8151808452602084019350602083015f5b828110156141ef57815180518752602081015160020b6020880152604081015160020b60408801526001600160801b036060820151166060880152608081015161419a608089018264ffffffffff169052565b5060a08101516141ae60a089018215159052565b5060c08101516141c260c089018215159052565b5060e081015190506141d760e0880182614115565b50610100959095019460209190910190600101614147565b5093949350505050565b6020815281516020820152602082015160408201525f6040830151614221606084018261401a565b5060608381015180516101a08501526020808201516101c08601526040808301516101e087015291830151610200860152608080870151805115156102208801528083015161024088015280840151610260880152808501516001600160a01b03166102808801528101516102a087015260a0870151805164ffffffffff9081166102c08901529281015183166102e08801529283015190911661030086015291810151610320850152015161034083015260c08301516104606103608401526142ef610480840182614135565b905060e0840151614304610380850182613f16565b506101008401516104608401528091505092915050565b64ffffffffff81168114613d49575f5ffd5b5f5f5f5f5f60808688031215614341575f5ffd5b853561434c81613d35565b9450602086013561435c81613d4c565b9350604086013561436c8161431b565b925060608601356001600160401b03811115614386575f5ffd5b61439288828901613f85565b969995985093965092949392505050565b8051613d6481613d35565b5f602082840312156143be575f5ffd5b815161168981613d35565b5f602082840312156143d9575f5ffd5b813561168981613d35565b5f602082840312156143f4575f5ffd5b813561168981613d4c565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b5f8160020b627fffff19810361443f5761443f614413565b5f0392915050565b5f8161445557614455614413565b505f190190565b80820180821115610b0b57610b0b614413565b600282810b9082900b03627fffff198112627fffff82131715610b0b57610b0b614413565b5f600160ff1b82016144a8576144a8614413565b505f0390565b8082018281125f8312801582168215821617156144cd576144cd614413565b505092915050565b602080825281018290525f6001600160fb1b038311156144f3575f5ffd5b8260051b80856040850137919091016040019392505050565b805165ffffffffffff81168114613d64575f5ffd5b80516bffffffffffffffffffffffff81168114613d64575f5ffd5b5f60e0828403121561454c575f5ffd5b614554613d7d565b9050815161456181613d35565b815260208201516145718161431b565b6020820152604082015160028110614587575f5ffd5b60408201526145986060830161450c565b60608201526145a9608083016143a3565b60808201526145ba60a083016143a3565b60a08201526145cb60c08301614521565b60c082015292915050565b8051613d6481613e1c565b805162ffffff81168114613d64575f5ffd5b8051613d6481613df8565b805160048110613d64575f5ffd5b5f6020828403121561461c575f5ffd5b81516001600160401b03811115614631575f5ffd5b8201601f81018413614641575f5ffd5b80516001600160401b0381111561465a5761465a613d69565b61466960208260051b01613dc8565b808282526020820191506020610240840285010192508683111561468b575f5ffd5b6020840193505b82841015611ef05761024084880312156146aa575f5ffd5b6146b2613da5565b845181526146c3886020870161453c565b60208201526146d561010086016145d6565b604082015261012085015160608201526146f261014086016143a3565b608082015261470461016086016143a3565b60a082015261471661018086016145e1565b60c08201526147286101a086016145f3565b60e082015261473a6101c086016145f3565b61010082015261474d6101e086016145f3565b61012082015261476061020086016143a3565b61014082015261477361022086016145fe565b61016082015282526102409390930192602090910190614692565b5f6020828403121561479e575f5ffd5b81356116898161431b565b81810381811115610b0b57610b0b614413565b8082028115828204841417610b0b57610b0b614413565b5f602082840312156147e3575f5ffd5b815161168981613d4c565b80516001600160701b0381168114613d64575f5ffd5b5f5f5f60608486031215614816575f5ffd5b61481f846147ee565b925061482d602085016147ee565b9150604084015163ffffffff81168114614845575f5ffd5b809150509250925092565b5f60208284031215614860575f5ffd5b5051919050565b634e487b7160e01b5f52601260045260245ffd5b5f8261488957614889614867565b500490565b5f6080828403121561489e575f5ffd5b604051608081016001600160401b03811182821017156148c0576148c0613d69565b806040525080915082516148d38161431b565b815260208301516148e38161431b565b602082015260408301516148f68161431b565b6040820152606083015161ffff8116811461490f575f5ffd5b6060919091015292915050565b5f61014082840312801561492e575f5ffd5b50614937613d7d565b825161494281613d35565b8152602083015161495281613d35565b6020820152604083015161496581613d35565b6040820152614976606084016145d6565b6060820152614987608084016145d6565b608082015261499860a084016145d6565b60a08201526149aa8460c0850161488e565b60c08201529392505050565b6001600160801b038281168282160390811115610b0b57610b0b614413565b81515f90829060208501835b828110156149ff5781518452602093840193909101906001016149e1565b509195945050505050565b5f82614a1857614a18614867565b600160ff1b82145f1984141615614a3157614a31614413565b500590565b5f82614a4457614a44614867565b500790565b5f600160ff1b820161445557614455614413565b5f6001600160ff1b018201614a7457614a74614413565b5060010190565b8181035f831280158383131683831282161715612cad57612cad614413565b8082025f8212600160ff1b84141615614ab557614ab5614413565b8181058314821517610b0b57610b0b614413565b5f8160020b8360020b80614adf57614adf614867565b627fffff1982145f1982141615614af857614af8614413565b90059392505050565b5f8260020b8260020b028060020b9150808214612cad57612cad614413565b5f60018201614a7457614a74614413565b6001600160a01b038281168282160390811115610b0b57610b0b614413565b5f60ff831680614b6257614b62614867565b8060ff8416069150509291505056fea2646970667358221220807b892593d0a05ce19c94a6e11aca3801b67dcfa1be72011df09af66f8721d364736f6c63430008250033',
  immutables: [{"length":32,"start":319},{"length":32,"start":356},{"length":32,"start":935},{"length":32,"start":1028},{"length":32,"start":1121},{"length":32,"start":3510},{"length":32,"start":5851}],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const liquidityLensSource = { compiler: '0.8.37+commit.f401782d', hash: 'ff19b8d6bb74916238843c9c11d35bae5010b39f43870f9f5028fdd9f3f5d780' } as const
