// Written by scripts/contracts.ts from contracts/TokenGrants.sol. `npm run artifacts` writes it again.

/** What TokenGrants can be asked and says. */
export const tokenGrantsAbi = [
  {
    "inputs": [],
    "name": "ReentrancyGuardReentrantCall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "SafeERC20FailedOperation",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "TokenGrants_AlreadyRevoked",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "TokenGrants_AmountTooLarge",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "TokenGrants_AnotherToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "TokenGrants_InvalidAccount",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TokenGrants_InvalidCurve",
    "type": "error"
  },
  {
    "inputs": [
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
      }
    ],
    "name": "TokenGrants_InvalidSchedule",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "curve",
        "type": "bytes32"
      }
    ],
    "name": "TokenGrants_NoSuchCurve",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "TokenGrants_NoSuchGrant",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "TokenGrants_NotAToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "TokenGrants_NotProposed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "TokenGrants_NotReceiver",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "TokenGrants_NotRevoker",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "asked",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "withdrawable",
        "type": "uint256"
      }
    ],
    "name": "TokenGrants_NotVested",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "asked",
        "type": "uint256"
      }
    ],
    "name": "TokenGrants_NothingReceived",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "TokenGrants_NothingToRefund",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "stop",
        "type": "uint256"
      }
    ],
    "name": "TokenGrants_NothingToRevoke",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint32",
        "name": "notice",
        "type": "uint32"
      }
    ],
    "name": "TokenGrants_NoticeWithoutRevoker",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "TokenGrants_PushNotAllowed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
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
      }
    ],
    "name": "TokenGrants_Shortfall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint40",
        "name": "end",
        "type": "uint40"
      },
      {
        "internalType": "uint256",
        "name": "latest",
        "type": "uint256"
      }
    ],
    "name": "TokenGrants_TooFarAhead",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TokenGrants_ZeroAmount",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "curve",
        "type": "bytes32"
      },
      {
        "components": [
          {
            "internalType": "uint32",
            "name": "length",
            "type": "uint32"
          },
          {
            "internalType": "uint112",
            "name": "weight",
            "type": "uint112"
          },
          {
            "internalType": "uint32",
            "name": "granularity",
            "type": "uint32"
          },
          {
            "internalType": "int8",
            "name": "power",
            "type": "int8"
          }
        ],
        "indexed": false,
        "internalType": "struct CurveMath.Segment[]",
        "name": "segments",
        "type": "tuple[]"
      }
    ],
    "name": "CurveDefined",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "revoker",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "start",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "cliff",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "end",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "uint16",
        "name": "steps",
        "type": "uint16"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "curve",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "uint32",
        "name": "notice",
        "type": "uint32"
      }
    ],
    "name": "Granted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "paid",
        "type": "uint128"
      }
    ],
    "name": "PaidShare",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "allowed",
        "type": "bool"
      }
    ],
    "name": "PushAllowed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "ReceiverChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "ReceiverProposalCancelled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "ReceiverProposed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      }
    ],
    "name": "Refunded",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "revoker",
        "type": "address"
      }
    ],
    "name": "Renounced",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint40",
        "name": "stop",
        "type": "uint40"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "kept",
        "type": "uint128"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "refund",
        "type": "uint128"
      }
    ],
    "name": "Revoked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "RevokerChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "RevokerProposalCancelled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "RevokerProposed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      }
    ],
    "name": "Withdrawn",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "MAX_AHEAD",
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
    "name": "acceptReceiver",
    "outputs": [],
    "stateMutability": "nonpayable",
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
    "name": "acceptRevoker",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "bool",
        "name": "allowed",
        "type": "bool"
      }
    ],
    "name": "allowPush",
    "outputs": [],
    "stateMutability": "nonpayable",
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
        "name": "receiver",
        "type": "address"
      },
      {
        "internalType": "uint128",
        "name": "amount",
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
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "revoker",
            "type": "address"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "curve",
            "type": "bytes32"
          }
        ],
        "internalType": "struct TokenGrantsWords.Terms",
        "name": "terms",
        "type": "tuple"
      }
    ],
    "name": "create",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
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
        "components": [
          {
            "internalType": "address",
            "name": "receiver",
            "type": "address"
          },
          {
            "internalType": "uint128",
            "name": "amount",
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
        "internalType": "struct TokenGrantsWords.Award[]",
        "name": "awards",
        "type": "tuple[]"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "revoker",
            "type": "address"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "curve",
            "type": "bytes32"
          }
        ],
        "internalType": "struct TokenGrantsWords.Terms",
        "name": "terms",
        "type": "tuple"
      }
    ],
    "name": "createMany",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "firstId",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
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
        "components": [
          {
            "internalType": "address",
            "name": "receiver",
            "type": "address"
          },
          {
            "internalType": "uint128",
            "name": "amount",
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
        "internalType": "struct TokenGrantsWords.Award[]",
        "name": "awards",
        "type": "tuple[]"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "revoker",
            "type": "address"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "curve",
            "type": "bytes32"
          }
        ],
        "internalType": "struct TokenGrantsWords.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "components": [
          {
            "internalType": "bool",
            "name": "dai",
            "type": "bool"
          },
          {
            "internalType": "uint256",
            "name": "value",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          },
          {
            "internalType": "uint8",
            "name": "v",
            "type": "uint8"
          },
          {
            "internalType": "bytes32",
            "name": "r",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "s",
            "type": "bytes32"
          }
        ],
        "internalType": "struct TokenGrantsWords.Permit",
        "name": "permit",
        "type": "tuple"
      }
    ],
    "name": "createManyWithPermit",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "firstId",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
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
        "name": "receiver",
        "type": "address"
      },
      {
        "internalType": "uint128",
        "name": "amount",
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
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "revoker",
            "type": "address"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "curve",
            "type": "bytes32"
          }
        ],
        "internalType": "struct TokenGrantsWords.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "components": [
          {
            "internalType": "bool",
            "name": "dai",
            "type": "bool"
          },
          {
            "internalType": "uint256",
            "name": "value",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          },
          {
            "internalType": "uint8",
            "name": "v",
            "type": "uint8"
          },
          {
            "internalType": "bytes32",
            "name": "r",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "s",
            "type": "bytes32"
          }
        ],
        "internalType": "struct TokenGrantsWords.Permit",
        "name": "permit",
        "type": "tuple"
      }
    ],
    "name": "createWithPermit",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "uint32",
            "name": "length",
            "type": "uint32"
          },
          {
            "internalType": "uint112",
            "name": "weight",
            "type": "uint112"
          },
          {
            "internalType": "uint32",
            "name": "granularity",
            "type": "uint32"
          },
          {
            "internalType": "int8",
            "name": "power",
            "type": "int8"
          }
        ],
        "internalType": "struct CurveMath.Segment[]",
        "name": "segments",
        "type": "tuple[]"
      }
    ],
    "name": "defineCurve",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "curve",
        "type": "bytes32"
      }
    ],
    "stateMutability": "nonpayable",
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
    "name": "exists",
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
    "name": "grantOf",
    "outputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "receiver",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "pendingReceiver",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "revoker",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "pendingRevoker",
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
          },
          {
            "internalType": "bytes32",
            "name": "curve",
            "type": "bytes32"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bool",
            "name": "pushAllowed",
            "type": "bool"
          },
          {
            "internalType": "bool",
            "name": "revoked",
            "type": "bool"
          },
          {
            "internalType": "bool",
            "name": "refunded",
            "type": "bool"
          },
          {
            "internalType": "uint40",
            "name": "stop",
            "type": "uint40"
          }
        ],
        "internalType": "struct TokenGrantsWords.Grant",
        "name": "grant",
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
        "name": "token",
        "type": "address"
      }
    ],
    "name": "idsOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "firstId",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "count",
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
      }
    ],
    "name": "owed",
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
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "proposeReceiver",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "proposeRevoker",
    "outputs": [],
    "stateMutability": "nonpayable",
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
    "name": "push",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint128",
        "name": "minimum",
        "type": "uint128"
      }
    ],
    "name": "refund",
    "outputs": [],
    "stateMutability": "nonpayable",
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
    "name": "refundable",
    "outputs": [
      {
        "internalType": "uint128",
        "name": "",
        "type": "uint128"
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
    "name": "renounce",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint40",
        "name": "when",
        "type": "uint40"
      }
    ],
    "name": "revoke",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "curve",
        "type": "bytes32"
      }
    ],
    "name": "segmentsOf",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint32",
            "name": "length",
            "type": "uint32"
          },
          {
            "internalType": "uint112",
            "name": "weight",
            "type": "uint112"
          },
          {
            "internalType": "uint32",
            "name": "granularity",
            "type": "uint32"
          },
          {
            "internalType": "int8",
            "name": "power",
            "type": "int8"
          }
        ],
        "internalType": "struct CurveMath.Segment[]",
        "name": "",
        "type": "tuple[]"
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
    "name": "vested",
    "outputs": [
      {
        "internalType": "uint128",
        "name": "",
        "type": "uint128"
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
      },
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "vestedAt",
    "outputs": [
      {
        "internalType": "uint128",
        "name": "",
        "type": "uint128"
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
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      }
    ],
    "name": "withdraw",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256[]",
        "name": "ids",
        "type": "uint256[]"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      }
    ],
    "name": "withdrawMany",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      },
      {
        "internalType": "uint128",
        "name": "minimum",
        "type": "uint128"
      }
    ],
    "name": "withdrawShare",
    "outputs": [],
    "stateMutability": "nonpayable",
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
    "name": "withdrawable",
    "outputs": [
      {
        "internalType": "uint128",
        "name": "",
        "type": "uint128"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const

/** The code that creates a TokenGrants; constructor arguments are appended. */
export const tokenGrantsCode = '0x6080604052348015600e575f5ffd5b50613aca8061001c5f395ff3fe608060405234801561000f575f5ffd5b50600436106101a1575f3560e01c8063959ac484116100f3578063ccc42e2611610093578063ef1d1d711161006e578063ef1d1d7114610432578063efd8e86114610445578063f11988e014610458578063fdd46d601461046b575f5ffd5b8063ccc42e26146103db578063df18e047146103ee578063ea3e012d1461041f575f5ffd5b8063a900b639116100ce578063a900b63914610382578063ac8b1bab14610395578063bcc61ed4146103a8578063c6c2e85d146103bb575f5ffd5b8063959ac48414610349578063968fb8ba1461035c5780639abd587b1461036f575f5ffd5b80636354b81b1161015e5780637fc11555116101395780637fc11555146102e55780638d50b33d146102f85780638eaa3a151461030b57806390445a6c1461031e575f5ffd5b80636354b81b146102495780637de6b1db1461026a5780637df3a07f1461027d575f5ffd5b80630ed96c89146101a55780632d7e1217146101cb5780633b86c0ed146101e05780634848176c146102005780634f558e7914610213578063634cba2a14610236575b5f5ffd5b6101b86101b3366004613132565b61047e565b6040519081526020015b60405180910390f35b6101de6101d93660046131b5565b6104b0565b005b6101f36101ee3660046131df565b610501565b6040516101c291906131f6565b6101b861020e366004613381565b6106ff565b6102266102213660046131df565b610733565b60405190151581526020016101c2565b6101de6102443660046133f6565b610772565b61025463bc19138081565b60405164ffffffffff90911681526020016101c2565b6101de6102783660046131df565b61079f565b6102d061028b366004613440565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101c2565b6101de6102f3366004613459565b610876565b6101de61030636600461347a565b610979565b6101de6103193660046131df565b610ab6565b61033161032c3660046131df565b610bd4565b6040516001600160801b0390911681526020016101c2565b6101de6103573660046131df565b610c51565b61033161036a3660046131df565b610d0a565b6101b861037d3660046134f9565b610d1b565b6101b861039036600461356a565b610e39565b6101de6103a3366004613459565b610e60565b6101de6103b63660046135c1565b610f5e565b6103ce6103c93660046131df565b61106b565b6040516101c291906135f1565b6103316103e9366004613670565b6110dc565b6101b86103fc366004613440565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b6101b861042d366004613690565b61110b565b6101de6104403660046131df565b611121565b6101de6104533660046136fc565b611221565b6103316104663660046131df565b6113c3565b6101de6104793660046135c1565b6113f1565b5f610487611418565b610491868361144f565b61049d868686866115a6565b90506104a7611732565b95945050505050565b6104b8611418565b5f6104c28361175c565b90506104ce83826117ff565b6104d983828461187a565b5f8381526001602081815260409092208351815591909201519101556104fd611732565b5050565b61058e604080516101c0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905260c0850184905285519081018652838152918201839052938101829052928301529060e082019081525f6020820181905260408201819052606082018190526080820181905260a0820181905260c09091015290565b5f8281526001602081815260408084208151808301909252805482529092015490820152906105bb825190565b6001600160a01b0316036105cf5750919050565b5f83815260016020526040812060020154906105f283600160fd1b905116151590565b90506105fe8560601c90565b6001600160a01b039081168552835181166020808701919091525f878152600282526040808220548416818901528584166060890152888252600383529020549091166080860152830180516001600160701b0390811660a0870152905160701c1660c085015261066e836118e3565b60e085015260045f6106808460e01c90565b815260208101919091526040015f20546101008501528251600160fb1b1615156101408501528015156101608501528251600160fe1b161515610180850152806106df576106ce8260a01c90565b63ffffffff166101208501526106f7565b6106e98260a01c90565b64ffffffffff166101a08501525b505050919050565b5f610708611418565b610712878361144f565b61071f8787878787611982565b9050610729611732565b9695505050505050565b5f818152600160208181526040808420815180830190925280548252909201549082015281610760825190565b6001600160a01b031614159392505050565b61077a611418565b6107858484846119cd565b61079184848484611a46565b610799611732565b50505050565b6107a7611418565b5f5f6107b283611bda565b81519193509150600160fd1b16156107e557604051631a054a9760e11b8152600481018490526024015b60405180910390fd5b6107ef8383611c84565b60408051808201909152828152602081016108146001600160a01b031984165f611d04565b90525f848152600160208181526040808420855180518255830151938101939093559301516002909101559051339185917f7e34fe112cf356aab2e66f5360483a6bd52b94d0e877b5137ceae3b9b6a2e7da9190a35050610873611732565b50565b61087e611418565b5f6108888361175c565b905061089483826117ff565b6001600160a01b038216156104d9576001600160a01b0382163314806108c257506001600160a01b03821630145b156108eb57604051631456193560e31b81526001600160a01b03831660048201526024016107dc565b6108f683825f61187a565b610901816001611d26565b5f8381526002602052604080822080546001600160a01b0319166001600160a01b0386169081179091559051909185917f67246fc104b5e38b6a5e8425c485250087609dc90fc3b1842fa00d3ba5c4db109190a35f8381526001602081815260409092208351815591909201519101556104fd611732565b610981611418565b5f5f5b83811015610a63575f85858381811061099f5761099f61371d565b905060200201359050606086865f8181106109bc576109bc61371d565b90506020020135901c606082901c14610a0557806109da8260601c90565b604051636ae47fa360e11b815260048101929092526001600160a01b031660248201526044016107dc565b5f610a0f8261175c565b90505f610a1c8383611d4a565b9050806001600160801b03165f03610a3657505050610a5b565b610a4283838884611d70565b610a556001600160801b03821686613745565b94505050505b600101610984565b50805f03610a84576040516363833c9d60e01b815260040160405180910390fd5b610aa884845f818110610a9957610a9961371d565b90506020020135838384611a46565b50610ab1611732565b505050565b610abe611418565b5f818152600360205260409020546001600160a01b03163314610afd5760405163f5937ea360e01b8152600481018290523360248201526044016107dc565b5f8181526001602081815260408084208151808301909252805482528084015482840152858552929091526002909101549091610b41908390600160fc1b90611ea0565b604080518082018252838152336001600160a01b0319848116821760208085019182525f898152600180835287822096518051885583015190870155915160029095019490945560039093528383208054909116905591516001600160a01b0384169186917f3234ce34d93772ec09ff8a3ca132ad65a4df5368905449f7a6179045eccda0fd9190a45050610873611732565b5f8181526001602081815260408084208151808301909252805482529092015490820152610c0981600160fd1b905116151590565b1580610c1b57508051600160fe1b1615155b15610c2857505f92915050565b610c328382611ebb565b60208201516001600160701b0316610c4a9190613758565b9392505050565b610c59611418565b5f818152600160208181526040808420815180830190925280548252909201549082015290610c86825190565b90506001600160a01b038116610cb257604051633b9a05fd60e01b8152600481018490526024016107dc565b8151600160fb1b16610cda576040516344488a2760e11b8152600481018490526024016107dc565b5f610ce58484611d4a565b9050610cf384848484611d70565b610cff84838384611a46565b505050610873611732565b5f610d1582426110dc565b92915050565b5f610d24611418565b8282604051602001610d379291906137b0565b60405160208183030381529060405280519060200120905060055f8281526020019081526020015f20545f03610e31575f610d728484611ec8565b905080515f03610d9557604051633f7dae7d60e11b815260040160405180910390fd5b5f60065f8154610da49061383b565b91829055505f848152600560209081526040808320849055805180820182528781528083018781528585526004909352922082518155905192935090916001820190610df09082613867565b50905050827f769bdbdd7ecbdfa322efdb6942878d835cfa69d95f3879edd2220e05507c368d8686604051610e269291906137b0565b60405180910390a250505b610d15611732565b5f610e42611418565b610e4e858585856115a6565b9050610e58611732565b949350505050565b610e68611418565b5f610e7283611bda565b509050610e7f8382611c84565b6001600160a01b038216156104d9576001600160a01b038216331480610ead57506001600160a01b03821630145b15610ed657604051631456193560e31b81526001600160a01b03831660048201526024016107dc565b610ee681600160fc1b6001611ea0565b5f8381526003602052604080822080546001600160a01b0319166001600160a01b0386169081179091559051909185917f456eef55ef0a003e44aec01c7bd34cb13b39f2f40f2777deeca402820b19b6d19190a35f8381526001602081815260409092208351815591909201519101556104fd611732565b610f66611418565b5f610f7084611bda565b509050610f7c836120a0565b8051600160fd1b161580610f9657508051600160fe1b1615155b15610fb757604051639fb8acb960e01b8152600481018590526024016107dc565b5f610fc28583611ebb565b90505f81610fda84602001516001600160701b031690565b610fe49190613758565b9050610ff08684611c84565b61100083600160fe1b6001611ea0565b61100b8684846120e7565b6040516001600160801b03821681526001600160a01b0386169087907f591c5cd600af363e645d59f0959891da5e48f081c177ee0d09528281ddeed8c09060200160405180910390a361106086868387611a46565b505050610ab1611732565b5f81815260056020908152604080832054835260048252918290206001018054835181840281018401909452808452606093610d1593909291908301828280156110d257602002820191905f5260205f20905b8154815260200190600101908083116110be575b505050505061215c565b5f8281526001602081815260408084208151808301909252805482529092015490820152610e58848285612280565b5f611114611418565b61049d8686868686611982565b611129611418565b5f818152600260205260409020546001600160a01b031633146111685760405163f5937ea360e01b8152600481018290523360248201526044016107dc565b5f818152600160208181526040808420815180830190925280548252909201549082015290611195825190565b82516001600160a01b0319163317835290506111b1825f611d26565b5f83815260016020818152604080842086518155828701519301929092556002905280822080546001600160a01b03191690555133916001600160a01b0384169186917f6a8d0bf4d97adaea9291fe214f0db9cdd3602d07f5895631e97c1faf2421c88691a45050610873611732565b611229611418565b5f5f61123484611bda565b81519193509150600160fd1b161561126257604051631a054a9760e11b8152600481018590526024016107dc565b5f61128e8464ffffffffff166112788460a01c90565b6112899064ffffffffff1642613745565b612391565b90505f61129c868584612280565b90505f816112b486602001516001600160701b031690565b6112be9190613758565b9050806001600160801b03165f036112f3576040516313feef8b60e01b815260048101889052602481018490526044016107dc565b6112fd87866117ff565b6113078786611c84565b61131785600160fd1b6001611ea0565b604080518082019091528581528390602081016113348784611d04565b90525f898152600160208181526040928390208451805182558201519281019290925592830151600290910155805164ffffffffff841681526001600160801b03808716938201939093529184169082015288907f83621accbafff3385fc128966defb227b50371b63fe367ed2fd418e78f1be0bf9060600160405180910390a25050505050506104fd611732565b5f8181526001602081815260408084208151808301909252805482529092015490820152610c4a8382611d4a565b6113f9611418565b6114048383836119cd565b61141083838384611a46565b610ab1611732565b6114206123a0565b61144d60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906123e0565b565b611458826123e7565b602081013560408201355f80806114756080870160608801613908565b92505050608084013560a08501356114906020870187613928565b15611521576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015611506575f5ffd5b505af1925050508015611517575060015b1561159d5761159d565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b15801561158a575f5ffd5b505af192505050801561159b575060015b505b50505050505050565b5f5f6115b18361241c565b90505f5f5b85811015611629576115e28787838181106115d3576115d361371d565b905060c0020160400184612527565b8686828181106115f4576115f461371d565b905060c00201602001602081019061160c9190613941565b61161f906001600160801b031683613745565b91506001016115b6565b505f6116368883886126d5565b9094509050805f5b8781101561172557368989838181106116595761165961371d565b905060c0020190505f85856001600160801b03161461169a576116956116856040840160208501613941565b866001600160801b031688612948565b6116aa565b6116aa6040830160208401613941565b90506116b760018b61395a565b83036116c05750825b806001600160801b03165f036116e9576040516363833c9d60e01b815260040160405180910390fd5b6116f38185613758565b935061171b611702848a613745565b61170f6020850185613440565b83856040018d8c61295d565b505060010161163e565b5050505050949350505050565b61144d5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611447565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b0316146117fa575f6117ae825190565b6001600160a01b0316036117d857604051633b9a05fd60e01b8152600481018390526024016107dc565b60405163d7e4b71760e01b8152600481018390523360248201526044016107dc565b919050565b8051600160f91b1661180f575050565b611819815f611d26565b5f828152600260205260408082205490516001600160a01b039091169184917f83f0b755c7faf2de9a9631eb47a659a11724cdc1aaf97a00f368f9b40f068f589190a3505f90815260026020526040902080546001600160a01b0319169055565b8151811515600160fb1b90911615150361189357505050565b6118a282600160fb1b83611ea0565b827f4786bf992fcbc64b5332d793ce198a626564bf3285dbc931b1aeed993b22a864826040516118d6911515815260200190565b60405180910390a2505050565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f82156119245782820161192b565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b5f5f61198d8361241c565b90506119998482612527565b5f6119af88876001600160801b031660016126d5565b90935090506119c283888388888761295d565b505095945050505050565b5f6119d78461175c565b90505f6119e48583611d4a565b9050806001600160801b0316836001600160801b03161115611a33576040516320f5b92160e11b8152600481018690526001600160801b038085166024830152821660448201526064016107dc565b611a3f85838686611d70565b5050505050565b5f611a518560601c90565b6001600160a01b0381165f81815260208190526040808220805491516370a0823160e01b8152306004820152949550936001600160801b0390911692906370a0823190602401602060405180830381865afa158015611ab2573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611ad6919061396d565b9050856001600160801b038316821015611b9357611afe8783856001600160801b0316612948565b9050856001600160801b0316816001600160801b03161015611b54576040516380f71f1160e01b81526001600160a01b0386166004820152602481018390526001600160801b03841660448201526064016107dc565b6040516001600160801b038216815289907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611b9d8784613758565b84546001600160801b0319166001600160801b03918216178555611bcf906001600160a01b038716908a908416612ae6565b505050505050505050565b6040805180820182525f808252602091820181905283815260018083528382208451808601909552805480865291015492840192909252906001600160a01b0316611c3b57604051633b9a05fd60e01b8152600481018490526024016107dc565b505f8281526001602052604090206002015433816001600160a01b031614611c7f57604051632f6c6b9160e21b8152600481018490523360248201526044016107dc565b915091565b8051600160fc1b16611c94575050565b611ca381600160fc1b5f611ea0565b5f828152600360205260408082205490516001600160a01b039091169184917f2ba26d88ebfb79ffe0b9974793167434a704c14c9490f5a515bf50fb8b1269189190a3505f90815260036020526040902080546001600160a01b0319169055565b60a01b64ffffffffff60a01b1667ffffffffffffffff60a01b19919091161790565b80611d3b5781516001607f60f91b0316611d44565b8151600160f91b175b90915250565b60208101515f9060701c6001600160701b0316611d68848442612280565b039392505050565b611d79826120a0565b806001600160801b03165f03611da2576040516363833c9d60e01b815260040160405180910390fd5b611dac84846117ff565b5f611dc184602001516001600160701b031690565b9050611e21816001600160801b031683611deb87602001516001600160701b0360709190911c1690565b611df59190613984565b8691906001600160801b0316602090920180516001600160e01b03191660709390931b92909217179052565b611e508585611e3781600160fe1b905116151590565b611e4157836120e7565b611e4b8888611ebb565b6120e7565b6040516001600160801b03831681526001600160a01b0384169086907fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e9060200160405180910390a35050505050565b80611eaf578251821916611eb4565b825182175b9092525050565b5f610c4a83835f19612280565b6060816080811115611eda5750610d15565b5f5f5f8367ffffffffffffffff811115611ef657611ef6613853565b604051908082528060200260200182016040528015611f1f578160200160208202803683370190505b5090505f5b8481101561207e5736888883818110611f3f57611f3f61371d565b6080029190910191505f905080611f5960208401846139a3565b611f6960808501606086016139bc565b5f0b915063ffffffff1691506004811380611f85575060031981125b80611f98575081158015611f9857508015155b80611fb7575081611faf60608501604086016139a3565b63ffffffff16115b15611fc9575050505050505050610d15565b611fd38288613745565b9650611fe560408401602085016139d5565b611ff8906001600160701b031687613745565b955063ffffffff87118061201257506001600160701b0386115b15612024575050505050505050610d15565b60ff60b01b60b082901b16609061204160608601604087016139a3565b63ffffffff16901b602088901b891717178585815181106120645761206461371d565b602002602001018181525050505050806001019050611f24565b50821580159061208d57508115155b15612096578094505b5050505092915050565b6001600160a01b03811615806120be57506001600160a01b03811630145b1561087357604051631456193560e31b81526001600160a01b03821660048201526024016107dc565b60208201516001600160801b0382169060701c6001600160701b03166001600160801b03160361213d5761211b83836117ff565b6121258383611c84565b50505f90815260016020819052604082208281550155565b505f918252600160208181526040909320825181559190920151910155565b6060815167ffffffffffffffff81111561217857612178613853565b6040519080825280602002602001820160405280156121c857816020015b604080516080810182525f8082526020808301829052928201819052606082015282525f199092019101816121965790505b5090505f5f5b8351811015612279575f8482815181106121ea576121ea61371d565b602002602001015190506040518060800160405280848361220b91906139ee565b63ffffffff168152602001602085901c602084901c61222a9190613a0a565b6001600160701b03168152602001609083901c63ffffffff16815260200160b083901c5f0b8152508483815181106122645761226461371d565b602090810291909101015291506001016121ce565b5050919050565b81515f90600160fd1b16156122b8575f848152600160205260409020600201546122b590839060a01c64ffffffffff16612b1b565b91505b6122c28383612b2a565b156122db575060208201516001600160701b0316610c4a565b5f6122e5846118e3565b8451909150600160fa1b1661231b5761231361230b85602001516001600160701b031690565b5f8386612b63565b915050610c4a565b806020015164ffffffffff16831015612337575f915050610c4a565b5f8581526001602081815260408084206002015460e01c845260048252909220918601519101906107299082906001600160701b03166001600160801b0316845f015164ffffffffff168761238c919061395a565b612c2a565b5f828218828411028218610c4a565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561144d57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b806001600160a01b03163b5f0361087357604051633adbf6cd60e11b81526001600160a01b03821660048201526024016107dc565b5f3061242b6020840184613440565b6001600160a01b03160361246b576124466020830183613440565b604051631456193560e31b81526001600160a01b0390911660048201526024016107dc565b61247b60408301602084016139a3565b63ffffffff16158015906124a357505f6124986020840184613440565b6001600160a01b0316145b156124da576124b860408301602084016139a3565b60405163962baf1760e01b815263ffffffff90911660048201526024016107dc565b60408201355f036124ec57505f919050565b506040808201355f908152600560205290812054908190036117fa576040805163496b702760e01b81529083013560048201526024016107dc565b5f80806125376020860186613a29565b6125476040870160208801613a29565b6125576060880160408901613a29565b9250925092508164ffffffffff168364ffffffffff16118061258657508064ffffffffff168264ffffffffff16115b8061259f57508064ffffffffff168364ffffffffff1610155b806125b15750428164ffffffffff1611155b156125e85760405163175fbca560e01b815264ffffffffff80851660048301528084166024830152821660448201526064016107dc565b6125f663bc19138042613745565b8164ffffffffff16111561263b578061261363bc19138042613745565b6040516384da573960e01b815264ffffffffff909216600483015260248201526044016107dc565b5f6126468483613a42565b64ffffffffff1690505f8515612693575f86815260046020526040902061266f90600101612d6a565b8214801561268e57506126886080880160608901613a5f565b61ffff16155b61269c565b63ffffffff8211155b90508061159d5760405163175fbca560e01b815264ffffffffff80871660048301528086166024830152841660448201526064016107dc565b5f5f835f036126f7576040516363833c9d60e01b815260040160405180910390fd5b612700856123e7565b6001600160a01b0385165f81815260208190526040808220805491516370a0823160e01b815230600482015290936001600160801b03831693600160801b9093046001600160601b031692916370a0823190602401602060405180830381865afa158015612770573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612794919061396d565b9050828110156127d0576040516380f71f1160e01b81526001600160a01b038a16600482015260248101829052604481018490526064016107dc565b6127e56001600160a01b038a1633308b612da2565b6040516370a0823160e01b81523060048201525f906001600160a01b038b16906370a0823190602401602060405180830381865afa158015612829573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061284d919061396d565b9050818111612881576040516399d97c6960e01b81526001600160a01b038b166004820152602481018a90526044016107dc565b8181036001600160701b038111156128af576040516326bf1ce960e11b8152600481018290526024016107dc565b938401936001600160801b038511156128de576040516326bf1ce960e11b8152600481018690526024016107dc565b85546001600160e01b031916600160801b9985016001600160601b0316999099026001600160801b031916989098176001600160801b03949094169390931790935560010160609790971b6bffffffffffffffffffffffff19169690961796939550929350505050565b5f610e58846001600160801b03168484612dd8565b612966856120a0565b5f86815260016020526040902061298b81876001600160801b03881687861515612df3565b6129cf61299b6020850185613440565b6129ab60408601602087016139a3565b63ffffffff16846001600160a01b03831660a083901b1760e082901b179392505050565b60028201556129e16020840184613440565b6001600160a01b0316866001600160a01b0316887fd3ca5a5ec3f990e896aa0d90c1d7b6cdfd4a16a42472067f852bcca2d8a0e9c0612a208b60601c90565b89612a2e60208b018b613a29565b612a3e60408c0160208d01613a29565b612a4e60608d0160408e01613a29565b612a5e60808e0160608f01613a5f565b8c604001358d6020016020810190612a7691906139a3565b604080516001600160a01b0390991689526001600160801b03909716602089015264ffffffffff9586169688019690965292841660608701529216608085015261ffff90911660a084015260c083015263ffffffff1660e08201526101000160405180910390a450505050505050565b612af38383836001612e99565b610ab157604051635274afe760e01b81526001600160a01b03841660048201526024016107dc565b5f828218828410028218610c4a565b60208201515f9060e01c8015801590610e5857508060a0855f0151901c64ffffffffff16612b589190613745565b909210159392505050565b5f64ffffffffff8016836040015164ffffffffff1603612b84575082610e58565b826040015164ffffffffff168210612b9d575083610e58565b826020015164ffffffffff16821080612bbe5750825164ffffffffff168211155b15612bca575082610e58565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff168015612c0657612c00818484612dd8565b92509050805b612c1c8789036001600160801b03168484612dd8565b909601979650505050505050565b82545f905f1981019082906001600160701b0390602090889085908110612c5357612c5361371d565b905f5260205f200154901c1690505f5b82811015612cb1575f600282850104905085888281548110612c8757612c8761371d565b905f5260205f20015463ffffffff161115612ca457809350612cab565b8060010191505b50612c63565b5f878281548110612cc457612cc461371d565b5f91825260208220015491508215612cf957886001840381548110612ceb57612ceb61371d565b905f5260205f200154612cfb565b5f5b90505f5f612d298363ffffffff168a0384860363ffffffff16609087901c63ffffffff1660b088901c612efb565b90925090506001600160701b03602084811c8216919086901c16819003830281830201612d598c828a8602612f64565b9d9c50505050505050505050505050565b80545f908290612d7c9060019061395a565b81548110612d8c57612d8c61371d565b905f5260205f20015463ffffffff169050919050565b612db0848484846001613014565b61079957604051635274afe760e01b81526001600160a01b03851660048201526024016107dc565b5f8183850281612dea57612dea613a80565b04949350505050565b5f612e016020840184613a29565b64ffffffffff1690505f60e8612e1d6080860160608701613a5f565b61ffff16901b60c883612e366040880160208901613a29565b64ffffffffff1603901b60a084901b886001600160a01b0316171717905082612e5f5780612e67565b600160fa1b81175b875560e082612e7c6060870160408801613a29565b64ffffffffff1603901b8517876001018190555050505050505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612eef578383151615612ee3573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f825f03612f0f57505f90506001612f5b565b6001841115612f2d57838681612f2757612f27613a80565b06860395505b600483118015612f44579585039561010093909303925b83870a925083860a91508015612f5957918103915b505b94509492505050565b5f5f5f612f718686613081565b91509150815f03612f9557838181612f8b57612f8b613a80565b0492505050610c4a565b818411612fac57612fac600385150260111861309d565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316613070578383151615613064573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b80356001600160a01b03811681146117fa575f5ffd5b5f5f83601f8401126130d4575f5ffd5b50813567ffffffffffffffff8111156130eb575f5ffd5b60208301915083602060c083028501011115613105575f5ffd5b9250929050565b5f6060828403121561311c575f5ffd5b50919050565b5f60c0828403121561311c575f5ffd5b5f5f5f5f5f6101608688031215613147575f5ffd5b613150866130ae565b9450602086013567ffffffffffffffff81111561316b575f5ffd5b613177888289016130c4565b909550935061318b9050876040880161310c565b915061319a8760a08801613122565b90509295509295909350565b803580151581146117fa575f5ffd5b5f5f604083850312156131c6575f5ffd5b823591506131d6602084016131a6565b90509250929050565b5f602082840312156131ef575f5ffd5b5035919050565b81516001600160a01b031681526102208101602083015161322260208401826001600160a01b03169052565b50604083015161323d60408401826001600160a01b03169052565b50606083015161325860608401826001600160a01b03169052565b50608083015161327360808401826001600160a01b03169052565b5060a083015161328e60a08401826001600160801b03169052565b5060c08301516132a960c08401826001600160801b03169052565b5060e08301516132f660e084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b506101008301516101608381019190915261012084015163ffffffff166101808085019190915261014085015115156101a0808601919091529185015115156101c085015284015115156101e08401529092015164ffffffffff166102009091015290565b80356001600160801b03811681146117fa575f5ffd5b5f6080828403121561311c575f5ffd5b5f5f5f5f5f5f6102008789031215613397575f5ffd5b6133a0876130ae565b95506133ae602088016130ae565b94506133bc6040880161335b565b93506133cb8860608901613371565b92506133da8860e0890161310c565b91506133ea886101408901613122565b90509295509295509295565b5f5f5f5f60808587031215613409575f5ffd5b84359350613419602086016130ae565b92506134276040860161335b565b91506134356060860161335b565b905092959194509250565b5f60208284031215613450575f5ffd5b610c4a826130ae565b5f5f6040838503121561346a575f5ffd5b823591506131d6602084016130ae565b5f5f5f6040848603121561348c575f5ffd5b833567ffffffffffffffff8111156134a2575f5ffd5b8401601f810186136134b2575f5ffd5b803567ffffffffffffffff8111156134c8575f5ffd5b8660208260051b84010111156134dc575f5ffd5b6020918201945092506134f09085016130ae565b90509250925092565b5f5f6020838503121561350a575f5ffd5b823567ffffffffffffffff811115613520575f5ffd5b8301601f81018513613530575f5ffd5b803567ffffffffffffffff811115613546575f5ffd5b8560208260071b840101111561355a575f5ffd5b6020919091019590945092505050565b5f5f5f5f60a0858703121561357d575f5ffd5b613586856130ae565b9350602085013567ffffffffffffffff8111156135a1575f5ffd5b6135ad878288016130c4565b90945092506134359050866040870161310c565b5f5f5f606084860312156135d3575f5ffd5b833592506135e3602085016130ae565b91506134f06040850161335b565b602080825282518282018190525f918401906040840190835b8181101561366557835163ffffffff81511684526001600160701b03602082015116602085015263ffffffff604082015116604085015260608101515f0b60608501525060808301925060208401935060018101905061360a565b509095945050505050565b5f5f60408385031215613681575f5ffd5b50508035926020909101359150565b5f5f5f5f5f61014086880312156136a5575f5ffd5b6136ae866130ae565b94506136bc602087016130ae565b93506136ca6040870161335b565b92506136d98760608801613371565b915061319a8760e0880161310c565b803564ffffffffff811681146117fa575f5ffd5b5f5f6040838503121561370d575f5ffd5b823591506131d6602084016136e8565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b80820180821115610d1557610d15613731565b6001600160801b038281168282160390811115610d1557610d15613731565b803563ffffffff811681146117fa575f5ffd5b80356001600160701b03811681146117fa575f5ffd5b80355f81900b81146117fa575f5ffd5b602080825281018290525f8360408301825b858110156138315763ffffffff6137d884613777565b1682526001600160701b036137ef6020850161378a565b16602083015263ffffffff61380660408501613777565b166040830152613818606084016137a0565b5f0b6060830152608092830192909101906001016137c2565b5095945050505050565b5f6001820161384c5761384c613731565b5060010190565b634e487b7160e01b5f52604160045260245ffd5b815167ffffffffffffffff81111561388157613881613853565b6801000000000000000081111561389a5761389a613853565b8154818355808210156138ce57825f528160205f20018282035f5b818110156138ca575f838201556001016138b5565b5050505b50602083016138e2835f9081526020902090565b5f5b83811015613900578251828201556020909201916001016138e4565b505050505050565b5f60208284031215613918575f5ffd5b813560ff81168114610c4a575f5ffd5b5f60208284031215613938575f5ffd5b610c4a826131a6565b5f60208284031215613951575f5ffd5b610c4a8261335b565b81810381811115610d1557610d15613731565b5f6020828403121561397d575f5ffd5b5051919050565b6001600160801b038181168382160190811115610d1557610d15613731565b5f602082840312156139b3575f5ffd5b610c4a82613777565b5f602082840312156139cc575f5ffd5b610c4a826137a0565b5f602082840312156139e5575f5ffd5b610c4a8261378a565b63ffffffff8281168282160390811115610d1557610d15613731565b6001600160701b038281168282160390811115610d1557610d15613731565b5f60208284031215613a39575f5ffd5b610c4a826136e8565b64ffffffffff8281168282160390811115610d1557610d15613731565b5f60208284031215613a6f575f5ffd5b813561ffff81168114610c4a575f5ffd5b634e487b7160e01b5f52601260045260245ffdfea2646970667358221220a9dde8caf417cd6df0818456c53c49dbf596f77bc35131c9dabb0c91488b479964736f6c63430008250033'

/** The code a TokenGrants has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const tokenGrantsRuntime = {
  code: '0x608060405234801561000f575f5ffd5b50600436106101a1575f3560e01c8063959ac484116100f3578063ccc42e2611610093578063ef1d1d711161006e578063ef1d1d7114610432578063efd8e86114610445578063f11988e014610458578063fdd46d601461046b575f5ffd5b8063ccc42e26146103db578063df18e047146103ee578063ea3e012d1461041f575f5ffd5b8063a900b639116100ce578063a900b63914610382578063ac8b1bab14610395578063bcc61ed4146103a8578063c6c2e85d146103bb575f5ffd5b8063959ac48414610349578063968fb8ba1461035c5780639abd587b1461036f575f5ffd5b80636354b81b1161015e5780637fc11555116101395780637fc11555146102e55780638d50b33d146102f85780638eaa3a151461030b57806390445a6c1461031e575f5ffd5b80636354b81b146102495780637de6b1db1461026a5780637df3a07f1461027d575f5ffd5b80630ed96c89146101a55780632d7e1217146101cb5780633b86c0ed146101e05780634848176c146102005780634f558e7914610213578063634cba2a14610236575b5f5ffd5b6101b86101b3366004613132565b61047e565b6040519081526020015b60405180910390f35b6101de6101d93660046131b5565b6104b0565b005b6101f36101ee3660046131df565b610501565b6040516101c291906131f6565b6101b861020e366004613381565b6106ff565b6102266102213660046131df565b610733565b60405190151581526020016101c2565b6101de6102443660046133f6565b610772565b61025463bc19138081565b60405164ffffffffff90911681526020016101c2565b6101de6102783660046131df565b61079f565b6102d061028b366004613440565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101c2565b6101de6102f3366004613459565b610876565b6101de61030636600461347a565b610979565b6101de6103193660046131df565b610ab6565b61033161032c3660046131df565b610bd4565b6040516001600160801b0390911681526020016101c2565b6101de6103573660046131df565b610c51565b61033161036a3660046131df565b610d0a565b6101b861037d3660046134f9565b610d1b565b6101b861039036600461356a565b610e39565b6101de6103a3366004613459565b610e60565b6101de6103b63660046135c1565b610f5e565b6103ce6103c93660046131df565b61106b565b6040516101c291906135f1565b6103316103e9366004613670565b6110dc565b6101b86103fc366004613440565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b6101b861042d366004613690565b61110b565b6101de6104403660046131df565b611121565b6101de6104533660046136fc565b611221565b6103316104663660046131df565b6113c3565b6101de6104793660046135c1565b6113f1565b5f610487611418565b610491868361144f565b61049d868686866115a6565b90506104a7611732565b95945050505050565b6104b8611418565b5f6104c28361175c565b90506104ce83826117ff565b6104d983828461187a565b5f8381526001602081815260409092208351815591909201519101556104fd611732565b5050565b61058e604080516101c0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905260c0850184905285519081018652838152918201839052938101829052928301529060e082019081525f6020820181905260408201819052606082018190526080820181905260a0820181905260c09091015290565b5f8281526001602081815260408084208151808301909252805482529092015490820152906105bb825190565b6001600160a01b0316036105cf5750919050565b5f83815260016020526040812060020154906105f283600160fd1b905116151590565b90506105fe8560601c90565b6001600160a01b039081168552835181166020808701919091525f878152600282526040808220548416818901528584166060890152888252600383529020549091166080860152830180516001600160701b0390811660a0870152905160701c1660c085015261066e836118e3565b60e085015260045f6106808460e01c90565b815260208101919091526040015f20546101008501528251600160fb1b1615156101408501528015156101608501528251600160fe1b161515610180850152806106df576106ce8260a01c90565b63ffffffff166101208501526106f7565b6106e98260a01c90565b64ffffffffff166101a08501525b505050919050565b5f610708611418565b610712878361144f565b61071f8787878787611982565b9050610729611732565b9695505050505050565b5f818152600160208181526040808420815180830190925280548252909201549082015281610760825190565b6001600160a01b031614159392505050565b61077a611418565b6107858484846119cd565b61079184848484611a46565b610799611732565b50505050565b6107a7611418565b5f5f6107b283611bda565b81519193509150600160fd1b16156107e557604051631a054a9760e11b8152600481018490526024015b60405180910390fd5b6107ef8383611c84565b60408051808201909152828152602081016108146001600160a01b031984165f611d04565b90525f848152600160208181526040808420855180518255830151938101939093559301516002909101559051339185917f7e34fe112cf356aab2e66f5360483a6bd52b94d0e877b5137ceae3b9b6a2e7da9190a35050610873611732565b50565b61087e611418565b5f6108888361175c565b905061089483826117ff565b6001600160a01b038216156104d9576001600160a01b0382163314806108c257506001600160a01b03821630145b156108eb57604051631456193560e31b81526001600160a01b03831660048201526024016107dc565b6108f683825f61187a565b610901816001611d26565b5f8381526002602052604080822080546001600160a01b0319166001600160a01b0386169081179091559051909185917f67246fc104b5e38b6a5e8425c485250087609dc90fc3b1842fa00d3ba5c4db109190a35f8381526001602081815260409092208351815591909201519101556104fd611732565b610981611418565b5f5f5b83811015610a63575f85858381811061099f5761099f61371d565b905060200201359050606086865f8181106109bc576109bc61371d565b90506020020135901c606082901c14610a0557806109da8260601c90565b604051636ae47fa360e11b815260048101929092526001600160a01b031660248201526044016107dc565b5f610a0f8261175c565b90505f610a1c8383611d4a565b9050806001600160801b03165f03610a3657505050610a5b565b610a4283838884611d70565b610a556001600160801b03821686613745565b94505050505b600101610984565b50805f03610a84576040516363833c9d60e01b815260040160405180910390fd5b610aa884845f818110610a9957610a9961371d565b90506020020135838384611a46565b50610ab1611732565b505050565b610abe611418565b5f818152600360205260409020546001600160a01b03163314610afd5760405163f5937ea360e01b8152600481018290523360248201526044016107dc565b5f8181526001602081815260408084208151808301909252805482528084015482840152858552929091526002909101549091610b41908390600160fc1b90611ea0565b604080518082018252838152336001600160a01b0319848116821760208085019182525f898152600180835287822096518051885583015190870155915160029095019490945560039093528383208054909116905591516001600160a01b0384169186917f3234ce34d93772ec09ff8a3ca132ad65a4df5368905449f7a6179045eccda0fd9190a45050610873611732565b5f8181526001602081815260408084208151808301909252805482529092015490820152610c0981600160fd1b905116151590565b1580610c1b57508051600160fe1b1615155b15610c2857505f92915050565b610c328382611ebb565b60208201516001600160701b0316610c4a9190613758565b9392505050565b610c59611418565b5f818152600160208181526040808420815180830190925280548252909201549082015290610c86825190565b90506001600160a01b038116610cb257604051633b9a05fd60e01b8152600481018490526024016107dc565b8151600160fb1b16610cda576040516344488a2760e11b8152600481018490526024016107dc565b5f610ce58484611d4a565b9050610cf384848484611d70565b610cff84838384611a46565b505050610873611732565b5f610d1582426110dc565b92915050565b5f610d24611418565b8282604051602001610d379291906137b0565b60405160208183030381529060405280519060200120905060055f8281526020019081526020015f20545f03610e31575f610d728484611ec8565b905080515f03610d9557604051633f7dae7d60e11b815260040160405180910390fd5b5f60065f8154610da49061383b565b91829055505f848152600560209081526040808320849055805180820182528781528083018781528585526004909352922082518155905192935090916001820190610df09082613867565b50905050827f769bdbdd7ecbdfa322efdb6942878d835cfa69d95f3879edd2220e05507c368d8686604051610e269291906137b0565b60405180910390a250505b610d15611732565b5f610e42611418565b610e4e858585856115a6565b9050610e58611732565b949350505050565b610e68611418565b5f610e7283611bda565b509050610e7f8382611c84565b6001600160a01b038216156104d9576001600160a01b038216331480610ead57506001600160a01b03821630145b15610ed657604051631456193560e31b81526001600160a01b03831660048201526024016107dc565b610ee681600160fc1b6001611ea0565b5f8381526003602052604080822080546001600160a01b0319166001600160a01b0386169081179091559051909185917f456eef55ef0a003e44aec01c7bd34cb13b39f2f40f2777deeca402820b19b6d19190a35f8381526001602081815260409092208351815591909201519101556104fd611732565b610f66611418565b5f610f7084611bda565b509050610f7c836120a0565b8051600160fd1b161580610f9657508051600160fe1b1615155b15610fb757604051639fb8acb960e01b8152600481018590526024016107dc565b5f610fc28583611ebb565b90505f81610fda84602001516001600160701b031690565b610fe49190613758565b9050610ff08684611c84565b61100083600160fe1b6001611ea0565b61100b8684846120e7565b6040516001600160801b03821681526001600160a01b0386169087907f591c5cd600af363e645d59f0959891da5e48f081c177ee0d09528281ddeed8c09060200160405180910390a361106086868387611a46565b505050610ab1611732565b5f81815260056020908152604080832054835260048252918290206001018054835181840281018401909452808452606093610d1593909291908301828280156110d257602002820191905f5260205f20905b8154815260200190600101908083116110be575b505050505061215c565b5f8281526001602081815260408084208151808301909252805482529092015490820152610e58848285612280565b5f611114611418565b61049d8686868686611982565b611129611418565b5f818152600260205260409020546001600160a01b031633146111685760405163f5937ea360e01b8152600481018290523360248201526044016107dc565b5f818152600160208181526040808420815180830190925280548252909201549082015290611195825190565b82516001600160a01b0319163317835290506111b1825f611d26565b5f83815260016020818152604080842086518155828701519301929092556002905280822080546001600160a01b03191690555133916001600160a01b0384169186917f6a8d0bf4d97adaea9291fe214f0db9cdd3602d07f5895631e97c1faf2421c88691a45050610873611732565b611229611418565b5f5f61123484611bda565b81519193509150600160fd1b161561126257604051631a054a9760e11b8152600481018590526024016107dc565b5f61128e8464ffffffffff166112788460a01c90565b6112899064ffffffffff1642613745565b612391565b90505f61129c868584612280565b90505f816112b486602001516001600160701b031690565b6112be9190613758565b9050806001600160801b03165f036112f3576040516313feef8b60e01b815260048101889052602481018490526044016107dc565b6112fd87866117ff565b6113078786611c84565b61131785600160fd1b6001611ea0565b604080518082019091528581528390602081016113348784611d04565b90525f898152600160208181526040928390208451805182558201519281019290925592830151600290910155805164ffffffffff841681526001600160801b03808716938201939093529184169082015288907f83621accbafff3385fc128966defb227b50371b63fe367ed2fd418e78f1be0bf9060600160405180910390a25050505050506104fd611732565b5f8181526001602081815260408084208151808301909252805482529092015490820152610c4a8382611d4a565b6113f9611418565b6114048383836119cd565b61141083838384611a46565b610ab1611732565b6114206123a0565b61144d60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906123e0565b565b611458826123e7565b602081013560408201355f80806114756080870160608801613908565b92505050608084013560a08501356114906020870187613928565b15611521576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015611506575f5ffd5b505af1925050508015611517575060015b1561159d5761159d565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b15801561158a575f5ffd5b505af192505050801561159b575060015b505b50505050505050565b5f5f6115b18361241c565b90505f5f5b85811015611629576115e28787838181106115d3576115d361371d565b905060c0020160400184612527565b8686828181106115f4576115f461371d565b905060c00201602001602081019061160c9190613941565b61161f906001600160801b031683613745565b91506001016115b6565b505f6116368883886126d5565b9094509050805f5b8781101561172557368989838181106116595761165961371d565b905060c0020190505f85856001600160801b03161461169a576116956116856040840160208501613941565b866001600160801b031688612948565b6116aa565b6116aa6040830160208401613941565b90506116b760018b61395a565b83036116c05750825b806001600160801b03165f036116e9576040516363833c9d60e01b815260040160405180910390fd5b6116f38185613758565b935061171b611702848a613745565b61170f6020850185613440565b83856040018d8c61295d565b505060010161163e565b5050505050949350505050565b61144d5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611447565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b0316146117fa575f6117ae825190565b6001600160a01b0316036117d857604051633b9a05fd60e01b8152600481018390526024016107dc565b60405163d7e4b71760e01b8152600481018390523360248201526044016107dc565b919050565b8051600160f91b1661180f575050565b611819815f611d26565b5f828152600260205260408082205490516001600160a01b039091169184917f83f0b755c7faf2de9a9631eb47a659a11724cdc1aaf97a00f368f9b40f068f589190a3505f90815260026020526040902080546001600160a01b0319169055565b8151811515600160fb1b90911615150361189357505050565b6118a282600160fb1b83611ea0565b827f4786bf992fcbc64b5332d793ce198a626564bf3285dbc931b1aeed993b22a864826040516118d6911515815260200190565b60405180910390a2505050565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f82156119245782820161192b565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b5f5f61198d8361241c565b90506119998482612527565b5f6119af88876001600160801b031660016126d5565b90935090506119c283888388888761295d565b505095945050505050565b5f6119d78461175c565b90505f6119e48583611d4a565b9050806001600160801b0316836001600160801b03161115611a33576040516320f5b92160e11b8152600481018690526001600160801b038085166024830152821660448201526064016107dc565b611a3f85838686611d70565b5050505050565b5f611a518560601c90565b6001600160a01b0381165f81815260208190526040808220805491516370a0823160e01b8152306004820152949550936001600160801b0390911692906370a0823190602401602060405180830381865afa158015611ab2573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611ad6919061396d565b9050856001600160801b038316821015611b9357611afe8783856001600160801b0316612948565b9050856001600160801b0316816001600160801b03161015611b54576040516380f71f1160e01b81526001600160a01b0386166004820152602481018390526001600160801b03841660448201526064016107dc565b6040516001600160801b038216815289907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611b9d8784613758565b84546001600160801b0319166001600160801b03918216178555611bcf906001600160a01b038716908a908416612ae6565b505050505050505050565b6040805180820182525f808252602091820181905283815260018083528382208451808601909552805480865291015492840192909252906001600160a01b0316611c3b57604051633b9a05fd60e01b8152600481018490526024016107dc565b505f8281526001602052604090206002015433816001600160a01b031614611c7f57604051632f6c6b9160e21b8152600481018490523360248201526044016107dc565b915091565b8051600160fc1b16611c94575050565b611ca381600160fc1b5f611ea0565b5f828152600360205260408082205490516001600160a01b039091169184917f2ba26d88ebfb79ffe0b9974793167434a704c14c9490f5a515bf50fb8b1269189190a3505f90815260036020526040902080546001600160a01b0319169055565b60a01b64ffffffffff60a01b1667ffffffffffffffff60a01b19919091161790565b80611d3b5781516001607f60f91b0316611d44565b8151600160f91b175b90915250565b60208101515f9060701c6001600160701b0316611d68848442612280565b039392505050565b611d79826120a0565b806001600160801b03165f03611da2576040516363833c9d60e01b815260040160405180910390fd5b611dac84846117ff565b5f611dc184602001516001600160701b031690565b9050611e21816001600160801b031683611deb87602001516001600160701b0360709190911c1690565b611df59190613984565b8691906001600160801b0316602090920180516001600160e01b03191660709390931b92909217179052565b611e508585611e3781600160fe1b905116151590565b611e4157836120e7565b611e4b8888611ebb565b6120e7565b6040516001600160801b03831681526001600160a01b0384169086907fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e9060200160405180910390a35050505050565b80611eaf578251821916611eb4565b825182175b9092525050565b5f610c4a83835f19612280565b6060816080811115611eda5750610d15565b5f5f5f8367ffffffffffffffff811115611ef657611ef6613853565b604051908082528060200260200182016040528015611f1f578160200160208202803683370190505b5090505f5b8481101561207e5736888883818110611f3f57611f3f61371d565b6080029190910191505f905080611f5960208401846139a3565b611f6960808501606086016139bc565b5f0b915063ffffffff1691506004811380611f85575060031981125b80611f98575081158015611f9857508015155b80611fb7575081611faf60608501604086016139a3565b63ffffffff16115b15611fc9575050505050505050610d15565b611fd38288613745565b9650611fe560408401602085016139d5565b611ff8906001600160701b031687613745565b955063ffffffff87118061201257506001600160701b0386115b15612024575050505050505050610d15565b60ff60b01b60b082901b16609061204160608601604087016139a3565b63ffffffff16901b602088901b891717178585815181106120645761206461371d565b602002602001018181525050505050806001019050611f24565b50821580159061208d57508115155b15612096578094505b5050505092915050565b6001600160a01b03811615806120be57506001600160a01b03811630145b1561087357604051631456193560e31b81526001600160a01b03821660048201526024016107dc565b60208201516001600160801b0382169060701c6001600160701b03166001600160801b03160361213d5761211b83836117ff565b6121258383611c84565b50505f90815260016020819052604082208281550155565b505f918252600160208181526040909320825181559190920151910155565b6060815167ffffffffffffffff81111561217857612178613853565b6040519080825280602002602001820160405280156121c857816020015b604080516080810182525f8082526020808301829052928201819052606082015282525f199092019101816121965790505b5090505f5f5b8351811015612279575f8482815181106121ea576121ea61371d565b602002602001015190506040518060800160405280848361220b91906139ee565b63ffffffff168152602001602085901c602084901c61222a9190613a0a565b6001600160701b03168152602001609083901c63ffffffff16815260200160b083901c5f0b8152508483815181106122645761226461371d565b602090810291909101015291506001016121ce565b5050919050565b81515f90600160fd1b16156122b8575f848152600160205260409020600201546122b590839060a01c64ffffffffff16612b1b565b91505b6122c28383612b2a565b156122db575060208201516001600160701b0316610c4a565b5f6122e5846118e3565b8451909150600160fa1b1661231b5761231361230b85602001516001600160701b031690565b5f8386612b63565b915050610c4a565b806020015164ffffffffff16831015612337575f915050610c4a565b5f8581526001602081815260408084206002015460e01c845260048252909220918601519101906107299082906001600160701b03166001600160801b0316845f015164ffffffffff168761238c919061395a565b612c2a565b5f828218828411028218610c4a565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561144d57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b806001600160a01b03163b5f0361087357604051633adbf6cd60e11b81526001600160a01b03821660048201526024016107dc565b5f3061242b6020840184613440565b6001600160a01b03160361246b576124466020830183613440565b604051631456193560e31b81526001600160a01b0390911660048201526024016107dc565b61247b60408301602084016139a3565b63ffffffff16158015906124a357505f6124986020840184613440565b6001600160a01b0316145b156124da576124b860408301602084016139a3565b60405163962baf1760e01b815263ffffffff90911660048201526024016107dc565b60408201355f036124ec57505f919050565b506040808201355f908152600560205290812054908190036117fa576040805163496b702760e01b81529083013560048201526024016107dc565b5f80806125376020860186613a29565b6125476040870160208801613a29565b6125576060880160408901613a29565b9250925092508164ffffffffff168364ffffffffff16118061258657508064ffffffffff168264ffffffffff16115b8061259f57508064ffffffffff168364ffffffffff1610155b806125b15750428164ffffffffff1611155b156125e85760405163175fbca560e01b815264ffffffffff80851660048301528084166024830152821660448201526064016107dc565b6125f663bc19138042613745565b8164ffffffffff16111561263b578061261363bc19138042613745565b6040516384da573960e01b815264ffffffffff909216600483015260248201526044016107dc565b5f6126468483613a42565b64ffffffffff1690505f8515612693575f86815260046020526040902061266f90600101612d6a565b8214801561268e57506126886080880160608901613a5f565b61ffff16155b61269c565b63ffffffff8211155b90508061159d5760405163175fbca560e01b815264ffffffffff80871660048301528086166024830152841660448201526064016107dc565b5f5f835f036126f7576040516363833c9d60e01b815260040160405180910390fd5b612700856123e7565b6001600160a01b0385165f81815260208190526040808220805491516370a0823160e01b815230600482015290936001600160801b03831693600160801b9093046001600160601b031692916370a0823190602401602060405180830381865afa158015612770573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190612794919061396d565b9050828110156127d0576040516380f71f1160e01b81526001600160a01b038a16600482015260248101829052604481018490526064016107dc565b6127e56001600160a01b038a1633308b612da2565b6040516370a0823160e01b81523060048201525f906001600160a01b038b16906370a0823190602401602060405180830381865afa158015612829573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061284d919061396d565b9050818111612881576040516399d97c6960e01b81526001600160a01b038b166004820152602481018a90526044016107dc565b8181036001600160701b038111156128af576040516326bf1ce960e11b8152600481018290526024016107dc565b938401936001600160801b038511156128de576040516326bf1ce960e11b8152600481018690526024016107dc565b85546001600160e01b031916600160801b9985016001600160601b0316999099026001600160801b031916989098176001600160801b03949094169390931790935560010160609790971b6bffffffffffffffffffffffff19169690961796939550929350505050565b5f610e58846001600160801b03168484612dd8565b612966856120a0565b5f86815260016020526040902061298b81876001600160801b03881687861515612df3565b6129cf61299b6020850185613440565b6129ab60408601602087016139a3565b63ffffffff16846001600160a01b03831660a083901b1760e082901b179392505050565b60028201556129e16020840184613440565b6001600160a01b0316866001600160a01b0316887fd3ca5a5ec3f990e896aa0d90c1d7b6cdfd4a16a42472067f852bcca2d8a0e9c0612a208b60601c90565b89612a2e60208b018b613a29565b612a3e60408c0160208d01613a29565b612a4e60608d0160408e01613a29565b612a5e60808e0160608f01613a5f565b8c604001358d6020016020810190612a7691906139a3565b604080516001600160a01b0390991689526001600160801b03909716602089015264ffffffffff9586169688019690965292841660608701529216608085015261ffff90911660a084015260c083015263ffffffff1660e08201526101000160405180910390a450505050505050565b612af38383836001612e99565b610ab157604051635274afe760e01b81526001600160a01b03841660048201526024016107dc565b5f828218828410028218610c4a565b60208201515f9060e01c8015801590610e5857508060a0855f0151901c64ffffffffff16612b589190613745565b909210159392505050565b5f64ffffffffff8016836040015164ffffffffff1603612b84575082610e58565b826040015164ffffffffff168210612b9d575083610e58565b826020015164ffffffffff16821080612bbe5750825164ffffffffff168211155b15612bca575082610e58565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff168015612c0657612c00818484612dd8565b92509050805b612c1c8789036001600160801b03168484612dd8565b909601979650505050505050565b82545f905f1981019082906001600160701b0390602090889085908110612c5357612c5361371d565b905f5260205f200154901c1690505f5b82811015612cb1575f600282850104905085888281548110612c8757612c8761371d565b905f5260205f20015463ffffffff161115612ca457809350612cab565b8060010191505b50612c63565b5f878281548110612cc457612cc461371d565b5f91825260208220015491508215612cf957886001840381548110612ceb57612ceb61371d565b905f5260205f200154612cfb565b5f5b90505f5f612d298363ffffffff168a0384860363ffffffff16609087901c63ffffffff1660b088901c612efb565b90925090506001600160701b03602084811c8216919086901c16819003830281830201612d598c828a8602612f64565b9d9c50505050505050505050505050565b80545f908290612d7c9060019061395a565b81548110612d8c57612d8c61371d565b905f5260205f20015463ffffffff169050919050565b612db0848484846001613014565b61079957604051635274afe760e01b81526001600160a01b03851660048201526024016107dc565b5f8183850281612dea57612dea613a80565b04949350505050565b5f612e016020840184613a29565b64ffffffffff1690505f60e8612e1d6080860160608701613a5f565b61ffff16901b60c883612e366040880160208901613a29565b64ffffffffff1603901b60a084901b886001600160a01b0316171717905082612e5f5780612e67565b600160fa1b81175b875560e082612e7c6060870160408801613a29565b64ffffffffff1603901b8517876001018190555050505050505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612eef578383151615612ee3573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f825f03612f0f57505f90506001612f5b565b6001841115612f2d57838681612f2757612f27613a80565b06860395505b600483118015612f44579585039561010093909303925b83870a925083860a91508015612f5957918103915b505b94509492505050565b5f5f5f612f718686613081565b91509150815f03612f9557838181612f8b57612f8b613a80565b0492505050610c4a565b818411612fac57612fac600385150260111861309d565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316613070578383151615613064573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b80356001600160a01b03811681146117fa575f5ffd5b5f5f83601f8401126130d4575f5ffd5b50813567ffffffffffffffff8111156130eb575f5ffd5b60208301915083602060c083028501011115613105575f5ffd5b9250929050565b5f6060828403121561311c575f5ffd5b50919050565b5f60c0828403121561311c575f5ffd5b5f5f5f5f5f6101608688031215613147575f5ffd5b613150866130ae565b9450602086013567ffffffffffffffff81111561316b575f5ffd5b613177888289016130c4565b909550935061318b9050876040880161310c565b915061319a8760a08801613122565b90509295509295909350565b803580151581146117fa575f5ffd5b5f5f604083850312156131c6575f5ffd5b823591506131d6602084016131a6565b90509250929050565b5f602082840312156131ef575f5ffd5b5035919050565b81516001600160a01b031681526102208101602083015161322260208401826001600160a01b03169052565b50604083015161323d60408401826001600160a01b03169052565b50606083015161325860608401826001600160a01b03169052565b50608083015161327360808401826001600160a01b03169052565b5060a083015161328e60a08401826001600160801b03169052565b5060c08301516132a960c08401826001600160801b03169052565b5060e08301516132f660e084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b506101008301516101608381019190915261012084015163ffffffff166101808085019190915261014085015115156101a0808601919091529185015115156101c085015284015115156101e08401529092015164ffffffffff166102009091015290565b80356001600160801b03811681146117fa575f5ffd5b5f6080828403121561311c575f5ffd5b5f5f5f5f5f5f6102008789031215613397575f5ffd5b6133a0876130ae565b95506133ae602088016130ae565b94506133bc6040880161335b565b93506133cb8860608901613371565b92506133da8860e0890161310c565b91506133ea886101408901613122565b90509295509295509295565b5f5f5f5f60808587031215613409575f5ffd5b84359350613419602086016130ae565b92506134276040860161335b565b91506134356060860161335b565b905092959194509250565b5f60208284031215613450575f5ffd5b610c4a826130ae565b5f5f6040838503121561346a575f5ffd5b823591506131d6602084016130ae565b5f5f5f6040848603121561348c575f5ffd5b833567ffffffffffffffff8111156134a2575f5ffd5b8401601f810186136134b2575f5ffd5b803567ffffffffffffffff8111156134c8575f5ffd5b8660208260051b84010111156134dc575f5ffd5b6020918201945092506134f09085016130ae565b90509250925092565b5f5f6020838503121561350a575f5ffd5b823567ffffffffffffffff811115613520575f5ffd5b8301601f81018513613530575f5ffd5b803567ffffffffffffffff811115613546575f5ffd5b8560208260071b840101111561355a575f5ffd5b6020919091019590945092505050565b5f5f5f5f60a0858703121561357d575f5ffd5b613586856130ae565b9350602085013567ffffffffffffffff8111156135a1575f5ffd5b6135ad878288016130c4565b90945092506134359050866040870161310c565b5f5f5f606084860312156135d3575f5ffd5b833592506135e3602085016130ae565b91506134f06040850161335b565b602080825282518282018190525f918401906040840190835b8181101561366557835163ffffffff81511684526001600160701b03602082015116602085015263ffffffff604082015116604085015260608101515f0b60608501525060808301925060208401935060018101905061360a565b509095945050505050565b5f5f60408385031215613681575f5ffd5b50508035926020909101359150565b5f5f5f5f5f61014086880312156136a5575f5ffd5b6136ae866130ae565b94506136bc602087016130ae565b93506136ca6040870161335b565b92506136d98760608801613371565b915061319a8760e0880161310c565b803564ffffffffff811681146117fa575f5ffd5b5f5f6040838503121561370d575f5ffd5b823591506131d6602084016136e8565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b80820180821115610d1557610d15613731565b6001600160801b038281168282160390811115610d1557610d15613731565b803563ffffffff811681146117fa575f5ffd5b80356001600160701b03811681146117fa575f5ffd5b80355f81900b81146117fa575f5ffd5b602080825281018290525f8360408301825b858110156138315763ffffffff6137d884613777565b1682526001600160701b036137ef6020850161378a565b16602083015263ffffffff61380660408501613777565b166040830152613818606084016137a0565b5f0b6060830152608092830192909101906001016137c2565b5095945050505050565b5f6001820161384c5761384c613731565b5060010190565b634e487b7160e01b5f52604160045260245ffd5b815167ffffffffffffffff81111561388157613881613853565b6801000000000000000081111561389a5761389a613853565b8154818355808210156138ce57825f528160205f20018282035f5b818110156138ca575f838201556001016138b5565b5050505b50602083016138e2835f9081526020902090565b5f5b83811015613900578251828201556020909201916001016138e4565b505050505050565b5f60208284031215613918575f5ffd5b813560ff81168114610c4a575f5ffd5b5f60208284031215613938575f5ffd5b610c4a826131a6565b5f60208284031215613951575f5ffd5b610c4a8261335b565b81810381811115610d1557610d15613731565b5f6020828403121561397d575f5ffd5b5051919050565b6001600160801b038181168382160190811115610d1557610d15613731565b5f602082840312156139b3575f5ffd5b610c4a82613777565b5f602082840312156139cc575f5ffd5b610c4a826137a0565b5f602082840312156139e5575f5ffd5b610c4a8261378a565b63ffffffff8281168282160390811115610d1557610d15613731565b6001600160701b038281168282160390811115610d1557610d15613731565b5f60208284031215613a39575f5ffd5b610c4a826136e8565b64ffffffffff8281168282160390811115610d1557610d15613731565b5f60208284031215613a6f575f5ffd5b813561ffff81168114610c4a575f5ffd5b634e487b7160e01b5f52601260045260245ffdfea2646970667358221220a9dde8caf417cd6df0818456c53c49dbf596f77bc35131c9dabb0c91488b479964736f6c63430008250033',
  immutables: [],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const tokenGrantsSource = { compiler: '0.8.37+commit.f401782d', hash: 'd0001889f41d9cb5fb887c1367b7ddff86e0ea5233c312595d9954582595145b' } as const
