// Written by scripts/contracts.ts from contracts/LockLens.sol. `npm run artifacts` writes it again.

/** What LockLens can be asked and says. */
export const lockLensAbi = [
  {
    "inputs": [
      {
        "internalType": "contract TokenLocker",
        "name": "tokenLocker_",
        "type": "address"
      },
      {
        "internalType": "contract VotingLocker",
        "name": "votingLocker_",
        "type": "address"
      },
      {
        "internalType": "contract PositionLocker",
        "name": "positionLocker_",
        "type": "address"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "chainId",
            "type": "uint256"
          },
          {
            "internalType": "address",
            "name": "v2Factory",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "v3Positions",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "v4Positions",
            "type": "address"
          }
        ],
        "internalType": "struct LockLensWords.Chain[]",
        "name": "chains",
        "type": "tuple[]"
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
    "name": "PERMANENT",
    "outputs": [
      {
        "internalType": "uint40",
        "name": "",
        "type": "uint40"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "draftPoolLock",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "pool",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "position",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "liquidity",
        "type": "uint256"
      },
      {
        "internalType": "bool",
        "name": "never",
        "type": "bool"
      },
      {
        "internalType": "uint256",
        "name": "unlock",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "beneficiary",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "feePayee",
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
        "name": "factory",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "pair",
        "type": "address"
      }
    ],
    "name": "isVerifiedPair",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "positionLock",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "manager",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "unlock",
                "type": "uint40"
              },
              {
                "internalType": "enum PositionLockerWords.Kind",
                "name": "kind",
                "type": "uint8"
              },
              {
                "internalType": "uint48",
                "name": "entry",
                "type": "uint48"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "payee",
                "type": "address"
              },
              {
                "internalType": "uint96",
                "name": "tokenId",
                "type": "uint96"
              }
            ],
            "internalType": "struct PositionLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "liquidity",
            "type": "uint128"
          },
          {
            "internalType": "bytes32",
            "name": "poolId",
            "type": "bytes32"
          },
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
            "name": "tickLower",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickUpper",
            "type": "int24"
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
            "internalType": "enum LockLensWords.Status",
            "name": "status",
            "type": "uint8"
          }
        ],
        "internalType": "struct LockLensWords.PositionLockView",
        "name": "shown",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "positionLocker",
    "outputs": [
      {
        "internalType": "contract PositionLocker",
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
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "name": "positionsById",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "manager",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "unlock",
                "type": "uint40"
              },
              {
                "internalType": "enum PositionLockerWords.Kind",
                "name": "kind",
                "type": "uint8"
              },
              {
                "internalType": "uint48",
                "name": "entry",
                "type": "uint48"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "payee",
                "type": "address"
              },
              {
                "internalType": "uint96",
                "name": "tokenId",
                "type": "uint96"
              }
            ],
            "internalType": "struct PositionLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "liquidity",
            "type": "uint128"
          },
          {
            "internalType": "bytes32",
            "name": "poolId",
            "type": "bytes32"
          },
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
            "name": "tickLower",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickUpper",
            "type": "int24"
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
            "internalType": "enum LockLensWords.Status",
            "name": "status",
            "type": "uint8"
          }
        ],
        "internalType": "struct LockLensWords.PositionLockView[]",
        "name": "locks",
        "type": "tuple[]"
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
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "positionsOfManager",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "manager",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "unlock",
                "type": "uint40"
              },
              {
                "internalType": "enum PositionLockerWords.Kind",
                "name": "kind",
                "type": "uint8"
              },
              {
                "internalType": "uint48",
                "name": "entry",
                "type": "uint48"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "payee",
                "type": "address"
              },
              {
                "internalType": "uint96",
                "name": "tokenId",
                "type": "uint96"
              }
            ],
            "internalType": "struct PositionLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "liquidity",
            "type": "uint128"
          },
          {
            "internalType": "bytes32",
            "name": "poolId",
            "type": "bytes32"
          },
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
            "name": "tickLower",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickUpper",
            "type": "int24"
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
            "internalType": "enum LockLensWords.Status",
            "name": "status",
            "type": "uint8"
          }
        ],
        "internalType": "struct LockLensWords.PositionLockView[]",
        "name": "locks",
        "type": "tuple[]"
      },
      {
        "internalType": "uint256",
        "name": "next",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "positionsOfOwner",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "manager",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "unlock",
                "type": "uint40"
              },
              {
                "internalType": "enum PositionLockerWords.Kind",
                "name": "kind",
                "type": "uint8"
              },
              {
                "internalType": "uint48",
                "name": "entry",
                "type": "uint48"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "payee",
                "type": "address"
              },
              {
                "internalType": "uint96",
                "name": "tokenId",
                "type": "uint96"
              }
            ],
            "internalType": "struct PositionLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "liquidity",
            "type": "uint128"
          },
          {
            "internalType": "bytes32",
            "name": "poolId",
            "type": "bytes32"
          },
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
            "name": "tickLower",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickUpper",
            "type": "int24"
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
            "internalType": "enum LockLensWords.Status",
            "name": "status",
            "type": "uint8"
          }
        ],
        "internalType": "struct LockLensWords.PositionLockView[]",
        "name": "locks",
        "type": "tuple[]"
      },
      {
        "internalType": "uint256",
        "name": "next",
        "type": "uint256"
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
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "positionsOfPool",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "manager",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "unlock",
                "type": "uint40"
              },
              {
                "internalType": "enum PositionLockerWords.Kind",
                "name": "kind",
                "type": "uint8"
              },
              {
                "internalType": "uint48",
                "name": "entry",
                "type": "uint48"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "payee",
                "type": "address"
              },
              {
                "internalType": "uint96",
                "name": "tokenId",
                "type": "uint96"
              }
            ],
            "internalType": "struct PositionLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "liquidity",
            "type": "uint128"
          },
          {
            "internalType": "bytes32",
            "name": "poolId",
            "type": "bytes32"
          },
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
            "name": "tickLower",
            "type": "int24"
          },
          {
            "internalType": "int24",
            "name": "tickUpper",
            "type": "int24"
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
            "internalType": "enum LockLensWords.Status",
            "name": "status",
            "type": "uint8"
          }
        ],
        "internalType": "struct LockLensWords.PositionLockView[]",
        "name": "locks",
        "type": "tuple[]"
      },
      {
        "internalType": "uint256",
        "name": "next",
        "type": "uint256"
      },
      {
        "internalType": "bool",
        "name": "known",
        "type": "bool"
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
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "tokenLocks",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "pendingOwner",
                "type": "address"
              },
              {
                "internalType": "uint128",
                "name": "amount",
                "type": "uint128"
              },
              {
                "internalType": "uint128",
                "name": "withdrawn",
                "type": "uint128"
              },
              {
                "internalType": "uint128",
                "name": "base",
                "type": "uint128"
              },
              {
                "components": [
                  {
                    "internalType": "uint40",
                    "name": "start",
                    "type": "uint40"
                  },
                  {
                    "internalType": "uint40",
                    "name": "cliff",
                    "type": "uint40"
                  },
                  {
                    "internalType": "uint40",
                    "name": "end",
                    "type": "uint40"
                  },
                  {
                    "internalType": "uint16",
                    "name": "steps",
                    "type": "uint16"
                  }
                ],
                "internalType": "struct VestingMath.Schedule",
                "name": "schedule",
                "type": "tuple"
              }
            ],
            "internalType": "struct TokenLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "vested",
            "type": "uint128"
          },
          {
            "internalType": "uint128",
            "name": "withdrawable",
            "type": "uint128"
          }
        ],
        "internalType": "struct LockLensWords.TokenLockView[]",
        "name": "locks",
        "type": "tuple[]"
      },
      {
        "internalType": "uint256",
        "name": "next",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "name": "tokenStatement",
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
            "internalType": "uint256",
            "name": "supply",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "balance",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "owed",
            "type": "uint256"
          },
          {
            "internalType": "bool",
            "name": "solvent",
            "type": "bool"
          },
          {
            "internalType": "uint256",
            "name": "held",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "free",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "share",
            "type": "uint256"
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
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "bool",
                "name": "mints",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "pauses",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "paused",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "limits",
                "type": "bool"
              },
              {
                "internalType": "uint256",
                "name": "limitsEnd",
                "type": "uint256"
              },
              {
                "internalType": "bool",
                "name": "blocks",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "delegates",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "taxes",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "trades",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "upgrades",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "roles",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "destroys",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "asksSigner",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "asksMiner",
                "type": "bool"
              },
              {
                "internalType": "address",
                "name": "authority",
                "type": "address"
              }
            ],
            "internalType": "struct TokenPowers.Powers",
            "name": "powers",
            "type": "tuple"
          }
        ],
        "internalType": "struct LockLensWords.TokenStatement",
        "name": "said",
        "type": "tuple"
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
  },
  {
    "inputs": [],
    "name": "votingLocker",
    "outputs": [
      {
        "internalType": "contract VotingLocker",
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
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "votingLocks",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "id",
            "type": "uint256"
          },
          {
            "components": [
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "pendingOwner",
                "type": "address"
              },
              {
                "internalType": "uint128",
                "name": "amount",
                "type": "uint128"
              },
              {
                "internalType": "uint128",
                "name": "withdrawn",
                "type": "uint128"
              },
              {
                "internalType": "uint128",
                "name": "base",
                "type": "uint128"
              },
              {
                "components": [
                  {
                    "internalType": "uint40",
                    "name": "start",
                    "type": "uint40"
                  },
                  {
                    "internalType": "uint40",
                    "name": "cliff",
                    "type": "uint40"
                  },
                  {
                    "internalType": "uint40",
                    "name": "end",
                    "type": "uint40"
                  },
                  {
                    "internalType": "uint16",
                    "name": "steps",
                    "type": "uint16"
                  }
                ],
                "internalType": "struct VestingMath.Schedule",
                "name": "schedule",
                "type": "tuple"
              }
            ],
            "internalType": "struct TokenLockerWords.Lock",
            "name": "lock",
            "type": "tuple"
          },
          {
            "internalType": "uint128",
            "name": "vested",
            "type": "uint128"
          },
          {
            "internalType": "uint128",
            "name": "withdrawable",
            "type": "uint128"
          }
        ],
        "internalType": "struct LockLensWords.TokenLockView[]",
        "name": "locks",
        "type": "tuple[]"
      },
      {
        "internalType": "address[]",
        "name": "delegatees",
        "type": "address[]"
      },
      {
        "internalType": "uint256",
        "name": "next",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      }
    ],
    "name": "votingStatement",
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
            "internalType": "uint256",
            "name": "supply",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "balance",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "owed",
            "type": "uint256"
          },
          {
            "internalType": "bool",
            "name": "solvent",
            "type": "bool"
          },
          {
            "internalType": "uint256",
            "name": "held",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "free",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "share",
            "type": "uint256"
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
                "internalType": "address",
                "name": "owner",
                "type": "address"
              },
              {
                "internalType": "bool",
                "name": "mints",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "pauses",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "paused",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "limits",
                "type": "bool"
              },
              {
                "internalType": "uint256",
                "name": "limitsEnd",
                "type": "uint256"
              },
              {
                "internalType": "bool",
                "name": "blocks",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "delegates",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "taxes",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "trades",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "upgrades",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "roles",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "destroys",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "asksSigner",
                "type": "bool"
              },
              {
                "internalType": "bool",
                "name": "asksMiner",
                "type": "bool"
              },
              {
                "internalType": "address",
                "name": "authority",
                "type": "address"
              }
            ],
            "internalType": "struct TokenPowers.Powers",
            "name": "powers",
            "type": "tuple"
          }
        ],
        "internalType": "struct LockLensWords.TokenStatement",
        "name": "said",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const

