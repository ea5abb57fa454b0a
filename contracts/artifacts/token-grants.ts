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
        "name": "giver",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "revoker",
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
          },
          {
            "internalType": "bool",
            "name": "pushable",
            "type": "bool"
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
          },
          {
            "internalType": "bool",
            "name": "pushable",
            "type": "bool"
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
          },
          {
            "internalType": "bool",
            "name": "pushable",
            "type": "bool"
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
          },
          {
            "internalType": "bool",
            "name": "pushable",
            "type": "bool"
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
export const tokenGrantsCode = '0x6080604052348015600e575f5ffd5b50613b8a8061001c5f395ff3fe608060405234801561000f575f5ffd5b50600436106101a1575f3560e01c806390445a6c116100f3578063c6c2e85d11610093578063ef1d1d711161006e578063ef1d1d7114610432578063efd8e86114610445578063f11988e014610458578063fdd46d601461046b575f5ffd5b8063c6c2e85d146103ce578063ccc42e26146103ee578063df18e04714610401575f5ffd5b80639abd587b116100ce5780639abd587b14610382578063ac8b1bab14610395578063b09dbf73146103a8578063bcc61ed4146103bb575f5ffd5b806390445a6c14610331578063959ac4841461035c578063968fb8ba1461036f575f5ffd5b80636354b81b1161015e5780637df3a07f116101395780637df3a07f146102905780637fc11555146102f85780638d50b33d1461030b5780638eaa3a151461031e575f5ffd5b80636354b81b14610249578063653751471461026a5780637de6b1db1461027d575f5ffd5b80632d7e1217146101a55780633b2d6c89146101ba5780633b86c0ed146101e057806347261761146102005780634f558e7914610213578063634cba2a14610236575b5f5ffd5b6101b86101b336600461318d565b61047e565b005b6101cd6101c836600461323b565b6104cf565b6040519081526020015b60405180910390f35b6101f36101ee3660046132af565b610501565b6040516101d791906132c6565b6101cd61020e36600461342b565b6106ff565b6102266102213660046132af565b610726565b60405190151581526020016101d7565b6101b86102443660046134a3565b610765565b61025463bc19138081565b60405164ffffffffff90911681526020016101d7565b6101cd6102783660046134e2565b610792565b6101b861028b3660046132af565b6107a8565b6102e361029e36600461353a565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101d7565b6101b8610306366004613553565b61087f565b6101b8610319366004613574565b610982565b6101b861032c3660046132af565b610abf565b61034461033f3660046132af565b610bdd565b6040516001600160801b0390911681526020016101d7565b6101b861036a3660046132af565b610c5a565b61034461037d3660046132af565b610d13565b6101cd6103903660046135f3565b610d24565b6101b86103a3366004613553565b610e42565b6101cd6103b6366004613664565b610f40565b6101b86103c93660046136d9565b610f74565b6103e16103dc3660046132af565b611081565b6040516101d79190613709565b6103446103fc366004613788565b6110f2565b6101cd61040f36600461353a565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b6101b86104403660046132af565b611121565b6101b86104533660046137bc565b611221565b6103446104663660046132af565b6113c3565b6101b86104793660046136d9565b6113f1565b610486611418565b5f6104908361144f565b905061049c83826114f2565b6104a783828461156d565b5f8381526001602081815260409092208351815591909201519101556104cb6115d6565b5050565b5f6104d8611418565b6104e28683611600565b6104ee86868686611613565b90506104f86115d6565b95945050505050565b61058e604080516101c0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905260c0850184905285519081018652838152918201839052938101829052928301529060e082019081525f6020820181905260408201819052606082018190526080820181905260a0820181905260c09091015290565b5f8281526001602081815260408084208151808301909252805482529092015490820152906105bb825190565b6001600160a01b0316036105cf5750919050565b5f83815260016020526040812060020154906105f283600160fd1b905116151590565b90506105fe8560601c90565b6001600160a01b039081168552835181166020808701919091525f878152600282526040808220548416818901528584166060890152888252600383529020549091166080860152830180516001600160701b0390811660a0870152905160701c1660c085015261066e8361179f565b60e085015260045f6106808460e01c90565b815260208101919091526040015f20546101008501528251600160fb1b1615156101408501528015156101608501528251600160fe1b161515610180850152806106df576106ce8260a01c90565b63ffffffff166101208501526106f7565b6106e98260a01c90565b64ffffffffff166101a08501525b505050919050565b5f610708611418565b61071485858585611613565b905061071e6115d6565b949350505050565b5f818152600160208181526040808420815180830190925280548252909201549082015281610753825190565b6001600160a01b031614159392505050565b61076d611418565b61077884848461183e565b610784848484846118b7565b61078c6115d6565b50505050565b5f61079b611418565b6104ee8686868686611a4b565b6107b0611418565b5f5f6107bb83611a96565b81519193509150600160fd1b16156107ee57604051631a054a9760e11b8152600481018490526024015b60405180910390fd5b6107f88383611b40565b604080518082019091528281526020810161081d6001600160a01b031984165f611bc0565b90525f848152600160208181526040808420855180518255830151938101939093559301516002909101559051339185917f7e34fe112cf356aab2e66f5360483a6bd52b94d0e877b5137ceae3b9b6a2e7da9190a3505061087c6115d6565b50565b610887611418565b5f6108918361144f565b905061089d83826114f2565b6001600160a01b038216156104a7576001600160a01b0382163314806108cb57506001600160a01b03821630145b156108f457604051631456193560e31b81526001600160a01b03831660048201526024016107e5565b6108ff83825f61156d565b61090a816001611be2565b5f8381526002602052604080822080546001600160a01b0319166001600160a01b0386169081179091559051909185917f67246fc104b5e38b6a5e8425c485250087609dc90fc3b1842fa00d3ba5c4db109190a35f8381526001602081815260409092208351815591909201519101556104cb6115d6565b61098a611418565b5f5f5b83811015610a6c575f8585838181106109a8576109a86137dd565b905060200201359050606086865f8181106109c5576109c56137dd565b90506020020135901c606082901c14610a0e57806109e38260601c90565b604051636ae47fa360e11b815260048101929092526001600160a01b031660248201526044016107e5565b5f610a188261144f565b90505f610a258383611c06565b9050806001600160801b03165f03610a3f57505050610a64565b610a4b83838884611c2c565b610a5e6001600160801b03821686613805565b94505050505b60010161098d565b50805f03610a8d576040516363833c9d60e01b815260040160405180910390fd5b610ab184845f818110610aa257610aa26137dd565b905060200201358383846118b7565b50610aba6115d6565b505050565b610ac7611418565b5f818152600360205260409020546001600160a01b03163314610b065760405163f5937ea360e01b8152600481018290523360248201526044016107e5565b5f8181526001602081815260408084208151808301909252805482528084015482840152858552929091526002909101549091610b4a908390600160fc1b90611d5c565b604080518082018252838152336001600160a01b0319848116821760208085019182525f898152600180835287822096518051885583015190870155915160029095019490945560039093528383208054909116905591516001600160a01b0384169186917f3234ce34d93772ec09ff8a3ca132ad65a4df5368905449f7a6179045eccda0fd9190a4505061087c6115d6565b5f8181526001602081815260408084208151808301909252805482529092015490820152610c1281600160fd1b905116151590565b1580610c2457508051600160fe1b1615155b15610c3157505f92915050565b610c3b8382611d77565b60208201516001600160701b0316610c539190613818565b9392505050565b610c62611418565b5f818152600160208181526040808420815180830190925280548252909201549082015290610c8f825190565b90506001600160a01b038116610cbb57604051633b9a05fd60e01b8152600481018490526024016107e5565b8151600160fb1b16610ce3576040516344488a2760e11b8152600481018490526024016107e5565b5f610cee8484611c06565b9050610cfc84848484611c2c565b610d08848383846118b7565b50505061087c6115d6565b5f610d1e82426110f2565b92915050565b5f610d2d611418565b8282604051602001610d40929190613870565b60405160208183030381529060405280519060200120905060055f8281526020019081526020015f20545f03610e3a575f610d7b8484611d84565b905080515f03610d9e57604051633f7dae7d60e11b815260040160405180910390fd5b5f60065f8154610dad906138fb565b91829055505f848152600560209081526040808320849055805180820182528781528083018781528585526004909352922082518155905192935090916001820190610df99082613927565b50905050827f769bdbdd7ecbdfa322efdb6942878d835cfa69d95f3879edd2220e05507c368d8686604051610e2f929190613870565b60405180910390a250505b610d1e6115d6565b610e4a611418565b5f610e5483611a96565b509050610e618382611b40565b6001600160a01b038216156104a7576001600160a01b038216331480610e8f57506001600160a01b03821630145b15610eb857604051631456193560e31b81526001600160a01b03831660048201526024016107e5565b610ec881600160fc1b6001611d5c565b5f8381526003602052604080822080546001600160a01b0319166001600160a01b0386169081179091559051909185917f456eef55ef0a003e44aec01c7bd34cb13b39f2f40f2777deeca402820b19b6d19190a35f8381526001602081815260409092208351815591909201519101556104cb6115d6565b5f610f49611418565b610f538783611600565b610f608787878787611a4b565b9050610f6a6115d6565b9695505050505050565b610f7c611418565b5f610f8684611a96565b509050610f9283611f5c565b8051600160fd1b161580610fac57508051600160fe1b1615155b15610fcd57604051639fb8acb960e01b8152600481018590526024016107e5565b5f610fd88583611d77565b90505f81610ff084602001516001600160701b031690565b610ffa9190613818565b90506110068684611b40565b61101683600160fe1b6001611d5c565b611021868484611fa3565b6040516001600160801b03821681526001600160a01b0386169087907f591c5cd600af363e645d59f0959891da5e48f081c177ee0d09528281ddeed8c09060200160405180910390a3611076868683876118b7565b505050610aba6115d6565b5f81815260056020908152604080832054835260048252918290206001018054835181840281018401909452808452606093610d1e93909291908301828280156110e857602002820191905f5260205f20905b8154815260200190600101908083116110d4575b5050505050612018565b5f828152600160208181526040808420815180830190925280548252909201549082015261071e84828561213c565b611129611418565b5f818152600260205260409020546001600160a01b031633146111685760405163f5937ea360e01b8152600481018290523360248201526044016107e5565b5f818152600160208181526040808420815180830190925280548252909201549082015290611195825190565b82516001600160a01b0319163317835290506111b1825f611be2565b5f83815260016020818152604080842086518155828701519301929092556002905280822080546001600160a01b03191690555133916001600160a01b0384169186917f6a8d0bf4d97adaea9291fe214f0db9cdd3602d07f5895631e97c1faf2421c88691a4505061087c6115d6565b611229611418565b5f5f61123484611a96565b81519193509150600160fd1b161561126257604051631a054a9760e11b8152600481018590526024016107e5565b5f61128e8464ffffffffff166112788460a01c90565b6112899064ffffffffff1642613805565b61224d565b90505f61129c86858461213c565b90505f816112b486602001516001600160701b031690565b6112be9190613818565b9050806001600160801b03165f036112f3576040516313feef8b60e01b815260048101889052602481018490526044016107e5565b6112fd87866114f2565b6113078786611b40565b61131785600160fd1b6001611d5c565b604080518082019091528581528390602081016113348784611bc0565b90525f898152600160208181526040928390208451805182558201519281019290925592830151600290910155805164ffffffffff841681526001600160801b03808716938201939093529184169082015288907f83621accbafff3385fc128966defb227b50371b63fe367ed2fd418e78f1be0bf9060600160405180910390a25050505050506104cb6115d6565b5f8181526001602081815260408084208151808301909252805482529092015490820152610c538382611c06565b6113f9611418565b61140483838361183e565b611410838383846118b7565b610aba6115d6565b61142061225c565b61144d60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061229c565b565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b0316146114ed575f6114a1825190565b6001600160a01b0316036114cb57604051633b9a05fd60e01b8152600481018390526024016107e5565b60405163d7e4b71760e01b8152600481018390523360248201526044016107e5565b919050565b8051600160f91b16611502575050565b61150c815f611be2565b5f828152600260205260408082205490516001600160a01b039091169184917f83f0b755c7faf2de9a9631eb47a659a11724cdc1aaf97a00f368f9b40f068f589190a3505f90815260026020526040902080546001600160a01b0319169055565b8151811515600160fb1b90911615150361158657505050565b61159582600160fb1b83611d5c565b827f4786bf992fcbc64b5332d793ce198a626564bf3285dbc931b1aeed993b22a864826040516115c9911515815260200190565b60405180910390a2505050565b61144d5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611447565b611609826122a3565b6104cb82826122d8565b5f5f61161e83612426565b90505f5f5b858110156116965761164f878783818110611640576116406137dd565b905060c0020160400184612531565b868682818110611661576116616137dd565b905060c00201602001602081019061167991906139c8565b61168c906001600160801b031683613805565b9150600101611623565b505f6116a38883886126df565b9094509050805f5b8781101561179257368989838181106116c6576116c66137dd565b905060c0020190505f85856001600160801b031614611707576117026116f260408401602085016139c8565b866001600160801b031688612952565b611717565b61171760408301602084016139c8565b905061172460018b6139e1565b830361172d5750825b806001600160801b03165f03611756576040516363833c9d60e01b815260040160405180910390fd5b6117608185613818565b935061178861176f848a613805565b61177c602085018561353a565b83856040018d8c612967565b50506001016116ab565b5050505050949350505050565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f82156117e0578282016117e7565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b5f6118488461144f565b90505f6118558583611c06565b9050806001600160801b0316836001600160801b031611156118a4576040516320f5b92160e11b8152600481018690526001600160801b038085166024830152821660448201526064016107e5565b6118b085838686611c2c565b5050505050565b5f6118c28560601c90565b6001600160a01b0381165f81815260208190526040808220805491516370a0823160e01b8152306004820152949550936001600160801b0390911692906370a0823190602401602060405180830381865afa158015611923573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061194791906139f4565b9050856001600160801b038316821015611a045761196f8783856001600160801b0316612952565b9050856001600160801b0316816001600160801b031610156119c5576040516380f71f1160e01b81526001600160a01b0386166004820152602481018390526001600160801b03841660448201526064016107e5565b6040516001600160801b038216815289907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611a0e8784613818565b84546001600160801b0319166001600160801b03918216178555611a40906001600160a01b038716908a908416612bcb565b505050505050505050565b5f5f611a5683612426565b9050611a628482612531565b5f611a7888876001600160801b031660016126df565b9093509050611a8b838883888887612967565b505095945050505050565b6040805180820182525f808252602091820181905283815260018083528382208451808601909552805480865291015492840192909252906001600160a01b0316611af757604051633b9a05fd60e01b8152600481018490526024016107e5565b505f8281526001602052604090206002015433816001600160a01b031614611b3b57604051632f6c6b9160e21b8152600481018490523360248201526044016107e5565b915091565b8051600160fc1b16611b50575050565b611b5f81600160fc1b5f611d5c565b5f828152600360205260408082205490516001600160a01b039091169184917f2ba26d88ebfb79ffe0b9974793167434a704c14c9490f5a515bf50fb8b1269189190a3505f90815260036020526040902080546001600160a01b0319169055565b60a01b64ffffffffff60a01b1667ffffffffffffffff60a01b19919091161790565b80611bf75781516001607f60f91b0316611c00565b8151600160f91b175b90915250565b60208101515f9060701c6001600160701b0316611c2484844261213c565b039392505050565b611c3582611f5c565b806001600160801b03165f03611c5e576040516363833c9d60e01b815260040160405180910390fd5b611c6884846114f2565b5f611c7d84602001516001600160701b031690565b9050611cdd816001600160801b031683611ca787602001516001600160701b0360709190911c1690565b611cb19190613a0b565b8691906001600160801b0316602090920180516001600160e01b03191660709390931b92909217179052565b611d0c8585611cf381600160fe1b905116151590565b611cfd5783611fa3565b611d078888611d77565b611fa3565b6040516001600160801b03831681526001600160a01b0384169086907fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e9060200160405180910390a35050505050565b80611d6b578251821916611d70565b825182175b9092525050565b5f610c5383835f1961213c565b6060816080811115611d965750610d1e565b5f5f5f8367ffffffffffffffff811115611db257611db2613913565b604051908082528060200260200182016040528015611ddb578160200160208202803683370190505b5090505f5b84811015611f3a5736888883818110611dfb57611dfb6137dd565b6080029190910191505f905080611e156020840184613a2a565b611e256080850160608601613a43565b5f0b915063ffffffff1691506004811380611e41575060031981125b80611e54575081158015611e5457508015155b80611e73575081611e6b6060850160408601613a2a565b63ffffffff16115b15611e85575050505050505050610d1e565b611e8f8288613805565b9650611ea16040840160208501613a5c565b611eb4906001600160701b031687613805565b955063ffffffff871180611ece57506001600160701b0386115b15611ee0575050505050505050610d1e565b60ff60b01b60b082901b166090611efd6060860160408701613a2a565b63ffffffff16901b602088901b89171717858581518110611f2057611f206137dd565b602002602001018181525050505050806001019050611de0565b508215801590611f4957508115155b15611f52578094505b5050505092915050565b6001600160a01b0381161580611f7a57506001600160a01b03811630145b1561087c57604051631456193560e31b81526001600160a01b03821660048201526024016107e5565b60208201516001600160801b0382169060701c6001600160701b03166001600160801b031603611ff957611fd783836114f2565b611fe18383611b40565b50505f90815260016020819052604082208281550155565b505f918252600160208181526040909320825181559190920151910155565b6060815167ffffffffffffffff81111561203457612034613913565b60405190808252806020026020018201604052801561208457816020015b604080516080810182525f8082526020808301829052928201819052606082015282525f199092019101816120525790505b5090505f5f5b8351811015612135575f8482815181106120a6576120a66137dd565b60200260200101519050604051806080016040528084836120c79190613a75565b63ffffffff168152602001602085901c602084901c6120e69190613a91565b6001600160701b03168152602001609083901c63ffffffff16815260200160b083901c5f0b815250848381518110612120576121206137dd565b6020908102919091010152915060010161208a565b5050919050565b81515f90600160fd1b1615612174575f8481526001602052604090206002015461217190839060a01c64ffffffffff16612c00565b91505b61217e8383612c0f565b15612197575060208201516001600160701b0316610c53565b5f6121a18461179f565b8451909150600160fa1b166121d7576121cf6121c785602001516001600160701b031690565b5f8386612c48565b915050610c53565b806020015164ffffffffff168310156121f3575f915050610c53565b5f8581526001602081815260408084206002015460e01c84526004825290922091860151910190610f6a9082906001600160701b03166001600160801b0316845f015164ffffffffff168761224891906139e1565b612d0f565b5f828218828411028218610c53565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561144d57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b806001600160a01b03163b5f0361087c57604051633adbf6cd60e11b81526001600160a01b03821660048201526024016107e5565b602081013560408201355f80806122f56080870160608801613ab0565b92505050608084013560a08501356123106020870187613ad0565b156123a1576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015612386575f5ffd5b505af1925050508015612397575060015b1561241d5761241d565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b15801561240a575f5ffd5b505af192505050801561241b575060015b505b50505050505050565b5f30612435602084018461353a565b6001600160a01b03160361247557612450602083018361353a565b604051631456193560e31b81526001600160a01b0390911660048201526024016107e5565b6124856040830160208401613a2a565b63ffffffff16158015906124ad57505f6124a2602084018461353a565b6001600160a01b0316145b156124e4576124c26040830160208401613a2a565b60405163962baf1760e01b815263ffffffff90911660048201526024016107e5565b60408201355f036124f657505f919050565b506040808201355f908152600560205290812054908190036114ed576040805163496b702760e01b81529083013560048201526024016107e5565b5f80806125416020860186613ae9565b6125516040870160208801613ae9565b6125616060880160408901613ae9565b9250925092508164ffffffffff168364ffffffffff16118061259057508064ffffffffff168264ffffffffff16115b806125a957508064ffffffffff168364ffffffffff1610155b806125bb5750428164ffffffffff1611155b156125f25760405163175fbca560e01b815264ffffffffff80851660048301528084166024830152821660448201526064016107e5565b61260063bc19138042613805565b8164ffffffffff161115612645578061261d63bc19138042613805565b6040516384da573960e01b815264ffffffffff909216600483015260248201526044016107e5565b5f6126508483613b02565b64ffffffffff1690505f851561269d575f86815260046020526040902061267990600101612e4f565b8214801561269857506126926080880160608901613b1f565b61ffff16155b6126a6565b63ffffffff8211155b90508061241d5760405163175fbca560e01b815264ffffffffff80871660048301528086166024830152841660448201526064016107e5565b5f5f835f03612701576040516363833c9d60e01b815260040160405180910390fd5b61270a856122a3565b6001600160a01b0385165f81815260208190526040808220805491516370a0823160e01b815230600482015290936001600160801b03831693600160801b9093046001600160601b031692916370a0823190602401602060405180830381865afa15801561277a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061279e91906139f4565b9050828110156127da576040516380f71f1160e01b81526001600160a01b038a16600482015260248101829052604481018490526064016107e5565b6127ef6001600160a01b038a1633308b612e87565b6040516370a0823160e01b81523060048201525f906001600160a01b038b16906370a0823190602401602060405180830381865afa158015612833573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061285791906139f4565b905081811161288b576040516399d97c6960e01b81526001600160a01b038b166004820152602481018a90526044016107e5565b8181036001600160701b038111156128b9576040516326bf1ce960e11b8152600481018290526024016107e5565b938401936001600160801b038511156128e8576040516326bf1ce960e11b8152600481018690526024016107e5565b85546001600160e01b031916600160801b9985016001600160601b0316999099026001600160801b031916989098176001600160801b03949094169390931790935560010160609790971b6bffffffffffffffffffffffff19169690961796939550929350505050565b5f61071e846001600160801b03168484612ebd565b61297085611f5c565b5f86815260016020526040812090821561298e57600160fa1b612990565b5f5b90506129a26080850160608601613ad0565b156129ae57600160fb1b175b6129c482886001600160801b0389168885612ed8565b612a086129d4602086018661353a565b6129e46040870160208801613a2a565b63ffffffff16856001600160a01b03831660a083901b1760e082901b179392505050565b6002830155336001600160a01b038816897fd3ca5a5ec3f990e896aa0d90c1d7b6cdfd4a16a42472067f852bcca2d8a0e9c0612a47602089018961353a565b8a612a5560208c018c613ae9565b612a6560408d0160208e01613ae9565b612a7560608e0160408f01613ae9565b8d6060016020810190612a889190613b1f565b8d604001358e6020016020810190612aa09190613a2a565b604080516001600160a01b0390991689526001600160801b03909716602089015264ffffffffff9586169688019690965292841660608701529216608085015261ffff90911660a084015260c083015263ffffffff1660e08201526101000160405180910390a45f612b15602086018661353a565b90506001600160a01b0381163314801590612b3857506001600160a01b03811615155b15612b75576040516001600160a01b038216905f908b907f3234ce34d93772ec09ff8a3ca132ad65a4df5368905449f7a6179045eccda0fd908390a45b612b856080860160608701613ad0565b15611a40576040516001815289907f4786bf992fcbc64b5332d793ce198a626564bf3285dbc931b1aeed993b22a8649060200160405180910390a2505050505050505050565b612bd88383836001612f69565b610aba57604051635274afe760e01b81526001600160a01b03841660048201526024016107e5565b5f828218828410028218610c53565b60208201515f9060e01c801580159061071e57508060a0855f0151901c64ffffffffff16612c3d9190613805565b909210159392505050565b5f64ffffffffff8016836040015164ffffffffff1603612c6957508261071e565b826040015164ffffffffff168210612c8257508361071e565b826020015164ffffffffff16821080612ca35750825164ffffffffff168211155b15612caf57508261071e565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff168015612ceb57612ce5818484612ebd565b92509050805b612d018789036001600160801b03168484612ebd565b909601979650505050505050565b82545f905f1981019082906001600160701b0390602090889085908110612d3857612d386137dd565b905f5260205f200154901c1690505f5b82811015612d96575f600282850104905085888281548110612d6c57612d6c6137dd565b905f5260205f20015463ffffffff161115612d8957809350612d90565b8060010191505b50612d48565b5f878281548110612da957612da96137dd565b5f91825260208220015491508215612dde57886001840381548110612dd057612dd06137dd565b905f5260205f200154612de0565b5f5b90505f5f612e0e8363ffffffff168a0384860363ffffffff16609087901c63ffffffff1660b088901c612fcb565b90925090506001600160701b03602084811c8216919086901c16819003830281830201612e3e8c828a8602613034565b9d9c50505050505050505050505050565b80545f908290612e61906001906139e1565b81548110612e7157612e716137dd565b905f5260205f20015463ffffffff169050919050565b612e958484848460016130e4565b61078c57604051635274afe760e01b81526001600160a01b03851660048201526024016107e5565b5f8183850281612ecf57612ecf613b40565b04949350505050565b5f612ee66020840184613ae9565b64ffffffffff1690508160e8612f026080860160608701613b1f565b61ffff16901b60c883612f1b6040880160208901613ae9565b64ffffffffff1603901b60a084901b6001600160a01b03891617171717865560e081612f4d6060860160408701613ae9565b64ffffffffff1603901b84178660010181905550505050505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612fbf578383151615612fb3573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f825f03612fdf57505f9050600161302b565b6001841115612ffd57838681612ff757612ff7613b40565b06860395505b600483118015613014579585039561010093909303925b83870a925083860a9150801561302957918103915b505b94509492505050565b5f5f5f6130418686613151565b91509150815f036130655783818161305b5761305b613b40565b0492505050610c53565b81841161307c5761307c600385150260111861316d565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316613140578383151615613134573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b803580151581146114ed575f5ffd5b5f5f6040838503121561319e575f5ffd5b823591506131ae6020840161317e565b90509250929050565b80356001600160a01b03811681146114ed575f5ffd5b5f5f83601f8401126131dd575f5ffd5b50813567ffffffffffffffff8111156131f4575f5ffd5b60208301915083602060c08302850101111561320e575f5ffd5b9250929050565b5f60808284031215613225575f5ffd5b50919050565b5f60c08284031215613225575f5ffd5b5f5f5f5f5f6101808688031215613250575f5ffd5b613259866131b7565b9450602086013567ffffffffffffffff811115613274575f5ffd5b613280888289016131cd565b909550935061329490508760408801613215565b91506132a38760c0880161322b565b90509295509295909350565b5f602082840312156132bf575f5ffd5b5035919050565b81516001600160a01b03168152610220810160208301516132f260208401826001600160a01b03169052565b50604083015161330d60408401826001600160a01b03169052565b50606083015161332860608401826001600160a01b03169052565b50608083015161334360808401826001600160a01b03169052565b5060a083015161335e60a08401826001600160801b03169052565b5060c083015161337960c08401826001600160801b03169052565b5060e08301516133c660e084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b506101008301516101608381019190915261012084015163ffffffff166101808085019190915261014085015115156101a0808601919091529185015115156101c085015284015115156101e08401529092015164ffffffffff166102009091015290565b5f5f5f5f60c0858703121561343e575f5ffd5b613447856131b7565b9350602085013567ffffffffffffffff811115613462575f5ffd5b61346e878288016131cd565b909450925061348290508660408701613215565b905092959194509250565b80356001600160801b03811681146114ed575f5ffd5b5f5f5f5f608085870312156134b6575f5ffd5b843593506134c6602086016131b7565b92506134d46040860161348d565b91506134826060860161348d565b5f5f5f5f5f61016086880312156134f7575f5ffd5b613500866131b7565b945061350e602087016131b7565b935061351c6040870161348d565b925061352b8760608801613215565b91506132a38760e08801613215565b5f6020828403121561354a575f5ffd5b610c53826131b7565b5f5f60408385031215613564575f5ffd5b823591506131ae602084016131b7565b5f5f5f60408486031215613586575f5ffd5b833567ffffffffffffffff81111561359c575f5ffd5b8401601f810186136135ac575f5ffd5b803567ffffffffffffffff8111156135c2575f5ffd5b8660208260051b84010111156135d6575f5ffd5b6020918201945092506135ea9085016131b7565b90509250925092565b5f5f60208385031215613604575f5ffd5b823567ffffffffffffffff81111561361a575f5ffd5b8301601f8101851361362a575f5ffd5b803567ffffffffffffffff811115613640575f5ffd5b8560208260071b8401011115613654575f5ffd5b6020919091019590945092505050565b5f5f5f5f5f5f610220878903121561367a575f5ffd5b613683876131b7565b9550613691602088016131b7565b945061369f6040880161348d565b93506136ae8860608901613215565b92506136bd8860e08901613215565b91506136cd88610160890161322b565b90509295509295509295565b5f5f5f606084860312156136eb575f5ffd5b833592506136fb602085016131b7565b91506135ea6040850161348d565b602080825282518282018190525f918401906040840190835b8181101561377d57835163ffffffff81511684526001600160701b03602082015116602085015263ffffffff604082015116604085015260608101515f0b606085015250608083019250602084019350600181019050613722565b509095945050505050565b5f5f60408385031215613799575f5ffd5b50508035926020909101359150565b803564ffffffffff811681146114ed575f5ffd5b5f5f604083850312156137cd575f5ffd5b823591506131ae602084016137a8565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b80820180821115610d1e57610d1e6137f1565b6001600160801b038281168282160390811115610d1e57610d1e6137f1565b803563ffffffff811681146114ed575f5ffd5b80356001600160701b03811681146114ed575f5ffd5b80355f81900b81146114ed575f5ffd5b602080825281018290525f8360408301825b858110156138f15763ffffffff61389884613837565b1682526001600160701b036138af6020850161384a565b16602083015263ffffffff6138c660408501613837565b1660408301526138d860608401613860565b5f0b606083015260809283019290910190600101613882565b5095945050505050565b5f6001820161390c5761390c6137f1565b5060010190565b634e487b7160e01b5f52604160045260245ffd5b815167ffffffffffffffff81111561394157613941613913565b6801000000000000000081111561395a5761395a613913565b81548183558082101561398e57825f528160205f20018282035f5b8181101561398a575f83820155600101613975565b5050505b50602083016139a2835f9081526020902090565b5f5b838110156139c0578251828201556020909201916001016139a4565b505050505050565b5f602082840312156139d8575f5ffd5b610c538261348d565b81810381811115610d1e57610d1e6137f1565b5f60208284031215613a04575f5ffd5b5051919050565b6001600160801b038181168382160190811115610d1e57610d1e6137f1565b5f60208284031215613a3a575f5ffd5b610c5382613837565b5f60208284031215613a53575f5ffd5b610c5382613860565b5f60208284031215613a6c575f5ffd5b610c538261384a565b63ffffffff8281168282160390811115610d1e57610d1e6137f1565b6001600160701b038281168282160390811115610d1e57610d1e6137f1565b5f60208284031215613ac0575f5ffd5b813560ff81168114610c53575f5ffd5b5f60208284031215613ae0575f5ffd5b610c538261317e565b5f60208284031215613af9575f5ffd5b610c53826137a8565b64ffffffffff8281168282160390811115610d1e57610d1e6137f1565b5f60208284031215613b2f575f5ffd5b813561ffff81168114610c53575f5ffd5b634e487b7160e01b5f52601260045260245ffdfea2646970667358221220628cbea5f8eb98b1d4e0c6483a6c7080acdd5a296527b9f29cfa7a3075e8cfce64736f6c63430008250033'

/** The code a TokenGrants has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const tokenGrantsRuntime = {
  code: '0x608060405234801561000f575f5ffd5b50600436106101a1575f3560e01c806390445a6c116100f3578063c6c2e85d11610093578063ef1d1d711161006e578063ef1d1d7114610432578063efd8e86114610445578063f11988e014610458578063fdd46d601461046b575f5ffd5b8063c6c2e85d146103ce578063ccc42e26146103ee578063df18e04714610401575f5ffd5b80639abd587b116100ce5780639abd587b14610382578063ac8b1bab14610395578063b09dbf73146103a8578063bcc61ed4146103bb575f5ffd5b806390445a6c14610331578063959ac4841461035c578063968fb8ba1461036f575f5ffd5b80636354b81b1161015e5780637df3a07f116101395780637df3a07f146102905780637fc11555146102f85780638d50b33d1461030b5780638eaa3a151461031e575f5ffd5b80636354b81b14610249578063653751471461026a5780637de6b1db1461027d575f5ffd5b80632d7e1217146101a55780633b2d6c89146101ba5780633b86c0ed146101e057806347261761146102005780634f558e7914610213578063634cba2a14610236575b5f5ffd5b6101b86101b336600461318d565b61047e565b005b6101cd6101c836600461323b565b6104cf565b6040519081526020015b60405180910390f35b6101f36101ee3660046132af565b610501565b6040516101d791906132c6565b6101cd61020e36600461342b565b6106ff565b6102266102213660046132af565b610726565b60405190151581526020016101d7565b6101b86102443660046134a3565b610765565b61025463bc19138081565b60405164ffffffffff90911681526020016101d7565b6101cd6102783660046134e2565b610792565b6101b861028b3660046132af565b6107a8565b6102e361029e36600461353a565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101d7565b6101b8610306366004613553565b61087f565b6101b8610319366004613574565b610982565b6101b861032c3660046132af565b610abf565b61034461033f3660046132af565b610bdd565b6040516001600160801b0390911681526020016101d7565b6101b861036a3660046132af565b610c5a565b61034461037d3660046132af565b610d13565b6101cd6103903660046135f3565b610d24565b6101b86103a3366004613553565b610e42565b6101cd6103b6366004613664565b610f40565b6101b86103c93660046136d9565b610f74565b6103e16103dc3660046132af565b611081565b6040516101d79190613709565b6103446103fc366004613788565b6110f2565b6101cd61040f36600461353a565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b6101b86104403660046132af565b611121565b6101b86104533660046137bc565b611221565b6103446104663660046132af565b6113c3565b6101b86104793660046136d9565b6113f1565b610486611418565b5f6104908361144f565b905061049c83826114f2565b6104a783828461156d565b5f8381526001602081815260409092208351815591909201519101556104cb6115d6565b5050565b5f6104d8611418565b6104e28683611600565b6104ee86868686611613565b90506104f86115d6565b95945050505050565b61058e604080516101c0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905260c0850184905285519081018652838152918201839052938101829052928301529060e082019081525f6020820181905260408201819052606082018190526080820181905260a0820181905260c09091015290565b5f8281526001602081815260408084208151808301909252805482529092015490820152906105bb825190565b6001600160a01b0316036105cf5750919050565b5f83815260016020526040812060020154906105f283600160fd1b905116151590565b90506105fe8560601c90565b6001600160a01b039081168552835181166020808701919091525f878152600282526040808220548416818901528584166060890152888252600383529020549091166080860152830180516001600160701b0390811660a0870152905160701c1660c085015261066e8361179f565b60e085015260045f6106808460e01c90565b815260208101919091526040015f20546101008501528251600160fb1b1615156101408501528015156101608501528251600160fe1b161515610180850152806106df576106ce8260a01c90565b63ffffffff166101208501526106f7565b6106e98260a01c90565b64ffffffffff166101a08501525b505050919050565b5f610708611418565b61071485858585611613565b905061071e6115d6565b949350505050565b5f818152600160208181526040808420815180830190925280548252909201549082015281610753825190565b6001600160a01b031614159392505050565b61076d611418565b61077884848461183e565b610784848484846118b7565b61078c6115d6565b50505050565b5f61079b611418565b6104ee8686868686611a4b565b6107b0611418565b5f5f6107bb83611a96565b81519193509150600160fd1b16156107ee57604051631a054a9760e11b8152600481018490526024015b60405180910390fd5b6107f88383611b40565b604080518082019091528281526020810161081d6001600160a01b031984165f611bc0565b90525f848152600160208181526040808420855180518255830151938101939093559301516002909101559051339185917f7e34fe112cf356aab2e66f5360483a6bd52b94d0e877b5137ceae3b9b6a2e7da9190a3505061087c6115d6565b50565b610887611418565b5f6108918361144f565b905061089d83826114f2565b6001600160a01b038216156104a7576001600160a01b0382163314806108cb57506001600160a01b03821630145b156108f457604051631456193560e31b81526001600160a01b03831660048201526024016107e5565b6108ff83825f61156d565b61090a816001611be2565b5f8381526002602052604080822080546001600160a01b0319166001600160a01b0386169081179091559051909185917f67246fc104b5e38b6a5e8425c485250087609dc90fc3b1842fa00d3ba5c4db109190a35f8381526001602081815260409092208351815591909201519101556104cb6115d6565b61098a611418565b5f5f5b83811015610a6c575f8585838181106109a8576109a86137dd565b905060200201359050606086865f8181106109c5576109c56137dd565b90506020020135901c606082901c14610a0e57806109e38260601c90565b604051636ae47fa360e11b815260048101929092526001600160a01b031660248201526044016107e5565b5f610a188261144f565b90505f610a258383611c06565b9050806001600160801b03165f03610a3f57505050610a64565b610a4b83838884611c2c565b610a5e6001600160801b03821686613805565b94505050505b60010161098d565b50805f03610a8d576040516363833c9d60e01b815260040160405180910390fd5b610ab184845f818110610aa257610aa26137dd565b905060200201358383846118b7565b50610aba6115d6565b505050565b610ac7611418565b5f818152600360205260409020546001600160a01b03163314610b065760405163f5937ea360e01b8152600481018290523360248201526044016107e5565b5f8181526001602081815260408084208151808301909252805482528084015482840152858552929091526002909101549091610b4a908390600160fc1b90611d5c565b604080518082018252838152336001600160a01b0319848116821760208085019182525f898152600180835287822096518051885583015190870155915160029095019490945560039093528383208054909116905591516001600160a01b0384169186917f3234ce34d93772ec09ff8a3ca132ad65a4df5368905449f7a6179045eccda0fd9190a4505061087c6115d6565b5f8181526001602081815260408084208151808301909252805482529092015490820152610c1281600160fd1b905116151590565b1580610c2457508051600160fe1b1615155b15610c3157505f92915050565b610c3b8382611d77565b60208201516001600160701b0316610c539190613818565b9392505050565b610c62611418565b5f818152600160208181526040808420815180830190925280548252909201549082015290610c8f825190565b90506001600160a01b038116610cbb57604051633b9a05fd60e01b8152600481018490526024016107e5565b8151600160fb1b16610ce3576040516344488a2760e11b8152600481018490526024016107e5565b5f610cee8484611c06565b9050610cfc84848484611c2c565b610d08848383846118b7565b50505061087c6115d6565b5f610d1e82426110f2565b92915050565b5f610d2d611418565b8282604051602001610d40929190613870565b60405160208183030381529060405280519060200120905060055f8281526020019081526020015f20545f03610e3a575f610d7b8484611d84565b905080515f03610d9e57604051633f7dae7d60e11b815260040160405180910390fd5b5f60065f8154610dad906138fb565b91829055505f848152600560209081526040808320849055805180820182528781528083018781528585526004909352922082518155905192935090916001820190610df99082613927565b50905050827f769bdbdd7ecbdfa322efdb6942878d835cfa69d95f3879edd2220e05507c368d8686604051610e2f929190613870565b60405180910390a250505b610d1e6115d6565b610e4a611418565b5f610e5483611a96565b509050610e618382611b40565b6001600160a01b038216156104a7576001600160a01b038216331480610e8f57506001600160a01b03821630145b15610eb857604051631456193560e31b81526001600160a01b03831660048201526024016107e5565b610ec881600160fc1b6001611d5c565b5f8381526003602052604080822080546001600160a01b0319166001600160a01b0386169081179091559051909185917f456eef55ef0a003e44aec01c7bd34cb13b39f2f40f2777deeca402820b19b6d19190a35f8381526001602081815260409092208351815591909201519101556104cb6115d6565b5f610f49611418565b610f538783611600565b610f608787878787611a4b565b9050610f6a6115d6565b9695505050505050565b610f7c611418565b5f610f8684611a96565b509050610f9283611f5c565b8051600160fd1b161580610fac57508051600160fe1b1615155b15610fcd57604051639fb8acb960e01b8152600481018590526024016107e5565b5f610fd88583611d77565b90505f81610ff084602001516001600160701b031690565b610ffa9190613818565b90506110068684611b40565b61101683600160fe1b6001611d5c565b611021868484611fa3565b6040516001600160801b03821681526001600160a01b0386169087907f591c5cd600af363e645d59f0959891da5e48f081c177ee0d09528281ddeed8c09060200160405180910390a3611076868683876118b7565b505050610aba6115d6565b5f81815260056020908152604080832054835260048252918290206001018054835181840281018401909452808452606093610d1e93909291908301828280156110e857602002820191905f5260205f20905b8154815260200190600101908083116110d4575b5050505050612018565b5f828152600160208181526040808420815180830190925280548252909201549082015261071e84828561213c565b611129611418565b5f818152600260205260409020546001600160a01b031633146111685760405163f5937ea360e01b8152600481018290523360248201526044016107e5565b5f818152600160208181526040808420815180830190925280548252909201549082015290611195825190565b82516001600160a01b0319163317835290506111b1825f611be2565b5f83815260016020818152604080842086518155828701519301929092556002905280822080546001600160a01b03191690555133916001600160a01b0384169186917f6a8d0bf4d97adaea9291fe214f0db9cdd3602d07f5895631e97c1faf2421c88691a4505061087c6115d6565b611229611418565b5f5f61123484611a96565b81519193509150600160fd1b161561126257604051631a054a9760e11b8152600481018590526024016107e5565b5f61128e8464ffffffffff166112788460a01c90565b6112899064ffffffffff1642613805565b61224d565b90505f61129c86858461213c565b90505f816112b486602001516001600160701b031690565b6112be9190613818565b9050806001600160801b03165f036112f3576040516313feef8b60e01b815260048101889052602481018490526044016107e5565b6112fd87866114f2565b6113078786611b40565b61131785600160fd1b6001611d5c565b604080518082019091528581528390602081016113348784611bc0565b90525f898152600160208181526040928390208451805182558201519281019290925592830151600290910155805164ffffffffff841681526001600160801b03808716938201939093529184169082015288907f83621accbafff3385fc128966defb227b50371b63fe367ed2fd418e78f1be0bf9060600160405180910390a25050505050506104cb6115d6565b5f8181526001602081815260408084208151808301909252805482529092015490820152610c538382611c06565b6113f9611418565b61140483838361183e565b611410838383846118b7565b610aba6115d6565b61142061225c565b61144d60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061229c565b565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b0316146114ed575f6114a1825190565b6001600160a01b0316036114cb57604051633b9a05fd60e01b8152600481018390526024016107e5565b60405163d7e4b71760e01b8152600481018390523360248201526044016107e5565b919050565b8051600160f91b16611502575050565b61150c815f611be2565b5f828152600260205260408082205490516001600160a01b039091169184917f83f0b755c7faf2de9a9631eb47a659a11724cdc1aaf97a00f368f9b40f068f589190a3505f90815260026020526040902080546001600160a01b0319169055565b8151811515600160fb1b90911615150361158657505050565b61159582600160fb1b83611d5c565b827f4786bf992fcbc64b5332d793ce198a626564bf3285dbc931b1aeed993b22a864826040516115c9911515815260200190565b60405180910390a2505050565b61144d5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611447565b611609826122a3565b6104cb82826122d8565b5f5f61161e83612426565b90505f5f5b858110156116965761164f878783818110611640576116406137dd565b905060c0020160400184612531565b868682818110611661576116616137dd565b905060c00201602001602081019061167991906139c8565b61168c906001600160801b031683613805565b9150600101611623565b505f6116a38883886126df565b9094509050805f5b8781101561179257368989838181106116c6576116c66137dd565b905060c0020190505f85856001600160801b031614611707576117026116f260408401602085016139c8565b866001600160801b031688612952565b611717565b61171760408301602084016139c8565b905061172460018b6139e1565b830361172d5750825b806001600160801b03165f03611756576040516363833c9d60e01b815260040160405180910390fd5b6117608185613818565b935061178861176f848a613805565b61177c602085018561353a565b83856040018d8c612967565b50506001016116ab565b5050505050949350505050565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f82156117e0578282016117e7565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b5f6118488461144f565b90505f6118558583611c06565b9050806001600160801b0316836001600160801b031611156118a4576040516320f5b92160e11b8152600481018690526001600160801b038085166024830152821660448201526064016107e5565b6118b085838686611c2c565b5050505050565b5f6118c28560601c90565b6001600160a01b0381165f81815260208190526040808220805491516370a0823160e01b8152306004820152949550936001600160801b0390911692906370a0823190602401602060405180830381865afa158015611923573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061194791906139f4565b9050856001600160801b038316821015611a045761196f8783856001600160801b0316612952565b9050856001600160801b0316816001600160801b031610156119c5576040516380f71f1160e01b81526001600160a01b0386166004820152602481018390526001600160801b03841660448201526064016107e5565b6040516001600160801b038216815289907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611a0e8784613818565b84546001600160801b0319166001600160801b03918216178555611a40906001600160a01b038716908a908416612bcb565b505050505050505050565b5f5f611a5683612426565b9050611a628482612531565b5f611a7888876001600160801b031660016126df565b9093509050611a8b838883888887612967565b505095945050505050565b6040805180820182525f808252602091820181905283815260018083528382208451808601909552805480865291015492840192909252906001600160a01b0316611af757604051633b9a05fd60e01b8152600481018490526024016107e5565b505f8281526001602052604090206002015433816001600160a01b031614611b3b57604051632f6c6b9160e21b8152600481018490523360248201526044016107e5565b915091565b8051600160fc1b16611b50575050565b611b5f81600160fc1b5f611d5c565b5f828152600360205260408082205490516001600160a01b039091169184917f2ba26d88ebfb79ffe0b9974793167434a704c14c9490f5a515bf50fb8b1269189190a3505f90815260036020526040902080546001600160a01b0319169055565b60a01b64ffffffffff60a01b1667ffffffffffffffff60a01b19919091161790565b80611bf75781516001607f60f91b0316611c00565b8151600160f91b175b90915250565b60208101515f9060701c6001600160701b0316611c2484844261213c565b039392505050565b611c3582611f5c565b806001600160801b03165f03611c5e576040516363833c9d60e01b815260040160405180910390fd5b611c6884846114f2565b5f611c7d84602001516001600160701b031690565b9050611cdd816001600160801b031683611ca787602001516001600160701b0360709190911c1690565b611cb19190613a0b565b8691906001600160801b0316602090920180516001600160e01b03191660709390931b92909217179052565b611d0c8585611cf381600160fe1b905116151590565b611cfd5783611fa3565b611d078888611d77565b611fa3565b6040516001600160801b03831681526001600160a01b0384169086907fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e9060200160405180910390a35050505050565b80611d6b578251821916611d70565b825182175b9092525050565b5f610c5383835f1961213c565b6060816080811115611d965750610d1e565b5f5f5f8367ffffffffffffffff811115611db257611db2613913565b604051908082528060200260200182016040528015611ddb578160200160208202803683370190505b5090505f5b84811015611f3a5736888883818110611dfb57611dfb6137dd565b6080029190910191505f905080611e156020840184613a2a565b611e256080850160608601613a43565b5f0b915063ffffffff1691506004811380611e41575060031981125b80611e54575081158015611e5457508015155b80611e73575081611e6b6060850160408601613a2a565b63ffffffff16115b15611e85575050505050505050610d1e565b611e8f8288613805565b9650611ea16040840160208501613a5c565b611eb4906001600160701b031687613805565b955063ffffffff871180611ece57506001600160701b0386115b15611ee0575050505050505050610d1e565b60ff60b01b60b082901b166090611efd6060860160408701613a2a565b63ffffffff16901b602088901b89171717858581518110611f2057611f206137dd565b602002602001018181525050505050806001019050611de0565b508215801590611f4957508115155b15611f52578094505b5050505092915050565b6001600160a01b0381161580611f7a57506001600160a01b03811630145b1561087c57604051631456193560e31b81526001600160a01b03821660048201526024016107e5565b60208201516001600160801b0382169060701c6001600160701b03166001600160801b031603611ff957611fd783836114f2565b611fe18383611b40565b50505f90815260016020819052604082208281550155565b505f918252600160208181526040909320825181559190920151910155565b6060815167ffffffffffffffff81111561203457612034613913565b60405190808252806020026020018201604052801561208457816020015b604080516080810182525f8082526020808301829052928201819052606082015282525f199092019101816120525790505b5090505f5f5b8351811015612135575f8482815181106120a6576120a66137dd565b60200260200101519050604051806080016040528084836120c79190613a75565b63ffffffff168152602001602085901c602084901c6120e69190613a91565b6001600160701b03168152602001609083901c63ffffffff16815260200160b083901c5f0b815250848381518110612120576121206137dd565b6020908102919091010152915060010161208a565b5050919050565b81515f90600160fd1b1615612174575f8481526001602052604090206002015461217190839060a01c64ffffffffff16612c00565b91505b61217e8383612c0f565b15612197575060208201516001600160701b0316610c53565b5f6121a18461179f565b8451909150600160fa1b166121d7576121cf6121c785602001516001600160701b031690565b5f8386612c48565b915050610c53565b806020015164ffffffffff168310156121f3575f915050610c53565b5f8581526001602081815260408084206002015460e01c84526004825290922091860151910190610f6a9082906001600160701b03166001600160801b0316845f015164ffffffffff168761224891906139e1565b612d0f565b5f828218828411028218610c53565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561144d57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b806001600160a01b03163b5f0361087c57604051633adbf6cd60e11b81526001600160a01b03821660048201526024016107e5565b602081013560408201355f80806122f56080870160608801613ab0565b92505050608084013560a08501356123106020870187613ad0565b156123a1576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015612386575f5ffd5b505af1925050508015612397575060015b1561241d5761241d565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b15801561240a575f5ffd5b505af192505050801561241b575060015b505b50505050505050565b5f30612435602084018461353a565b6001600160a01b03160361247557612450602083018361353a565b604051631456193560e31b81526001600160a01b0390911660048201526024016107e5565b6124856040830160208401613a2a565b63ffffffff16158015906124ad57505f6124a2602084018461353a565b6001600160a01b0316145b156124e4576124c26040830160208401613a2a565b60405163962baf1760e01b815263ffffffff90911660048201526024016107e5565b60408201355f036124f657505f919050565b506040808201355f908152600560205290812054908190036114ed576040805163496b702760e01b81529083013560048201526024016107e5565b5f80806125416020860186613ae9565b6125516040870160208801613ae9565b6125616060880160408901613ae9565b9250925092508164ffffffffff168364ffffffffff16118061259057508064ffffffffff168264ffffffffff16115b806125a957508064ffffffffff168364ffffffffff1610155b806125bb5750428164ffffffffff1611155b156125f25760405163175fbca560e01b815264ffffffffff80851660048301528084166024830152821660448201526064016107e5565b61260063bc19138042613805565b8164ffffffffff161115612645578061261d63bc19138042613805565b6040516384da573960e01b815264ffffffffff909216600483015260248201526044016107e5565b5f6126508483613b02565b64ffffffffff1690505f851561269d575f86815260046020526040902061267990600101612e4f565b8214801561269857506126926080880160608901613b1f565b61ffff16155b6126a6565b63ffffffff8211155b90508061241d5760405163175fbca560e01b815264ffffffffff80871660048301528086166024830152841660448201526064016107e5565b5f5f835f03612701576040516363833c9d60e01b815260040160405180910390fd5b61270a856122a3565b6001600160a01b0385165f81815260208190526040808220805491516370a0823160e01b815230600482015290936001600160801b03831693600160801b9093046001600160601b031692916370a0823190602401602060405180830381865afa15801561277a573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061279e91906139f4565b9050828110156127da576040516380f71f1160e01b81526001600160a01b038a16600482015260248101829052604481018490526064016107e5565b6127ef6001600160a01b038a1633308b612e87565b6040516370a0823160e01b81523060048201525f906001600160a01b038b16906370a0823190602401602060405180830381865afa158015612833573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061285791906139f4565b905081811161288b576040516399d97c6960e01b81526001600160a01b038b166004820152602481018a90526044016107e5565b8181036001600160701b038111156128b9576040516326bf1ce960e11b8152600481018290526024016107e5565b938401936001600160801b038511156128e8576040516326bf1ce960e11b8152600481018690526024016107e5565b85546001600160e01b031916600160801b9985016001600160601b0316999099026001600160801b031916989098176001600160801b03949094169390931790935560010160609790971b6bffffffffffffffffffffffff19169690961796939550929350505050565b5f61071e846001600160801b03168484612ebd565b61297085611f5c565b5f86815260016020526040812090821561298e57600160fa1b612990565b5f5b90506129a26080850160608601613ad0565b156129ae57600160fb1b175b6129c482886001600160801b0389168885612ed8565b612a086129d4602086018661353a565b6129e46040870160208801613a2a565b63ffffffff16856001600160a01b03831660a083901b1760e082901b179392505050565b6002830155336001600160a01b038816897fd3ca5a5ec3f990e896aa0d90c1d7b6cdfd4a16a42472067f852bcca2d8a0e9c0612a47602089018961353a565b8a612a5560208c018c613ae9565b612a6560408d0160208e01613ae9565b612a7560608e0160408f01613ae9565b8d6060016020810190612a889190613b1f565b8d604001358e6020016020810190612aa09190613a2a565b604080516001600160a01b0390991689526001600160801b03909716602089015264ffffffffff9586169688019690965292841660608701529216608085015261ffff90911660a084015260c083015263ffffffff1660e08201526101000160405180910390a45f612b15602086018661353a565b90506001600160a01b0381163314801590612b3857506001600160a01b03811615155b15612b75576040516001600160a01b038216905f908b907f3234ce34d93772ec09ff8a3ca132ad65a4df5368905449f7a6179045eccda0fd908390a45b612b856080860160608701613ad0565b15611a40576040516001815289907f4786bf992fcbc64b5332d793ce198a626564bf3285dbc931b1aeed993b22a8649060200160405180910390a2505050505050505050565b612bd88383836001612f69565b610aba57604051635274afe760e01b81526001600160a01b03841660048201526024016107e5565b5f828218828410028218610c53565b60208201515f9060e01c801580159061071e57508060a0855f0151901c64ffffffffff16612c3d9190613805565b909210159392505050565b5f64ffffffffff8016836040015164ffffffffff1603612c6957508261071e565b826040015164ffffffffff168210612c8257508361071e565b826020015164ffffffffff16821080612ca35750825164ffffffffff168211155b15612caf57508261071e565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff168015612ceb57612ce5818484612ebd565b92509050805b612d018789036001600160801b03168484612ebd565b909601979650505050505050565b82545f905f1981019082906001600160701b0390602090889085908110612d3857612d386137dd565b905f5260205f200154901c1690505f5b82811015612d96575f600282850104905085888281548110612d6c57612d6c6137dd565b905f5260205f20015463ffffffff161115612d8957809350612d90565b8060010191505b50612d48565b5f878281548110612da957612da96137dd565b5f91825260208220015491508215612dde57886001840381548110612dd057612dd06137dd565b905f5260205f200154612de0565b5f5b90505f5f612e0e8363ffffffff168a0384860363ffffffff16609087901c63ffffffff1660b088901c612fcb565b90925090506001600160701b03602084811c8216919086901c16819003830281830201612e3e8c828a8602613034565b9d9c50505050505050505050505050565b80545f908290612e61906001906139e1565b81548110612e7157612e716137dd565b905f5260205f20015463ffffffff169050919050565b612e958484848460016130e4565b61078c57604051635274afe760e01b81526001600160a01b03851660048201526024016107e5565b5f8183850281612ecf57612ecf613b40565b04949350505050565b5f612ee66020840184613ae9565b64ffffffffff1690508160e8612f026080860160608701613b1f565b61ffff16901b60c883612f1b6040880160208901613ae9565b64ffffffffff1603901b60a084901b6001600160a01b03891617171717865560e081612f4d6060860160408701613ae9565b64ffffffffff1603901b84178660010181905550505050505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612fbf578383151615612fb3573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f825f03612fdf57505f9050600161302b565b6001841115612ffd57838681612ff757612ff7613b40565b06860395505b600483118015613014579585039561010093909303925b83870a925083860a9150801561302957918103915b505b94509492505050565b5f5f5f6130418686613151565b91509150815f036130655783818161305b5761305b613b40565b0492505050610c53565b81841161307c5761307c600385150260111861316d565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316613140578383151615613134573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b803580151581146114ed575f5ffd5b5f5f6040838503121561319e575f5ffd5b823591506131ae6020840161317e565b90509250929050565b80356001600160a01b03811681146114ed575f5ffd5b5f5f83601f8401126131dd575f5ffd5b50813567ffffffffffffffff8111156131f4575f5ffd5b60208301915083602060c08302850101111561320e575f5ffd5b9250929050565b5f60808284031215613225575f5ffd5b50919050565b5f60c08284031215613225575f5ffd5b5f5f5f5f5f6101808688031215613250575f5ffd5b613259866131b7565b9450602086013567ffffffffffffffff811115613274575f5ffd5b613280888289016131cd565b909550935061329490508760408801613215565b91506132a38760c0880161322b565b90509295509295909350565b5f602082840312156132bf575f5ffd5b5035919050565b81516001600160a01b03168152610220810160208301516132f260208401826001600160a01b03169052565b50604083015161330d60408401826001600160a01b03169052565b50606083015161332860608401826001600160a01b03169052565b50608083015161334360808401826001600160a01b03169052565b5060a083015161335e60a08401826001600160801b03169052565b5060c083015161337960c08401826001600160801b03169052565b5060e08301516133c660e084018264ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b506101008301516101608381019190915261012084015163ffffffff166101808085019190915261014085015115156101a0808601919091529185015115156101c085015284015115156101e08401529092015164ffffffffff166102009091015290565b5f5f5f5f60c0858703121561343e575f5ffd5b613447856131b7565b9350602085013567ffffffffffffffff811115613462575f5ffd5b61346e878288016131cd565b909450925061348290508660408701613215565b905092959194509250565b80356001600160801b03811681146114ed575f5ffd5b5f5f5f5f608085870312156134b6575f5ffd5b843593506134c6602086016131b7565b92506134d46040860161348d565b91506134826060860161348d565b5f5f5f5f5f61016086880312156134f7575f5ffd5b613500866131b7565b945061350e602087016131b7565b935061351c6040870161348d565b925061352b8760608801613215565b91506132a38760e08801613215565b5f6020828403121561354a575f5ffd5b610c53826131b7565b5f5f60408385031215613564575f5ffd5b823591506131ae602084016131b7565b5f5f5f60408486031215613586575f5ffd5b833567ffffffffffffffff81111561359c575f5ffd5b8401601f810186136135ac575f5ffd5b803567ffffffffffffffff8111156135c2575f5ffd5b8660208260051b84010111156135d6575f5ffd5b6020918201945092506135ea9085016131b7565b90509250925092565b5f5f60208385031215613604575f5ffd5b823567ffffffffffffffff81111561361a575f5ffd5b8301601f8101851361362a575f5ffd5b803567ffffffffffffffff811115613640575f5ffd5b8560208260071b8401011115613654575f5ffd5b6020919091019590945092505050565b5f5f5f5f5f5f610220878903121561367a575f5ffd5b613683876131b7565b9550613691602088016131b7565b945061369f6040880161348d565b93506136ae8860608901613215565b92506136bd8860e08901613215565b91506136cd88610160890161322b565b90509295509295509295565b5f5f5f606084860312156136eb575f5ffd5b833592506136fb602085016131b7565b91506135ea6040850161348d565b602080825282518282018190525f918401906040840190835b8181101561377d57835163ffffffff81511684526001600160701b03602082015116602085015263ffffffff604082015116604085015260608101515f0b606085015250608083019250602084019350600181019050613722565b509095945050505050565b5f5f60408385031215613799575f5ffd5b50508035926020909101359150565b803564ffffffffff811681146114ed575f5ffd5b5f5f604083850312156137cd575f5ffd5b823591506131ae602084016137a8565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b80820180821115610d1e57610d1e6137f1565b6001600160801b038281168282160390811115610d1e57610d1e6137f1565b803563ffffffff811681146114ed575f5ffd5b80356001600160701b03811681146114ed575f5ffd5b80355f81900b81146114ed575f5ffd5b602080825281018290525f8360408301825b858110156138f15763ffffffff61389884613837565b1682526001600160701b036138af6020850161384a565b16602083015263ffffffff6138c660408501613837565b1660408301526138d860608401613860565b5f0b606083015260809283019290910190600101613882565b5095945050505050565b5f6001820161390c5761390c6137f1565b5060010190565b634e487b7160e01b5f52604160045260245ffd5b815167ffffffffffffffff81111561394157613941613913565b6801000000000000000081111561395a5761395a613913565b81548183558082101561398e57825f528160205f20018282035f5b8181101561398a575f83820155600101613975565b5050505b50602083016139a2835f9081526020902090565b5f5b838110156139c0578251828201556020909201916001016139a4565b505050505050565b5f602082840312156139d8575f5ffd5b610c538261348d565b81810381811115610d1e57610d1e6137f1565b5f60208284031215613a04575f5ffd5b5051919050565b6001600160801b038181168382160190811115610d1e57610d1e6137f1565b5f60208284031215613a3a575f5ffd5b610c5382613837565b5f60208284031215613a53575f5ffd5b610c5382613860565b5f60208284031215613a6c575f5ffd5b610c538261384a565b63ffffffff8281168282160390811115610d1e57610d1e6137f1565b6001600160701b038281168282160390811115610d1e57610d1e6137f1565b5f60208284031215613ac0575f5ffd5b813560ff81168114610c53575f5ffd5b5f60208284031215613ae0575f5ffd5b610c538261317e565b5f60208284031215613af9575f5ffd5b610c53826137a8565b64ffffffffff8281168282160390811115610d1e57610d1e6137f1565b5f60208284031215613b2f575f5ffd5b813561ffff81168114610c53575f5ffd5b634e487b7160e01b5f52601260045260245ffdfea2646970667358221220628cbea5f8eb98b1d4e0c6483a6c7080acdd5a296527b9f29cfa7a3075e8cfce64736f6c63430008250033',
  immutables: [],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const tokenGrantsSource = { compiler: '0.8.37+commit.f401782d', hash: '74863d98ecddaee3b358a41146b03977da7ea611d9c7b18e507aead4d1f75250' } as const