/** The code that creates a LockLens; constructor arguments are appended. */
export const lockLensCode = '0x610140604052348015610010575f5ffd5b5060405161417338038061417383398101604081905261002f91610175565b6001600160a01b03808516608090815284821660a05290831660c0526040805191820181525f8083526020830181905290820181905260608201525f5b82518110156100bd5746838281518110610088576100886102ae565b60200260200101515f0151036100b5578281815181106100aa576100aa6102ae565b602002602001015191505b60010161006c565b50602081015160408201516060909201516001600160a01b0390811661012052918216610100521660e052506102c292505050565b6001600160a01b0381168114610106575f5ffd5b50565b634e487b7160e01b5f52604160045260245ffd5b604051608081016001600160401b038111828210171561013f5761013f610109565b60405290565b604051601f8201601f191681016001600160401b038111828210171561016d5761016d610109565b604052919050565b5f5f5f5f60808587031215610188575f5ffd5b8451610193816100f2565b60208601519094506101a4816100f2565b60408601519093506101b5816100f2565b60608601519092506001600160401b038111156101d0575f5ffd5b8501601f810187136101e0575f5ffd5b80516001600160401b038111156101f9576101f9610109565b61020860208260051b01610145565b8082825260208201915060208360071b850101925089831115610229575f5ffd5b6020840193505b828410156102a0576080848b031215610247575f5ffd5b61024f61011d565b845181526020850151610261816100f2565b60208201526040850151610274816100f2565b60408201526060850151610287816100f2565b6060820152825260809390930192602090910190610230565b969995985093965050505050565b634e487b7160e01b5f52603260045260245ffd5b60805160a05160c05160e0516101005161012051613dde6103955f395f81816102e30152818161066a015261207601525f81816101250152818161062d015281816106b9015261204201525f61035801525f81816102780152818161075e015281816109ae01528181610c2001528181610cbc0152611ba501525f818161030a01528181610b3e01528181610d7c01528181610dfb01528181611cba01528181611d890152611e4301525f8181610331015281816103f101528181610474015281816104f601526107f80152613dde5ff3fe608060405234801561000f575f5ffd5b506004361061011c575f3560e01c806386ec89ef116100a9578063b4b57c391161006e578063b4b57c3914610353578063c023d9aa1461037a578063c396d82e1461038d578063da158abd146103a0578063e60e1111146103c0575f5ffd5b806386ec89ef1461029a57806390be6aef146102bb578063942764f2146102de5780639722d57614610305578063a80bf3e61461032c575f5ffd5b806344539932116100ef57806344539932146101c75780634566d5d01461021b57806349c676de1461023b5780637586d3571461025d5780637e81a90b14610273575f5ffd5b806302780b8a1461012057806305cd245d146101645780630ff2811c14610184578063273ac32a146101a6575b5f5ffd5b6101477f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020015b60405180910390f35b610177610172366004612fbe565b6103e2565b60405161015b9190613153565b610197610192366004613224565b610616565b60405161015b93929190613436565b6101b96101b436600461345f565b6107f0565b60405161015b9291906135ba565b6101da6101d53660046135db565b61082d565b60408051978852602088019690965294860193909352901515606085015260808401526001600160a01b0390811660a08401521660c082015260e00161015b565b61022e6102293660046135f2565b6108cb565b60405161015b9190613630565b61024764ffffffffff81565b60405164ffffffffff909116815260200161015b565b61026560c881565b60405190815260200161015b565b6101477f000000000000000000000000000000000000000000000000000000000000000081565b6102ad6102a8366004613642565b610978565b60405161015b929190613674565b6102ce6102c9366004613686565b610a37565b604051901515815260200161015b565b6101477f000000000000000000000000000000000000000000000000000000000000000081565b6101477f000000000000000000000000000000000000000000000000000000000000000081565b6101477f000000000000000000000000000000000000000000000000000000000000000081565b6101477f000000000000000000000000000000000000000000000000000000000000000081565b610177610388366004612fbe565b610b2f565b6102ad61039b366004613642565b610bea565b6103b36103ae3660046135db565b610c9b565b60405161015b91906136bd565b6103d36103ce36600461345f565b610d73565b60405161015b939291906136cc565b6103ea612d25565b60606104187f0000000000000000000000000000000000000000000000000000000000000000868686610edf565b60e08401524260208085019190915243845260408051600481526024810190915290810180516001600160e01b03166318160ddd60e01b179052909150610460908690611154565b604080840191909152516001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001660248201526104d29086906044015b60408051601f198184030181529190526020810180516001600160e01b03166370a0823160e01b179052611154565b606083015260405163df18e04760e01b81526001600160a01b0386811660048301527f0000000000000000000000000000000000000000000000000000000000000000169063df18e04790602401602060405180830381865afa15801561053b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061055f9190613735565b608083018190526060830151101560a083015261057c8142611179565b61012083018190526080015160c083015260a08201516105e7576105ad8260c00151836060015184608001516112de565b60c083018190526101208301516060908101519084015160808501516105d49291906112de565b6101208401516060810191909152608001525b6105f98260c00151836040015161138f565b610100830152610608856113b6565b610140830152509392505050565b60605f806001600160a01b038716158061069f57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316876001600160a01b03161415801561069f57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316876001600160a01b031614155b156106ae57505f9050806107e6565b856001600160a01b037f000000000000000000000000000000000000000000000000000000000000000081169089160361072657620249f05a10156107065760405163ca747cad60e01b815260040160405180910390fd5b6107108888611555565b90925090508161072657505f91508190506107e6565b604051635fb34fd360e11b81526001600160a01b0389811660048301526024820183905260448201889052606482018790525f9182917f0000000000000000000000000000000000000000000000000000000000000000169063bf669fa6906084015f60405180830381865afa1580156107a2573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f191682016040526107c991908101906137b8565b915091506107d98289835f611678565b9096509450600193505050505b9450945094915050565b60605f6108207f000000000000000000000000000000000000000000000000000000000000000087878787611817565b9150915094509492505050565b5f5f5f5f5f5f5f5f61083e89610c9b565b905064ffffffffff801681602001516020015164ffffffffff161494508060600151816020015160c001518260400151878861088257846020015160200151610884565b5f5b60209590950151608081015160a090910151949e6001600160601b03949094169d506001600160801b03929092169b50995064ffffffffff90931697509195509350915050565b6060816001600160401b038111156108e5576108e561374c565b60405190808252806020026020018201604052801561091e57816020015b61090b612dbd565b8152602001906001900390816109035790505b5090505f5b828110156109715761094c8484838181106109405761094061386c565b90506020020135611b87565b82828151811061095e5761095e61386c565b6020908102919091010152600101610923565b5092915050565b60405163de7e790760e01b81526001600160a01b03848116600483015260248201849052604482018390526060915f91829182917f0000000000000000000000000000000000000000000000000000000000000000169063de7e7907906064015f60405180830381865afa1580156109f2573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610a1991908101906137b8565b91509150610a298287835f611678565b935093505050935093915050565b6040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b1790525f908190610a6f908490611154565b6040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b1790529091505f90610aa8908590611154565b60405160248101849052604481018290529091505f9060640160408051601f198184030181529190526020810180516001600160e01b031663e6a4390560e01b1790529050828214801590610b0657506001600160a01b0385163b15155b8015610b235750846001600160a01b0316610b218783611154565b145b93505050505b92915050565b610b37612d25565b6060610b657f0000000000000000000000000000000000000000000000000000000000000000868686610edf565b60e08401529050610b798286868685611c2a565b6040805160048152602481019091526020810180516001600160e01b03166318160ddd60e01b179052610bad908690611154565b60408301524260208301819052438352610bc8908290611179565b61012083018190526080015160c0830181905260408301516105f9919061138f565b6040516398c9d32160e01b81526001600160a01b03848116600483015260248201849052604482018390526060915f91829182917f000000000000000000000000000000000000000000000000000000000000000016906398c9d321906064015f60405180830381865afa158015610c64573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610c8b91908101906137b8565b91509150610a298287838a611678565b610ca3612dbd565b81815260405163632a486160e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161010060405180830381865afa158015610d0a573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d2e91906138ca565b506020820152620249f05a1015610d585760405163ca747cad60e01b815260040160405180910390fd5b610d6e81610d698360200151612021565b6120a6565b919050565b6060805f610da47f000000000000000000000000000000000000000000000000000000000000000088888888611817565b815191945091506001600160401b03811115610dc257610dc261374c565b604051908082528060200260200182016040528015610deb578160200160208202803683370190505b5091505f5b8351811015610ed4577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316637da52114858381518110610e3a57610e3a61386c565b60200260200101515f01516040518263ffffffff1660e01b8152600401610e6391815260200190565b602060405180830381865afa158015610e7e573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ea29190613982565b838281518110610eb457610eb461386c565b6001600160a01b0390921660209283029190910190910152600101610df0565b509450945094915050565b60605f610eec848461215e565b826001600160401b03811115610f0457610f0461374c565b604051908082528060200260200182016040528015610f3d57816020015b610f2a612e5b565b815260200190600190039081610f225790505b5091505f5b8381101561114a57856001600160a01b03166060868684818110610f6857610f6861386c565b90506020020135901c1415806110005750866001600160a01b0316634f558e79868684818110610f9a57610f9a61386c565b905060200201356040518263ffffffff1660e01b8152600401610fbf91815260200190565b602060405180830381865afa158015610fda573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ffe919061399d565b155b61114257866001600160a01b031663632a48618686848181106110255761102561386c565b905060200201356040518263ffffffff1660e01b815260040161104a91815260200190565b61014060405180830381865afa158015611066573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061108a9190613a58565b83828151811061109c5761109c61386c565b6020026020010181905250866001600160a01b031663f11988e08686848181106110c8576110c861386c565b905060200201356040518263ffffffff1660e01b81526004016110ed91815260200190565b602060405180830381865afa158015611108573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061112c9190613af2565b61113f906001600160801b031683613b1f565b91505b600101610f42565b5094509492505050565b5f60205f8351602085018662030d40fa601f3d118116156109715750505f5192915050565b6040805160a0810182525f808252602082018190529181018290526060810182905260808101919091526111ad83836121f8565b6080820152815f5b8451811015611257575f8582815181106111d1576111d161386c565b602002602001015160c0015160400151905064ffffffffff80168164ffffffffff16036112345761121b86838151811061120d5761120d61386c565b60200260200101518661223b565b8460600181815161122c9190613b1f565b90525061124e565b828164ffffffffff16111561124e578064ffffffffff1692505b506001016111b5565b5081608001515f036112695750610b29565b611280848483856080015186606001516063612273565b64ffffffffff168252608082015160608301516112a491869186918591605a612273565b64ffffffffff166020830152608082015160608301516112cb918691869185916032612273565b64ffffffffff1660408301525092915050565b5f5f5f6112eb8686612309565b91509150815f0361130f5783818161130557611305613b32565b0492505050611388565b818411611326576113266003851502601118612325565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150505b9392505050565b5f81156113ae576113a983670de0b6b3a7640000846112de565b611388565b5f9392505050565b6113be612eb1565b6113e782604051806040016040528060078152602001666f776e6572282960c81b815250612336565b6001600160a01b031680825261142f57611423826040518060400160405280600a8152602001696765744f776e6572282960b01b815250612336565b6001600160a01b031681525b61145c826040518060400160405280600b81526020016a617574686f72697479282960a81b815250612336565b6001600160a01b03166101e08201526040805160048152602481019091526020810180516001600160e01b0316635c975abb60e01b17905261149f908390611154565b60011460608201526040805160048152602481019091526020810180516001600160e01b031663ed50519760e01b1790526114db908390611154565b8160a00181815250505f826001600160a01b0316803b806020016040519081016040528181525f908060200190933c905080516017148015611534575061152181613b46565b6001600160e81b03191662ef010060e81b145b1561154557600160e083015261154f565b61154f8282612388565b50919050565b6040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b1790525f908190839082906115919083906124ef565b6040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b1790529091505f906115ca9084906124ef565b6040805160048152602481019091526020810180516001600160e01b031663ddca3f4360e01b1790529091505f906116039085906124ef565b90506001600160a01b03841615801590611627575086611625898585856124fe565b145b604080516001600160a01b03808716602083015285169181019190915262ffffff83166060820152909650608001604051602081830303815290604052805190602001209450505050509250929050565b60605f85516001600160401b038111156116945761169461374c565b6040519080825280602002602001820160405280156116cd57816020015b6116ba612dbd565b8152602001906001900390816116b25790505b5091505f5f5b87518110156117e757620249f05a101561170c57805f036117075760405163ca747cad60e01b815260040160405180910390fd5b6117e7565b5f61172f8983815181106117225761172261386c565b6020026020010151611b87565b90505f81610160015160038111156117495761174961325c565b0361175457506117df565b6001600160a01b038616158015906117a95750856001600160a01b03168160200151608001516001600160a01b03161415806117a957506117958289613b1f565b81602001516060015165ffffffffffff1614155b156117b457506117df565b8085846117c081613b83565b9550815181106117d2576117d261386c565b6020026020010181905250505b6001016116d3565b856117f28289613b1f565b106117fd575f611807565b6118078188613b1f565b9250818452505094509492505050565b604051637df3a07f60e01b81526001600160a01b0385811660048301526060915f91829182918a1690637df3a07f906024016040805180830381865afa158015611863573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118879190613b9b565b915091505f6118978787846125a2565b91985090945090506118a98782613bbd565b6001600160401b038111156118c0576118c061374c565b6040519080825280602002602001820160405280156118f957816020015b6118e6612f34565b8152602001906001900390816118de5790505b5094505f875b82811015611b75575f60016119148388613b1f565b61191e9190613bbd565b604051634f558e7960e01b8152600481018290529091506001600160a01b038e1690634f558e7990602401602060405180830381865afa158015611964573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611988919061399d565b6119925750611b6d565b60405163632a486160e01b8152600481018290525f906001600160a01b038f169063632a48619060240161014060405180830381865afa1580156119d8573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906119fc9190613a58565b90506001600160a01b038c1615801590611a2c57508b6001600160a01b031681602001516001600160a01b031614155b15611a38575050611b6d565b60405180608001604052808381526020018281526020018f6001600160a01b031663968fb8ba856040518263ffffffff1660e01b8152600401611a7d91815260200190565b602060405180830381865afa158015611a98573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611abc9190613af2565b6001600160801b031681526020018f6001600160a01b031663f11988e0856040518263ffffffff1660e01b8152600401611af891815260200190565b602060405180830381865afa158015611b13573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b379190613af2565b6001600160801b031690528985611b4d81613b83565b965081518110611b5f57611b5f61386c565b602002602001018190525050505b6001016118ff565b50808652505050509550959350505050565b611b8f612dbd565b604051634f558e7960e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634f558e7990602401602060405180830381865afa158015611bf2573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611c16919061399d565b15611c2457610b2982610c9b565b90815290565b5f826001600160401b03811115611c4357611c4361374c565b604051908082528060200260200182016040528015611c6c578160200160208202803683370190505b50600160a088015290505f5b83811015612018575f6001600160a01b0316838281518110611c9c57611c9c61386c565b6020026020010151602001516001600160a01b03160315612010575f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316637da52114878785818110611cf957611cf961386c565b905060200201356040518263ffffffff1660e01b8152600401611d1e91815260200190565b602060405180830381865afa158015611d39573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611d5d9190613982565b604051630d0c66e760e21b81526001600160a01b03898116600483015280831660248301529192505f917f000000000000000000000000000000000000000000000000000000000000000016906334319b9c90604401602060405180830381865afa158015611dce573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611df29190613982565b6040516001600160a01b03821660248201529091505f90611e17908a906044016104a3565b604051632b2bad2b60e11b81526001600160a01b038b8116600483015285811660248301529192505f917f000000000000000000000000000000000000000000000000000000000000000016906356575a5690604401602060405180830381865afa158015611e88573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611eac9190613735565b9050611eb986868661260f565b611ef15760608b01515f198382019182101591820281189091021860608c015260808b018051829190611eed908390613b1f565b9052505b83868681518110611f0457611f0461386c565b60200260200101906001600160a01b031690816001600160a01b031681525050808210611f345750505050612010565b5f60a08c01528651611f6e90889087908110611f5257611f5261386c565b6020026020010151606001516001600160801b031683836112de565b878681518110611f8057611f8061386c565b6020026020010151606001906001600160801b031690816001600160801b031681525050611fd5878681518110611fb957611fb961386c565b602002602001015160a001516001600160801b031683836112de565b878681518110611fe757611fe761386c565b602002602001015160a001906001600160801b031690816001600160801b031681525050505050505b600101611c78565b50505050505050565b5f80826040015160018111156120395761203961325c565b036120725750517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0390811691161490565b50517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0390811691161490565b5f8083602001516040015160018111156120c2576120c261325c565b146120d5576120d083612668565b6120de565b6120de836128d8565b9050806120f357505060016101609190910152565b8161210b57505060026101608201525f606090910152565b60036101608401526020830151604001515f90600181111561212f5761212f61325c565b036121595761215383602001515f015184608001518560a001518660c001516124fe565b60608401525b505050565b60c8811115612188576040516370dc448b60e01b815260c860048201526024015b60405180910390fd5b60015b818110156121595782826121a0600184613bbd565b8181106121af576121af61386c565b905060200201358383838181106121c8576121c861386c565b90506020020135116121f0576040516305ae8f1960e21b81526004810182905260240161217f565b60010161218b565b5f5f5b8351811015610971576122278482815181106122195761221961386c565b60200260200101518461223b565b6122319083613b1f565b91506001016121fb565b5f61225483606001518460a001518560c0015185612a45565b83606001516122639190613bd0565b6001600160801b03169392505050565b5f61227e8285613bef565b612289846064613bef565b1061229a575064ffffffffff6122ff565b60016122a68787613bbd565b11156122fc575f60026122b98789613b1f565b6122c39190613c06565b90506122cf8386613bef565b6122d989836121f8565b6122e4906064613bef565b10156122f2578095506122f6565b8096505b5061229a565b50835b9695505050505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b604080516004815260248101918290525f91611388918591612359908690613c25565b6040519081900390206020820180516001600160e01b03166001600160e01b0319909216919091179052611154565b5f612391612b0c565b825190915060015f5b828110156124e757848101602001515f1a606081108015906123bd5750607f8111155b15612438578280156123cf5750806063145b80156123e45750836123e2836004613b1f565b105b1561241c5761241c87612417876124128a612400886001613b1f565b01602001516001600160e01b03191690565b612b2f565b612b9a565b612427605f82613bbd565b6124319083613b1f565b91506124d6565b80605b0361244957600192506124d6565b82156124d6578060f4148061245e57508060f2145b1561246f57600160e08801526124aa565b806032036124845760016101a08801526124aa565b806041036124995760016101c08801526124aa565b8060ff036124aa5760016101808801525b80158015906124ba575080605614155b80156124c757508060f314155b80156124d3575060fd81105b92505b506124e081613b83565b905061239a565b505050505050565b5f61138883620186a084612c57565b6040805160048152602481019091526020810180516001600160e01b031663c45a015560e01b1790525f9081906125369087906124ef565b6040516001600160a01b0380881660248301528616604482015262ffffff8516606482015290915061259690829060840160408051601f198184030181529190526020810180516001600160e01b0316630b4c774160e11b1790526124ef565b9150505b949350505050565b5f808085156125b157856125b4565b60015b9250838311156125c857508190505f612606565b6125d28385613bbd565b85116125e7576125e28584613b1f565b6125f2565b6125f2846001613b1f565b91508382116126015781612603565b5f5b90505b93509350939050565b5f5f5b8381101561265e57826001600160a01b03168582815181106126365761263661386c565b60200260200101516001600160a01b031603612656576001915050611388565b600101612612565b505f949350505050565b6020810151805160c0909101516040516001600160601b0390911660248201525f91606091839060440160408051601f198184030181529190526020810180516001600160e01b0316631efeed3360e01b17905290506126d8826126cf600261ea60613c06565b83600180612c7c565b9094509250836126ec57505f949350505050565b825f815181106126fe576126fe61386c565b6020908102919091018101516001600160801b03166040808801919091529086015160c0015190516001600160601b03909116602482015260440160408051601f198184030181529190526020810180516001600160e01b0316637ba03aad60e01b179052905061278082612776600261ea60613c06565b8360066001612c7c565b90945092508361279c5750505f60409093018390525090919050565b825f815181106127ae576127ae61386c565b6020026020010151836001815181106127c9576127c961386c565b60209081029190910101516001600160a01b0390811660a08801521660808601528251839060029081106127ff576127ff61386c565b60200260200101518360038151811061281a5761281a61386c565b602090810291909101015160020b61012087015262ffffff1660c086015282518390600490811061284d5761284d61386c565b60209081029190910101516001600160a01b031661014086015282516008908490600590811061287f5761287f61386c565b6020026020010151901c60208460058151811061289e5761289e61386c565b60209081029190910181015190911c600290810b6101008901529190910b60e087015260a093019290922060609094019390935250919050565b602081015160c001516040516001600160601b0390911660248201525f90606090829060440160408051601f19818403018152919052602080820180516001600160e01b031663133f757160e31b179052850151519091506129419061ea6083600c6001612c7c565b805191945092508290600290811061295b5761295b61386c565b6020026020010151826003815181106129765761297661386c565b60209081029190910101516001600160a01b0390811660a08701521660808501528151829060049081106129ac576129ac61386c565b602090810291909101015162ffffff1660c08501528151829060059081106129d6576129d661386c565b6020026020010151826006815181106129f1576129f161386c565b6020908102919091010151600290810b6101008701520b60e0850152815182906007908110612a2257612a2261386c565b60209081029190910101516001600160801b031660409094019390935250919050565b5f64ffffffffff8016836040015164ffffffffff1603612a6657508261259a565b826040015164ffffffffff168210612a7f57508361259a565b826020015164ffffffffff16821080612aa05750825164ffffffffff168211155b15612aac57508261259a565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff168015612ae857612ae2818484612d0a565b92509050805b612afe8789036001600160801b03168484612d0a565b909601979650505050505050565b6060604051806101a0016040528061016d8152602001613c3c61016d9139905090565b5f8160e01c5f60058551045b80821015612b915780820160011c6005810260208801015160d81c8060081c858103612b6e575060ff169450612b919050565b85811060018114612b8157839450612b88565b6001840195505b50505050612b3b565b50505092915050565b8060ff165f03612ba8575050565b5f1960ff821601612bbe57600160208301525050565b60011960ff821601612bd557600160408301525050565b60021960ff821601612bec57600160c08301525050565b60031960ff821601612c0357600160808301525050565b60041960ff821601612c1b5760016101008301525050565b60051960ff821601612c335760016101208301525050565b60061960ff821601612c4b5760016101408301525050565b60016101608301525050565b5f60205f8351602085018787fa601f3d11811615612c74575f5191505b509392505050565b5f6060836001600160401b03811115612c9757612c9761374c565b604051908082528060200260200182016040528015612cc0578160200160208202803683370190505b5090508360051b5f5f8751602089018b8bfa9250838015612ce757813d1484169350612cf0565b813d1015841693505b508215612cff57805f602084013e5b509550959350505050565b5f8183850281612d1c57612d1c613b32565b04949350505050565b6040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f151581526020015f81526020015f81526020015f8152602001612dab6040518060a001604052805f64ffffffffff1681526020015f64ffffffffff1681526020015f64ffffffffff1681526020015f81526020015f81525090565b8152602001612db8612eb1565b905290565b6040518061018001604052805f8152602001612e0d6040805160e0810182525f80825260208201819052909182019081525f60208201819052604082018190526060820181905260809091015290565b81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e08201819052610100820181905261012082018190526101409091015290565b6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b60408051610200810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101829052610100810182905261012081018290526101408101829052610160810182905261018081018290526101a081018290526101c081018290526101e081019190915290565b60405180608001604052805f8152602001612f4d612e5b565b81525f6020820181905260409091015290565b6001600160a01b0381168114612f74575f5ffd5b50565b5f5f83601f840112612f87575f5ffd5b5081356001600160401b03811115612f9d575f5ffd5b6020830191508360208260051b8501011115612fb7575f5ffd5b9250929050565b5f5f5f60408486031215612fd0575f5ffd5b8335612fdb81612f60565b925060208401356001600160401b03811115612ff5575f5ffd5b61300186828701612f77565b9497909650939450505050565b80516001600160a01b03168252602081015161302e602084018215159052565b506040810151613042604084018215159052565b506060810151613056606084018215159052565b50608081015161306a608084018215159052565b5060a081015160a083015260c081015161308860c084018215159052565b5060e081015161309c60e084018215159052565b506101008101516130b261010084018215159052565b506101208101516130c861012084018215159052565b506101408101516130de61014084018215159052565b506101608101516130f461016084018215159052565b5061018081015161310a61018084018215159052565b506101a08101516131206101a084018215159052565b506101c08101516131366101c084018215159052565b506101e08101516121596101e08401826001600160a01b03169052565b5f6103c082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015161319a60a084018215159052565b5060c083015160c083015260e083015160e083015261010083015161010083015261012083015161320f61012084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015260608101516060830152608081015160808301525050565b506101408301516109716101c084018261300e565b5f5f5f5f60808587031215613237575f5ffd5b843561324281612f60565b966020860135965060408601359560600135945092505050565b634e487b7160e01b5f52602160045260245ffd5b80516001600160a01b0316825260208082015164ffffffffff16908301526040810151600281106132a3576132a361325c565b8060408401525065ffffffffffff606082015116606083015260808101516132d660808401826001600160a01b03169052565b5060a08101516132f160a08401826001600160a01b03169052565b5060c081015161215960c08401826001600160601b03169052565b6004811061331c5761331c61325c565b9052565b8051825260208101516133366020840182613270565b5060408101516001600160801b0316610100830152606081015161012083015260808101516001600160a01b0390811661014084015260a08201511661016083015260c081015162ffffff1661018083015260e0810151600281900b6101a0840152506101008101516133af6101c084018260020b9052565b506101208101516133c66101e084018260020b9052565b506101408101516001600160a01b031661020083015261016081015161215961022084018261330c565b5f8151808452602084019350602083015f5b8281101561342c57613415868351613320565b610240959095019460209190910190600101613402565b5093949350505050565b606081525f61344860608301866133f0565b602083019490945250901515604090910152919050565b5f5f5f5f60808587031215613472575f5ffd5b843561347d81612f60565b9350602085013561348d81612f60565b93969395505050506040820135916060013590565b5f8151808452602084019350602083015f5b8281101561342c57815180518752602081015160018060a01b03815116602089015260018060a01b03602082015116604089015260018060a01b0360408201511660608901526001600160801b0360608201511660808901526001600160801b0360808201511660a089015260a081015161353a60c08a01826001600160801b03169052565b5060c00151805164ffffffffff90811660e08a0152602082015181166101008a0152604082015116610120890152606081015161ffff166101408901525060408101516001600160801b03811661016089015250606001516001600160801b038116610180880152506101a09590950194602091909101906001016134b4565b604081525f6135cc60408301856134a2565b90508260208301529392505050565b5f602082840312156135eb575f5ffd5b5035919050565b5f5f60208385031215613603575f5ffd5b82356001600160401b03811115613618575f5ffd5b61362485828601612f77565b90969095509350505050565b602081525f61138860208301846133f0565b5f5f5f60608486031215613654575f5ffd5b833561365f81612f60565b95602085013595506040909401359392505050565b604081525f6135cc60408301856133f0565b5f5f60408385031215613697575f5ffd5b82356136a281612f60565b915060208301356136b281612f60565b809150509250929050565b6102408101610b298284613320565b606081525f6136de60608301866134a2565b82810360208401528085518083526020830191506020870192505f5b818110156137215783516001600160a01b03168352602093840193909201916001016136fa565b505060409390930193909352509392505050565b5f60208284031215613745575f5ffd5b5051919050565b634e487b7160e01b5f52604160045260245ffd5b60405160e081016001600160401b03811182821017156137825761378261374c565b60405290565b604051601f8201601f191681016001600160401b03811182821017156137b0576137b061374c565b604052919050565b5f5f604083850312156137c9575f5ffd5b82516001600160401b038111156137de575f5ffd5b8301601f810185136137ee575f5ffd5b80516001600160401b038111156138075761380761374c565b8060051b61381760208201613788565b91825260208184018101929081019088841115613832575f5ffd5b6020850194505b8385101561385857845180835260209586019590935090910190613839565b602097909701519698969750505050505050565b634e487b7160e01b5f52603260045260245ffd5b8051610d6e81612f60565b805164ffffffffff81168114610d6e575f5ffd5b805165ffffffffffff81168114610d6e575f5ffd5b80516001600160601b0381168114610d6e575f5ffd5b5f5f8284036101008112156138dd575f5ffd5b60e08112156138ea575f5ffd5b506138f3613760565b83516138fe81612f60565b815261390c6020850161388b565b6020820152604084015160028110613922575f5ffd5b60408201526139336060850161389f565b606082015261394460808501613880565b608082015261395560a08501613880565b60a082015261396660c085016138b4565b60c0820152915061397960e08401613880565b90509250929050565b5f60208284031215613992575f5ffd5b815161138881612f60565b5f602082840312156139ad575f5ffd5b81518015158114611388575f5ffd5b80516001600160801b0381168114610d6e575f5ffd5b5f608082840312156139e2575f5ffd5b604051608081016001600160401b0381118282101715613a0457613a0461374c565b604052905080613a138361388b565b8152613a216020840161388b565b6020820152613a326040840161388b565b6040820152606083015161ffff81168114613a4b575f5ffd5b6060919091015292915050565b5f610140828403128015613a6a575f5ffd5b50613a73613760565b8251613a7e81612f60565b81526020830151613a8e81612f60565b60208201526040830151613aa181612f60565b6040820152613ab2606084016139bc565b6060820152613ac3608084016139bc565b6080820152613ad460a084016139bc565b60a0820152613ae68460c085016139d2565b60c08201529392505050565b5f60208284031215613b02575f5ffd5b611388826139bc565b634e487b7160e01b5f52601160045260245ffd5b80820180821115610b2957610b29613b0b565b634e487b7160e01b5f52601260045260245ffd5b805160208201516001600160e81b0319811691906003821015613b7c576001600160e81b03196003838103901b81901b82161692505b5050919050565b5f60018201613b9457613b94613b0b565b5060010190565b5f5f60408385031215613bac575f5ffd5b505080516020909101519092909150565b81810381811115610b2957610b29613b0b565b6001600160801b038281168282160390811115610b2957610b29613b0b565b8082028115828204841417610b2957610b29613b0b565b5f82613c2057634e487b7160e01b5f52601260045260245ffd5b500490565b5f82518060208501845e5f92019182525091905056fe061c82d0050b78f9c0050cc835a3050ecb93c003153b0d1e0318bf5077011cdd3be303203e727e04273123b7032e5bb6ff052f2ff15d0831c2d84703333e99db03342aa8b5033659cfe6073bbac579033f4ba83a0240c10f190144337ea103455a4396034ada218b064f1ef2860752d1902d075c60da1b075d0044ca0468092bd90369fe0e2d056a486a8e0574010ece04751039fc047a9e5e4b087d1db4a5048095d564058456cb59028a8c523c068b4cee08058cd09d50058d1fdf2f038e2eee84038f70ccf7068f9a55c00491d1485408a0712d6801b515566a03bbc0c74206bfd7928403c024666805c17b5b8c05c18bc19504c2e5ec0406c3f70b5204c647b20e05c876d0b904c8c8ebe404c9567bf906cc872b6601d01dd6d203d34628cc03d543dbeb04d85ba06305dbac26e903dc1052e205e47d606003e4997dc503ea1644d504ec1f3f6305ec28438a04f3bdc22803f8b45b0504f9f92be403fe575a8703ffb54a9906ffecf51603a264697066735822122092a9b6b6325a7b273d40636d8b3670e35531e30e18c3664b23e0d8c112a1191864736f6c63430008250033'

/** The code a LockLens has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const lockLensRuntime = {
  code: '0x608060405234801561000f575f5ffd5b506004361061011c575f3560e01c806386ec89ef116100a9578063b4b57c391161006e578063b4b57c3914610353578063c023d9aa1461037a578063c396d82e1461038d578063da158abd146103a0578063e60e1111146103c0575f5ffd5b806386ec89ef1461029a57806390be6aef146102bb578063942764f2146102de5780639722d57614610305578063a80bf3e61461032c575f5ffd5b806344539932116100ef57806344539932146101c75780634566d5d01461021b57806349c676de1461023b5780637586d3571461025d5780637e81a90b14610273575f5ffd5b806302780b8a1461012057806305cd245d146101645780630ff2811c14610184578063273ac32a146101a6575b5f5ffd5b6101477f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b0390911681526020015b60405180910390f35b610177610172366004612fbe565b6103e2565b60405161015b9190613153565b610197610192366004613224565b610616565b60405161015b93929190613436565b6101b96101b436600461345f565b6107f0565b60405161015b9291906135ba565b6101da6101d53660046135db565b61082d565b60408051978852602088019690965294860193909352901515606085015260808401526001600160a01b0390811660a08401521660c082015260e00161015b565b61022e6102293660046135f2565b6108cb565b60405161015b9190613630565b61024764ffffffffff81565b60405164ffffffffff909116815260200161015b565b61026560c881565b60405190815260200161015b565b6101477f000000000000000000000000000000000000000000000000000000000000000081565b6102ad6102a8366004613642565b610978565b60405161015b929190613674565b6102ce6102c9366004613686565b610a37565b604051901515815260200161015b565b6101477f000000000000000000000000000000000000000000000000000000000000000081565b6101477f000000000000000000000000000000000000000000000000000000000000000081565b6101477f000000000000000000000000000000000000000000000000000000000000000081565b6101477f000000000000000000000000000000000000000000000000000000000000000081565b610177610388366004612fbe565b610b2f565b6102ad61039b366004613642565b610bea565b6103b36103ae3660046135db565b610c9b565b60405161015b91906136bd565b6103d36103ce36600461345f565b610d73565b60405161015b939291906136cc565b6103ea612d25565b60606104187f0000000000000000000000000000000000000000000000000000000000000000868686610edf565b60e08401524260208085019190915243845260408051600481526024810190915290810180516001600160e01b03166318160ddd60e01b179052909150610460908690611154565b604080840191909152516001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001660248201526104d29086906044015b60408051601f198184030181529190526020810180516001600160e01b03166370a0823160e01b179052611154565b606083015260405163df18e04760e01b81526001600160a01b0386811660048301527f0000000000000000000000000000000000000000000000000000000000000000169063df18e04790602401602060405180830381865afa15801561053b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061055f9190613735565b608083018190526060830151101560a083015261057c8142611179565b61012083018190526080015160c083015260a08201516105e7576105ad8260c00151836060015184608001516112de565b60c083018190526101208301516060908101519084015160808501516105d49291906112de565b6101208401516060810191909152608001525b6105f98260c00151836040015161138f565b610100830152610608856113b6565b610140830152509392505050565b60605f806001600160a01b038716158061069f57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316876001600160a01b03161415801561069f57507f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316876001600160a01b031614155b156106ae57505f9050806107e6565b856001600160a01b037f000000000000000000000000000000000000000000000000000000000000000081169089160361072657620249f05a10156107065760405163ca747cad60e01b815260040160405180910390fd5b6107108888611555565b90925090508161072657505f91508190506107e6565b604051635fb34fd360e11b81526001600160a01b0389811660048301526024820183905260448201889052606482018790525f9182917f0000000000000000000000000000000000000000000000000000000000000000169063bf669fa6906084015f60405180830381865afa1580156107a2573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f191682016040526107c991908101906137b8565b915091506107d98289835f611678565b9096509450600193505050505b9450945094915050565b60605f6108207f000000000000000000000000000000000000000000000000000000000000000087878787611817565b9150915094509492505050565b5f5f5f5f5f5f5f5f61083e89610c9b565b905064ffffffffff801681602001516020015164ffffffffff161494508060600151816020015160c001518260400151878861088257846020015160200151610884565b5f5b60209590950151608081015160a090910151949e6001600160601b03949094169d506001600160801b03929092169b50995064ffffffffff90931697509195509350915050565b6060816001600160401b038111156108e5576108e561374c565b60405190808252806020026020018201604052801561091e57816020015b61090b612dbd565b8152602001906001900390816109035790505b5090505f5b828110156109715761094c8484838181106109405761094061386c565b90506020020135611b87565b82828151811061095e5761095e61386c565b6020908102919091010152600101610923565b5092915050565b60405163de7e790760e01b81526001600160a01b03848116600483015260248201849052604482018390526060915f91829182917f0000000000000000000000000000000000000000000000000000000000000000169063de7e7907906064015f60405180830381865afa1580156109f2573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610a1991908101906137b8565b91509150610a298287835f611678565b935093505050935093915050565b6040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b1790525f908190610a6f908490611154565b6040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b1790529091505f90610aa8908590611154565b60405160248101849052604481018290529091505f9060640160408051601f198184030181529190526020810180516001600160e01b031663e6a4390560e01b1790529050828214801590610b0657506001600160a01b0385163b15155b8015610b235750846001600160a01b0316610b218783611154565b145b93505050505b92915050565b610b37612d25565b6060610b657f0000000000000000000000000000000000000000000000000000000000000000868686610edf565b60e08401529050610b798286868685611c2a565b6040805160048152602481019091526020810180516001600160e01b03166318160ddd60e01b179052610bad908690611154565b60408301524260208301819052438352610bc8908290611179565b61012083018190526080015160c0830181905260408301516105f9919061138f565b6040516398c9d32160e01b81526001600160a01b03848116600483015260248201849052604482018390526060915f91829182917f000000000000000000000000000000000000000000000000000000000000000016906398c9d321906064015f60405180830381865afa158015610c64573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052610c8b91908101906137b8565b91509150610a298287838a611678565b610ca3612dbd565b81815260405163632a486160e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063632a48619060240161010060405180830381865afa158015610d0a573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d2e91906138ca565b506020820152620249f05a1015610d585760405163ca747cad60e01b815260040160405180910390fd5b610d6e81610d698360200151612021565b6120a6565b919050565b6060805f610da47f000000000000000000000000000000000000000000000000000000000000000088888888611817565b815191945091506001600160401b03811115610dc257610dc261374c565b604051908082528060200260200182016040528015610deb578160200160208202803683370190505b5091505f5b8351811015610ed4577f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316637da52114858381518110610e3a57610e3a61386c565b60200260200101515f01516040518263ffffffff1660e01b8152600401610e6391815260200190565b602060405180830381865afa158015610e7e573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ea29190613982565b838281518110610eb457610eb461386c565b6001600160a01b0390921660209283029190910190910152600101610df0565b509450945094915050565b60605f610eec848461215e565b826001600160401b03811115610f0457610f0461374c565b604051908082528060200260200182016040528015610f3d57816020015b610f2a612e5b565b815260200190600190039081610f225790505b5091505f5b8381101561114a57856001600160a01b03166060868684818110610f6857610f6861386c565b90506020020135901c1415806110005750866001600160a01b0316634f558e79868684818110610f9a57610f9a61386c565b905060200201356040518263ffffffff1660e01b8152600401610fbf91815260200190565b602060405180830381865afa158015610fda573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610ffe919061399d565b155b61114257866001600160a01b031663632a48618686848181106110255761102561386c565b905060200201356040518263ffffffff1660e01b815260040161104a91815260200190565b61014060405180830381865afa158015611066573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061108a9190613a58565b83828151811061109c5761109c61386c565b6020026020010181905250866001600160a01b031663f11988e08686848181106110c8576110c861386c565b905060200201356040518263ffffffff1660e01b81526004016110ed91815260200190565b602060405180830381865afa158015611108573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061112c9190613af2565b61113f906001600160801b031683613b1f565b91505b600101610f42565b5094509492505050565b5f60205f8351602085018662030d40fa601f3d118116156109715750505f5192915050565b6040805160a0810182525f808252602082018190529181018290526060810182905260808101919091526111ad83836121f8565b6080820152815f5b8451811015611257575f8582815181106111d1576111d161386c565b602002602001015160c0015160400151905064ffffffffff80168164ffffffffff16036112345761121b86838151811061120d5761120d61386c565b60200260200101518661223b565b8460600181815161122c9190613b1f565b90525061124e565b828164ffffffffff16111561124e578064ffffffffff1692505b506001016111b5565b5081608001515f036112695750610b29565b611280848483856080015186606001516063612273565b64ffffffffff168252608082015160608301516112a491869186918591605a612273565b64ffffffffff166020830152608082015160608301516112cb918691869185916032612273565b64ffffffffff1660408301525092915050565b5f5f5f6112eb8686612309565b91509150815f0361130f5783818161130557611305613b32565b0492505050611388565b818411611326576113266003851502601118612325565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150505b9392505050565b5f81156113ae576113a983670de0b6b3a7640000846112de565b611388565b5f9392505050565b6113be612eb1565b6113e782604051806040016040528060078152602001666f776e6572282960c81b815250612336565b6001600160a01b031680825261142f57611423826040518060400160405280600a8152602001696765744f776e6572282960b01b815250612336565b6001600160a01b031681525b61145c826040518060400160405280600b81526020016a617574686f72697479282960a81b815250612336565b6001600160a01b03166101e08201526040805160048152602481019091526020810180516001600160e01b0316635c975abb60e01b17905261149f908390611154565b60011460608201526040805160048152602481019091526020810180516001600160e01b031663ed50519760e01b1790526114db908390611154565b8160a00181815250505f826001600160a01b0316803b806020016040519081016040528181525f908060200190933c905080516017148015611534575061152181613b46565b6001600160e81b03191662ef010060e81b145b1561154557600160e083015261154f565b61154f8282612388565b50919050565b6040805160048152602481019091526020810180516001600160e01b0316630dfe168160e01b1790525f908190839082906115919083906124ef565b6040805160048152602481019091526020810180516001600160e01b031663d21220a760e01b1790529091505f906115ca9084906124ef565b6040805160048152602481019091526020810180516001600160e01b031663ddca3f4360e01b1790529091505f906116039085906124ef565b90506001600160a01b03841615801590611627575086611625898585856124fe565b145b604080516001600160a01b03808716602083015285169181019190915262ffffff83166060820152909650608001604051602081830303815290604052805190602001209450505050509250929050565b60605f85516001600160401b038111156116945761169461374c565b6040519080825280602002602001820160405280156116cd57816020015b6116ba612dbd565b8152602001906001900390816116b25790505b5091505f5f5b87518110156117e757620249f05a101561170c57805f036117075760405163ca747cad60e01b815260040160405180910390fd5b6117e7565b5f61172f8983815181106117225761172261386c565b6020026020010151611b87565b90505f81610160015160038111156117495761174961325c565b0361175457506117df565b6001600160a01b038616158015906117a95750856001600160a01b03168160200151608001516001600160a01b03161415806117a957506117958289613b1f565b81602001516060015165ffffffffffff1614155b156117b457506117df565b8085846117c081613b83565b9550815181106117d2576117d261386c565b6020026020010181905250505b6001016116d3565b856117f28289613b1f565b106117fd575f611807565b6118078188613b1f565b9250818452505094509492505050565b604051637df3a07f60e01b81526001600160a01b0385811660048301526060915f91829182918a1690637df3a07f906024016040805180830381865afa158015611863573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906118879190613b9b565b915091505f6118978787846125a2565b91985090945090506118a98782613bbd565b6001600160401b038111156118c0576118c061374c565b6040519080825280602002602001820160405280156118f957816020015b6118e6612f34565b8152602001906001900390816118de5790505b5094505f875b82811015611b75575f60016119148388613b1f565b61191e9190613bbd565b604051634f558e7960e01b8152600481018290529091506001600160a01b038e1690634f558e7990602401602060405180830381865afa158015611964573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611988919061399d565b6119925750611b6d565b60405163632a486160e01b8152600481018290525f906001600160a01b038f169063632a48619060240161014060405180830381865afa1580156119d8573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906119fc9190613a58565b90506001600160a01b038c1615801590611a2c57508b6001600160a01b031681602001516001600160a01b031614155b15611a38575050611b6d565b60405180608001604052808381526020018281526020018f6001600160a01b031663968fb8ba856040518263ffffffff1660e01b8152600401611a7d91815260200190565b602060405180830381865afa158015611a98573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611abc9190613af2565b6001600160801b031681526020018f6001600160a01b031663f11988e0856040518263ffffffff1660e01b8152600401611af891815260200190565b602060405180830381865afa158015611b13573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611b379190613af2565b6001600160801b031690528985611b4d81613b83565b965081518110611b5f57611b5f61386c565b602002602001018190525050505b6001016118ff565b50808652505050509550959350505050565b611b8f612dbd565b604051634f558e7960e01b8152600481018390527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031690634f558e7990602401602060405180830381865afa158015611bf2573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611c16919061399d565b15611c2457610b2982610c9b565b90815290565b5f826001600160401b03811115611c4357611c4361374c565b604051908082528060200260200182016040528015611c6c578160200160208202803683370190505b50600160a088015290505f5b83811015612018575f6001600160a01b0316838281518110611c9c57611c9c61386c565b6020026020010151602001516001600160a01b03160315612010575f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316637da52114878785818110611cf957611cf961386c565b905060200201356040518263ffffffff1660e01b8152600401611d1e91815260200190565b602060405180830381865afa158015611d39573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611d5d9190613982565b604051630d0c66e760e21b81526001600160a01b03898116600483015280831660248301529192505f917f000000000000000000000000000000000000000000000000000000000000000016906334319b9c90604401602060405180830381865afa158015611dce573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611df29190613982565b6040516001600160a01b03821660248201529091505f90611e17908a906044016104a3565b604051632b2bad2b60e11b81526001600160a01b038b8116600483015285811660248301529192505f917f000000000000000000000000000000000000000000000000000000000000000016906356575a5690604401602060405180830381865afa158015611e88573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611eac9190613735565b9050611eb986868661260f565b611ef15760608b01515f198382019182101591820281189091021860608c015260808b018051829190611eed908390613b1f565b9052505b83868681518110611f0457611f0461386c565b60200260200101906001600160a01b031690816001600160a01b031681525050808210611f345750505050612010565b5f60a08c01528651611f6e90889087908110611f5257611f5261386c565b6020026020010151606001516001600160801b031683836112de565b878681518110611f8057611f8061386c565b6020026020010151606001906001600160801b031690816001600160801b031681525050611fd5878681518110611fb957611fb961386c565b602002602001015160a001516001600160801b031683836112de565b878681518110611fe757611fe761386c565b602002602001015160a001906001600160801b031690816001600160801b031681525050505050505b600101611c78565b50505050505050565b5f80826040015160018111156120395761203961325c565b036120725750517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0390811691161490565b50517f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0390811691161490565b5f8083602001516040015160018111156120c2576120c261325c565b146120d5576120d083612668565b6120de565b6120de836128d8565b9050806120f357505060016101609190910152565b8161210b57505060026101608201525f606090910152565b60036101608401526020830151604001515f90600181111561212f5761212f61325c565b036121595761215383602001515f015184608001518560a001518660c001516124fe565b60608401525b505050565b60c8811115612188576040516370dc448b60e01b815260c860048201526024015b60405180910390fd5b60015b818110156121595782826121a0600184613bbd565b8181106121af576121af61386c565b905060200201358383838181106121c8576121c861386c565b90506020020135116121f0576040516305ae8f1960e21b81526004810182905260240161217f565b60010161218b565b5f5f5b8351811015610971576122278482815181106122195761221961386c565b60200260200101518461223b565b6122319083613b1f565b91506001016121fb565b5f61225483606001518460a001518560c0015185612a45565b83606001516122639190613bd0565b6001600160801b03169392505050565b5f61227e8285613bef565b612289846064613bef565b1061229a575064ffffffffff6122ff565b60016122a68787613bbd565b11156122fc575f60026122b98789613b1f565b6122c39190613c06565b90506122cf8386613bef565b6122d989836121f8565b6122e4906064613bef565b10156122f2578095506122f6565b8096505b5061229a565b50835b9695505050505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b604080516004815260248101918290525f91611388918591612359908690613c25565b6040519081900390206020820180516001600160e01b03166001600160e01b0319909216919091179052611154565b5f612391612b0c565b825190915060015f5b828110156124e757848101602001515f1a606081108015906123bd5750607f8111155b15612438578280156123cf5750806063145b80156123e45750836123e2836004613b1f565b105b1561241c5761241c87612417876124128a612400886001613b1f565b01602001516001600160e01b03191690565b612b2f565b612b9a565b612427605f82613bbd565b6124319083613b1f565b91506124d6565b80605b0361244957600192506124d6565b82156124d6578060f4148061245e57508060f2145b1561246f57600160e08801526124aa565b806032036124845760016101a08801526124aa565b806041036124995760016101c08801526124aa565b8060ff036124aa5760016101808801525b80158015906124ba575080605614155b80156124c757508060f314155b80156124d3575060fd81105b92505b506124e081613b83565b905061239a565b505050505050565b5f61138883620186a084612c57565b6040805160048152602481019091526020810180516001600160e01b031663c45a015560e01b1790525f9081906125369087906124ef565b6040516001600160a01b0380881660248301528616604482015262ffffff8516606482015290915061259690829060840160408051601f198184030181529190526020810180516001600160e01b0316630b4c774160e11b1790526124ef565b9150505b949350505050565b5f808085156125b157856125b4565b60015b9250838311156125c857508190505f612606565b6125d28385613bbd565b85116125e7576125e28584613b1f565b6125f2565b6125f2846001613b1f565b91508382116126015781612603565b5f5b90505b93509350939050565b5f5f5b8381101561265e57826001600160a01b03168582815181106126365761263661386c565b60200260200101516001600160a01b031603612656576001915050611388565b600101612612565b505f949350505050565b6020810151805160c0909101516040516001600160601b0390911660248201525f91606091839060440160408051601f198184030181529190526020810180516001600160e01b0316631efeed3360e01b17905290506126d8826126cf600261ea60613c06565b83600180612c7c565b9094509250836126ec57505f949350505050565b825f815181106126fe576126fe61386c565b6020908102919091018101516001600160801b03166040808801919091529086015160c0015190516001600160601b03909116602482015260440160408051601f198184030181529190526020810180516001600160e01b0316637ba03aad60e01b179052905061278082612776600261ea60613c06565b8360066001612c7c565b90945092508361279c5750505f60409093018390525090919050565b825f815181106127ae576127ae61386c565b6020026020010151836001815181106127c9576127c961386c565b60209081029190910101516001600160a01b0390811660a08801521660808601528251839060029081106127ff576127ff61386c565b60200260200101518360038151811061281a5761281a61386c565b602090810291909101015160020b61012087015262ffffff1660c086015282518390600490811061284d5761284d61386c565b60209081029190910101516001600160a01b031661014086015282516008908490600590811061287f5761287f61386c565b6020026020010151901c60208460058151811061289e5761289e61386c565b60209081029190910181015190911c600290810b6101008901529190910b60e087015260a093019290922060609094019390935250919050565b602081015160c001516040516001600160601b0390911660248201525f90606090829060440160408051601f19818403018152919052602080820180516001600160e01b031663133f757160e31b179052850151519091506129419061ea6083600c6001612c7c565b805191945092508290600290811061295b5761295b61386c565b6020026020010151826003815181106129765761297661386c565b60209081029190910101516001600160a01b0390811660a08701521660808501528151829060049081106129ac576129ac61386c565b602090810291909101015162ffffff1660c08501528151829060059081106129d6576129d661386c565b6020026020010151826006815181106129f1576129f161386c565b6020908102919091010151600290810b6101008701520b60e0850152815182906007908110612a2257612a2261386c565b60209081029190910101516001600160801b031660409094019390935250919050565b5f64ffffffffff8016836040015164ffffffffff1603612a6657508261259a565b826040015164ffffffffff168210612a7f57508361259a565b826020015164ffffffffff16821080612aa05750825164ffffffffff168211155b15612aac57508261259a565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff168015612ae857612ae2818484612d0a565b92509050805b612afe8789036001600160801b03168484612d0a565b909601979650505050505050565b6060604051806101a0016040528061016d8152602001613c3c61016d9139905090565b5f8160e01c5f60058551045b80821015612b915780820160011c6005810260208801015160d81c8060081c858103612b6e575060ff169450612b919050565b85811060018114612b8157839450612b88565b6001840195505b50505050612b3b565b50505092915050565b8060ff165f03612ba8575050565b5f1960ff821601612bbe57600160208301525050565b60011960ff821601612bd557600160408301525050565b60021960ff821601612bec57600160c08301525050565b60031960ff821601612c0357600160808301525050565b60041960ff821601612c1b5760016101008301525050565b60051960ff821601612c335760016101208301525050565b60061960ff821601612c4b5760016101408301525050565b60016101608301525050565b5f60205f8351602085018787fa601f3d11811615612c74575f5191505b509392505050565b5f6060836001600160401b03811115612c9757612c9761374c565b604051908082528060200260200182016040528015612cc0578160200160208202803683370190505b5090508360051b5f5f8751602089018b8bfa9250838015612ce757813d1484169350612cf0565b813d1015841693505b508215612cff57805f602084013e5b509550959350505050565b5f8183850281612d1c57612d1c613b32565b04949350505050565b6040518061016001604052805f81526020015f81526020015f81526020015f81526020015f81526020015f151581526020015f81526020015f81526020015f8152602001612dab6040518060a001604052805f64ffffffffff1681526020015f64ffffffffff1681526020015f64ffffffffff1681526020015f81526020015f81525090565b8152602001612db8612eb1565b905290565b6040518061018001604052805f8152602001612e0d6040805160e0810182525f80825260208201819052909182019081525f60208201819052604082018190526060820181905260809091015290565b81525f6020820181905260408201819052606082018190526080820181905260a0820181905260c0820181905260e08201819052610100820181905261012082018190526101409091015290565b6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b60408051610200810182525f80825260208201819052918101829052606081018290526080810182905260a0810182905260c0810182905260e08101829052610100810182905261012081018290526101408101829052610160810182905261018081018290526101a081018290526101c081018290526101e081019190915290565b60405180608001604052805f8152602001612f4d612e5b565b81525f6020820181905260409091015290565b6001600160a01b0381168114612f74575f5ffd5b50565b5f5f83601f840112612f87575f5ffd5b5081356001600160401b03811115612f9d575f5ffd5b6020830191508360208260051b8501011115612fb7575f5ffd5b9250929050565b5f5f5f60408486031215612fd0575f5ffd5b8335612fdb81612f60565b925060208401356001600160401b03811115612ff5575f5ffd5b61300186828701612f77565b9497909650939450505050565b80516001600160a01b03168252602081015161302e602084018215159052565b506040810151613042604084018215159052565b506060810151613056606084018215159052565b50608081015161306a608084018215159052565b5060a081015160a083015260c081015161308860c084018215159052565b5060e081015161309c60e084018215159052565b506101008101516130b261010084018215159052565b506101208101516130c861012084018215159052565b506101408101516130de61014084018215159052565b506101608101516130f461016084018215159052565b5061018081015161310a61018084018215159052565b506101a08101516131206101a084018215159052565b506101c08101516131366101c084018215159052565b506101e08101516121596101e08401826001600160a01b03169052565b5f6103c082019050825182526020830151602083015260408301516040830152606083015160608301526080830151608083015260a083015161319a60a084018215159052565b5060c083015160c083015260e083015160e083015261010083015161010083015261012083015161320f61012084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015260608101516060830152608081015160808301525050565b506101408301516109716101c084018261300e565b5f5f5f5f60808587031215613237575f5ffd5b843561324281612f60565b966020860135965060408601359560600135945092505050565b634e487b7160e01b5f52602160045260245ffd5b80516001600160a01b0316825260208082015164ffffffffff16908301526040810151600281106132a3576132a361325c565b8060408401525065ffffffffffff606082015116606083015260808101516132d660808401826001600160a01b03169052565b5060a08101516132f160a08401826001600160a01b03169052565b5060c081015161215960c08401826001600160601b03169052565b6004811061331c5761331c61325c565b9052565b8051825260208101516133366020840182613270565b5060408101516001600160801b0316610100830152606081015161012083015260808101516001600160a01b0390811661014084015260a08201511661016083015260c081015162ffffff1661018083015260e0810151600281900b6101a0840152506101008101516133af6101c084018260020b9052565b506101208101516133c66101e084018260020b9052565b506101408101516001600160a01b031661020083015261016081015161215961022084018261330c565b5f8151808452602084019350602083015f5b8281101561342c57613415868351613320565b610240959095019460209190910190600101613402565b5093949350505050565b606081525f61344860608301866133f0565b602083019490945250901515604090910152919050565b5f5f5f5f60808587031215613472575f5ffd5b843561347d81612f60565b9350602085013561348d81612f60565b93969395505050506040820135916060013590565b5f8151808452602084019350602083015f5b8281101561342c57815180518752602081015160018060a01b03815116602089015260018060a01b03602082015116604089015260018060a01b0360408201511660608901526001600160801b0360608201511660808901526001600160801b0360808201511660a089015260a081015161353a60c08a01826001600160801b03169052565b5060c00151805164ffffffffff90811660e08a0152602082015181166101008a0152604082015116610120890152606081015161ffff166101408901525060408101516001600160801b03811661016089015250606001516001600160801b038116610180880152506101a09590950194602091909101906001016134b4565b604081525f6135cc60408301856134a2565b90508260208301529392505050565b5f602082840312156135eb575f5ffd5b5035919050565b5f5f60208385031215613603575f5ffd5b82356001600160401b03811115613618575f5ffd5b61362485828601612f77565b90969095509350505050565b602081525f61138860208301846133f0565b5f5f5f60608486031215613654575f5ffd5b833561365f81612f60565b95602085013595506040909401359392505050565b604081525f6135cc60408301856133f0565b5f5f60408385031215613697575f5ffd5b82356136a281612f60565b915060208301356136b281612f60565b809150509250929050565b6102408101610b298284613320565b606081525f6136de60608301866134a2565b82810360208401528085518083526020830191506020870192505f5b818110156137215783516001600160a01b03168352602093840193909201916001016136fa565b505060409390930193909352509392505050565b5f60208284031215613745575f5ffd5b5051919050565b634e487b7160e01b5f52604160045260245ffd5b60405160e081016001600160401b03811182821017156137825761378261374c565b60405290565b604051601f8201601f191681016001600160401b03811182821017156137b0576137b061374c565b604052919050565b5f5f604083850312156137c9575f5ffd5b82516001600160401b038111156137de575f5ffd5b8301601f810185136137ee575f5ffd5b80516001600160401b038111156138075761380761374c565b8060051b61381760208201613788565b91825260208184018101929081019088841115613832575f5ffd5b6020850194505b8385101561385857845180835260209586019590935090910190613839565b602097909701519698969750505050505050565b634e487b7160e01b5f52603260045260245ffd5b8051610d6e81612f60565b805164ffffffffff81168114610d6e575f5ffd5b805165ffffffffffff81168114610d6e575f5ffd5b80516001600160601b0381168114610d6e575f5ffd5b5f5f8284036101008112156138dd575f5ffd5b60e08112156138ea575f5ffd5b506138f3613760565b83516138fe81612f60565b815261390c6020850161388b565b6020820152604084015160028110613922575f5ffd5b60408201526139336060850161389f565b606082015261394460808501613880565b608082015261395560a08501613880565b60a082015261396660c085016138b4565b60c0820152915061397960e08401613880565b90509250929050565b5f60208284031215613992575f5ffd5b815161138881612f60565b5f602082840312156139ad575f5ffd5b81518015158114611388575f5ffd5b80516001600160801b0381168114610d6e575f5ffd5b5f608082840312156139e2575f5ffd5b604051608081016001600160401b0381118282101715613a0457613a0461374c565b604052905080613a138361388b565b8152613a216020840161388b565b6020820152613a326040840161388b565b6040820152606083015161ffff81168114613a4b575f5ffd5b6060919091015292915050565b5f610140828403128015613a6a575f5ffd5b50613a73613760565b8251613a7e81612f60565b81526020830151613a8e81612f60565b60208201526040830151613aa181612f60565b6040820152613ab2606084016139bc565b6060820152613ac3608084016139bc565b6080820152613ad460a084016139bc565b60a0820152613ae68460c085016139d2565b60c08201529392505050565b5f60208284031215613b02575f5ffd5b611388826139bc565b634e487b7160e01b5f52601160045260245ffd5b80820180821115610b2957610b29613b0b565b634e487b7160e01b5f52601260045260245ffd5b805160208201516001600160e81b0319811691906003821015613b7c576001600160e81b03196003838103901b81901b82161692505b5050919050565b5f60018201613b9457613b94613b0b565b5060010190565b5f5f60408385031215613bac575f5ffd5b505080516020909101519092909150565b81810381811115610b2957610b29613b0b565b6001600160801b038281168282160390811115610b2957610b29613b0b565b8082028115828204841417610b2957610b29613b0b565b5f82613c2057634e487b7160e01b5f52601260045260245ffd5b500490565b5f82518060208501845e5f92019182525091905056fe061c82d0050b78f9c0050cc835a3050ecb93c003153b0d1e0318bf5077011cdd3be303203e727e04273123b7032e5bb6ff052f2ff15d0831c2d84703333e99db03342aa8b5033659cfe6073bbac579033f4ba83a0240c10f190144337ea103455a4396034ada218b064f1ef2860752d1902d075c60da1b075d0044ca0468092bd90369fe0e2d056a486a8e0574010ece04751039fc047a9e5e4b087d1db4a5048095d564058456cb59028a8c523c068b4cee08058cd09d50058d1fdf2f038e2eee84038f70ccf7068f9a55c00491d1485408a0712d6801b515566a03bbc0c74206bfd7928403c024666805c17b5b8c05c18bc19504c2e5ec0406c3f70b5204c647b20e05c876d0b904c8c8ebe404c9567bf906cc872b6601d01dd6d203d34628cc03d543dbeb04d85ba06305dbac26e903dc1052e205e47d606003e4997dc503ea1644d504ec1f3f6305ec28438a04f3bdc22803f8b45b0504f9f92be403fe575a8703ffb54a9906ffecf51603a264697066735822122092a9b6b6325a7b273d40636d8b3670e35531e30e18c3664b23e0d8c112a1191864736f6c63430008250033',
  immutables: [{"length":32,"start":817},{"length":32,"start":1009},{"length":32,"start":1140},{"length":32,"start":1270},{"length":32,"start":2040},{"length":32,"start":778},{"length":32,"start":2878},{"length":32,"start":3452},{"length":32,"start":3579},{"length":32,"start":7354},{"length":32,"start":7561},{"length":32,"start":7747},{"length":32,"start":632},{"length":32,"start":1886},{"length":32,"start":2478},{"length":32,"start":3104},{"length":32,"start":3260},{"length":32,"start":7077},{"length":32,"start":856},{"length":32,"start":293},{"length":32,"start":1581},{"length":32,"start":1721},{"length":32,"start":8258},{"length":32,"start":739},{"length":32,"start":1642},{"length":32,"start":8310}],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const lockLensSource = { compiler: '0.8.37+commit.f401782d', hash: '8d5b8ec8a97a9a5fb44b2b94937c301a18964bc28554b1e9dd14869ab6c34987' } as const
