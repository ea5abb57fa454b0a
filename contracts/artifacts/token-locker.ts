// Written by scripts/contracts.ts from contracts/TokenLocker.sol. `npm run artifacts` writes it again.

/** What TokenLocker can be asked and says. */
export const tokenLockerAbi = [
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
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "TokenLocker_AmountTooLarge",
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
        "internalType": "uint40",
        "name": "end",
        "type": "uint40"
      }
    ],
    "name": "TokenLocker_Ended",
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
    "name": "TokenLocker_InvalidAccount",
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
        "internalType": "uint128",
        "name": "asked",
        "type": "uint128"
      },
      {
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      }
    ],
    "name": "TokenLocker_InvalidPart",
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
    "name": "TokenLocker_InvalidSchedule",
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
    "name": "TokenLocker_IsPermanent",
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
    "name": "TokenLocker_NoSuchLock",
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
    "name": "TokenLocker_NotAToken",
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
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "uint40",
        "name": "end",
        "type": "uint40"
      }
    ],
    "name": "TokenLocker_NotAgreed",
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
        "internalType": "uint40",
        "name": "newEnd",
        "type": "uint40"
      }
    ],
    "name": "TokenLocker_NotLater",
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
        "name": "from",
        "type": "uint256"
      }
    ],
    "name": "TokenLocker_NotMergeable",
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
    "name": "TokenLocker_NotOwner",
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
    "name": "TokenLocker_NotPendingOwner",
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
    "name": "TokenLocker_NotVested",
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
    "name": "TokenLocker_NothingReceived",
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
    "name": "TokenLocker_Shortfall",
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
    "name": "TokenLocker_TooFarAhead",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "TokenLocker_ZeroAmount",
    "type": "error"
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
        "name": "base",
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
      }
    ],
    "name": "Extended",
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
        "indexed": false,
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      }
    ],
    "name": "Increased",
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
        "name": "token",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
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
      }
    ],
    "name": "Locked",
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
        "name": "base",
        "type": "uint128"
      }
    ],
    "name": "MadePermanent",
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
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      }
    ],
    "name": "Merged",
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
        "indexed": true,
        "internalType": "uint256",
        "name": "newId",
        "type": "uint256"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
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
        "internalType": "uint128",
        "name": "base",
        "type": "uint128"
      },
      {
        "indexed": false,
        "internalType": "uint128",
        "name": "withdrawn",
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
      }
    ],
    "name": "Split",
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
    "name": "TransferCancelled",
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
    "name": "TransferProposed",
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
    "name": "Transferred",
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
    "name": "acceptTransfer",
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
    "name": "cancelTransfer",
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
      },
      {
        "internalType": "uint40",
        "name": "newEnd",
        "type": "uint40"
      }
    ],
    "name": "extend",
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
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      },
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "uint40",
        "name": "latestEnd",
        "type": "uint40"
      }
    ],
    "name": "increase",
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
    "name": "lock",
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
        "internalType": "address",
        "name": "owner",
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
    "name": "lockFor",
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
            "name": "owner",
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
        "internalType": "struct TokenLockerWords.Grant[]",
        "name": "grants",
        "type": "tuple[]"
      }
    ],
    "name": "lockMany",
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
            "name": "owner",
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
        "internalType": "struct TokenLockerWords.Grant[]",
        "name": "grants",
        "type": "tuple[]"
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
    "name": "lockManyWithPermit",
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
            "name": "owner",
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
        "internalType": "struct TokenLockerWords.Grant[]",
        "name": "grants",
        "type": "tuple[]"
      },
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "amount",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "nonce",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          },
          {
            "internalType": "bytes",
            "name": "signature",
            "type": "bytes"
          }
        ],
        "internalType": "struct Permits.Transfer",
        "name": "signed",
        "type": "tuple"
      }
    ],
    "name": "lockManyWithPermit2",
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
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "lockOf",
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
    "name": "lockWithPermit",
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
        "internalType": "address",
        "name": "owner",
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
            "internalType": "uint256",
            "name": "amount",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "nonce",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "deadline",
            "type": "uint256"
          },
          {
            "internalType": "bytes",
            "name": "signature",
            "type": "bytes"
          }
        ],
        "internalType": "struct Permits.Transfer",
        "name": "signed",
        "type": "tuple"
      }
    ],
    "name": "lockWithPermit2",
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
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "makePermanent",
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
        "internalType": "uint256",
        "name": "from",
        "type": "uint256"
      }
    ],
    "name": "merge",
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
    "name": "proposeTransfer",
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
        "internalType": "uint128",
        "name": "amount",
        "type": "uint128"
      }
    ],
    "name": "split",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "newId",
        "type": "uint256"
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

/** The code that creates a TokenLocker; constructor arguments are appended. */
export const tokenLockerCode = '0x6080604052348015600e575f5ffd5b506132da8061001c5f395ff3fe608060405234801561000f575f5ffd5b506004361061016d575f3560e01c806386bde3d1116100d9578063d168d4e311610093578063f11988e01161006e578063f11988e0146103c4578063f5479fb4146103d7578063f95cdbfe146103ea578063fdd46d60146103fd575f5ffd5b8063d168d4e31461036d578063d1c2babb14610380578063df18e04714610393575f5ffd5b806386bde3d1146102e357806392c9a713146102f6578063968fb8ba14610309578063b82363f914610334578063c05c2ffc14610347578063ce12e43b1461035a575f5ffd5b8063632a48611161012a578063632a486114610217578063634cba2a146102375780636354b81b1461024a57806365fb7416146102555780636bc2fe18146102685780637df3a07f1461027b575f5ffd5b8063274fae7c146101715780632e24afb014610186578063335230241461019957806349c676de146101bf5780634f558e79146101e157806359caecb514610204575b5f5ffd5b61018461017f366004612a01565b610410565b005b610184610194366004612a01565b61051a565b6101ac6101a7366004612a8c565b6105f5565b6040519081526020015b60405180910390f35b6101cb64ffffffffff81565b60405164ffffffffff90911681526020016101b6565b6101f46101ef366004612a01565b61063f565b60405190151581526020016101b6565b610184610212366004612a01565b61067e565b61022a610225366004612a01565b6106c0565b6040516101b69190612aef565b610184610245366004612ba4565b61080a565b6101cb63bc19138081565b6101ac610263366004612be3565b61082c565b6101ac610276366004612c42565b610866565b6102ce610289366004612cbf565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101b6565b6101846102f1366004612cd8565b6108ab565b6101ac610304366004612d02565b610989565b61031c610317366004612a01565b610996565b6040516001600160801b0390911681526020016101b6565b610184610342366004612d57565b6109af565b6101ac610355366004612d78565b610b00565b6101ac610368366004612d99565b610e05565b6101ac61037b366004612de0565b610e40565b61018461038e366004612e44565b610e75565b6101ac6103a1366004612cbf565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b61031c6103d2366004612a01565b61108a565b6101ac6103e5366004612e64565b6110bd565b6101846103f8366004612ede565b6110e6565b61018461040b366004612f1d565b61129c565b6104186112bd565b5f610422826112f4565b90506104348151600160f91b16151590565b158061045657505f828152600360205260409020546001600160a01b03163314155b15610482576040516351db9bb160e11b8152600481018390523360248201526044015b60405180910390fd5b5f61048b825190565b82516001600160a01b0319163317835290506104a7825f61135a565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a4505061051761137e565b50565b6105226112bd565b5f61052c826113a8565b90506105448261053b836113fb565b6040015161149a565b5f61054f8383611501565b604080516080810182525f8082526020820181905264ffffffffff928201929092526060810191909152909150610587908390611535565b61059183836115c7565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a2505061051761137e565b5f6105fe6112bd565b5f6106098585611642565b905061061586846116be565b61062c868686846106278b30886116d1565b611701565b91505061063761137e565b949350505050565b5f81815260016020818152604080842081518083019092528054825290920154908201528161066c825190565b6001600160a01b031614159392505050565b6106866112bd565b5f610690826113a8565b905061069c82826115c7565b5f82815260016020818152604090922083518155919092015191015561051761137e565b6107196040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f610723836112f4565b90506040518060e0016040528061073a8560601c90565b6001600160a01b03168152602001610750835190565b6001600160a01b0316815260200161076e8351600160f91b16151590565b610778575f610790565b5f858152600360205260409020546001600160a01b03165b6001600160a01b031681526020016107b283602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b031681526020016107ea8584611803565b6001600160801b03168152602001610801836113fb565b90529392505050565b6108126112bd565b61081e8484848461183a565b61082661137e565b50505050565b5f6108356112bd565b5f6108408484611642565b9050610854858585846106278a30886116d1565b91505061085f61137e565b9392505050565b5f61086f6112bd565b61087883611b73565b61089886866108928930896001600160801b031688611cc2565b86611cf3565b90506108a261137e565b95945050505050565b6108b36112bd565b5f6108bd836113a8565b9050336001600160a01b038316036108f357604051637ddc5d8f60e01b81526001600160a01b0383166004820152602401610479565b6108fc82611d0f565b61090683826115c7565b61091181600161135a565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a35061098561137e565b5050565b5f61063784338585610e05565b5f6109a9826109a4846112f4565b611d56565b92915050565b6109b76112bd565b5f6109c1836113a8565b90505f6109cd826113fb565b6040015190506109dd848261149a565b8064ffffffffff168364ffffffffff1611610a1c5760405163266486b760e01b815264ffffffffff808316600483015284166024820152604401610479565b5f610a278584611501565b90505f610a33846113fb565b9050610a42815f015186611daa565b8264ffffffffff16816020015164ffffffffff1603610a695764ffffffffff851660208201525b64ffffffffff85166040820152610a808482611535565b610a8a86856115c7565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d0193610aec938893919290918c9190612f4d565b60405180910390a25050505061098561137e565b5f610b096112bd565b5f610b13846113a8565b90505f610b2a82602001516001600160701b031690565b90506001600160801b0384161580610b545750806001600160801b0316846001600160801b031610155b15610b8c576040516394b2087360e01b8152600481018690526001600160801b03808616602483015282166044820152606401610479565b5f610b96836113fb565b6040015164ffffffffff164210610bb657610bb18684611803565b610bc0565b610bc08684611501565b90505f610be082876001600160801b0316856001600160801b0316611e49565b60208501519091505f90610c139060701c6001600160701b0316886001600160801b0316866001600160801b0316611e49565b60208601519091505f90829060701c6001600160701b0316610c359190612f9c565b9050610c418886612f9c565b6001600160801b0316816001600160801b031603610c8c576040516394b2087360e01b8152600481018a90526001600160801b03808a16602483015286166044820152606401610479565b610cae610c998987612f9c565b87906001600160801b03908116908416611e5e565b610cc28987610cbd8688612f9c565b611e7e565b610ccc89876115c7565b5f8981526001602081815260409092208851815591880151910155610cfc610cf48a60601c90565b5f6001611ee8565b9650610d15866001600160801b03808b16908516611e5e565b610d1f865f611fbc565b610d2a878785611e7e565b5f87815260016020818152604083208951815590890151910155610d4d876113fb565b9050336001600160a01b0316888b7f54ba800d514748c41049b3864d9dec400472947863fe03f1b0bffed6362dd5118c8888875f0151886020015189604001518a60600151604051610dee97969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a4505050505050506109a961137e565b5f610e0e6112bd565b610e1782611b73565b610e368585610e308830886001600160801b03166116d1565b85611cf3565b905061063761137e565b5f610e496112bd565b610e5283611b73565b610e5c86836116be565b61089886866108928930896001600160801b03166116d1565b610e7d6112bd565b5f610e87836113a8565b90505f610e93836113a8565b90505f610e9f826113fb565b604051602001610eaf9190612fbb565b60405160208183030381529060405280519060200120610ece846113fb565b604051602001610ede9190612fbb565b6040516020818303038152906040528051906020012014905083851480610f295750610f0a8460601c90565b6001600160a01b0316610f1d8660601c90565b6001600160a01b031614155b80610f32575080155b15610f5a57604051632eb2012560e11b81526004810186905260248101859052604401610479565b5f610f658584611803565b610f6f8786611803565b610f799190613003565b90505f610fc8610f9385602001516001600160701b031690565b6001600160801b0316610fb087602001516001600160701b031690565b6001600160801b0316610fc39190613022565b611fde565b6020850151909150611017906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b03166110069190613003565b8791906001600160801b0316611e5e565b611022878684611e7e565b61102c87866115c7565b5f8781526001602081815260409092208751815591870151910155611051868561200e565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a3505050505061098561137e565b5f5f611095836112f4565b602081015190915060701c6001600160701b03166110b38483611d56565b61085f9190612f9c565b5f6110c66112bd565b5f6110d18585611642565b905061062c868686846106278b30888b611cc2565b6110ee6112bd565b5f6110f8856112f4565b90505f611104826113fb565b604001519050836001600160a01b031661111c835190565b6001600160a01b031614158061113f57508264ffffffffff168164ffffffffff16115b15611185578561114d835190565b604051630a268e0960e31b815260048101929092526001600160a01b0316602482015264ffffffffff82166044820152606401610479565b61118f8242612058565b156111bd57604051630251bc0760e61b81526004810187905264ffffffffff82166024820152604401610479565b5f6111c88760601c90565b9050305f6111e083836001600160801b038b166116d1565b9050611229611206826001600160801b0316610fb088602001516001600160701b031690565b6001600160801b031661100687602001516001600160701b0360709190911c1690565b5f898152600160208181526040909220875181559187015191015561124f838383612091565b6040516001600160801b038216815233908a907f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c9060200160405180910390a3505050505061082661137e565b6112a46112bd565b6112b08383838461183a565b6112b861137e565b505050565b6112c56120f7565b6112f260017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90612137565b565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b031661135557604051631f5c1aef60e21b815260048101839052602401610479565b919050565b8061136f5781516001607f60f91b0316611378565b8151600160f91b175b90915250565b6112f25f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006112ec565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b03161461135557611355828261213e565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f821561143c57828201611443565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff8216016114ca5760405163c4f133bd60e01b815260048101839052602401610479565b8064ffffffffff16421061098557604051630251bc0760e61b81526004810183905264ffffffffff82166024820152604401610479565b5f61150c8383611d56565b905061152a61152361151d846113fb565b42612193565b8390611535565b6109a9838383611e7e565b8051604082015164ffffffffff91821691908116905f90821461155a5782820361155c565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b8051600160f91b166115d7575050565b6115e1815f61135a565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f5f5b828110156116b75761167084848381811061166257611662613035565b905060c00201604001611b73565b83838281811061168257611682613035565b905060c00201602001602081019061169a9190613049565b6116ad906001600160801b031683613022565b9150600101611645565b5092915050565b6116c7826122a6565b61098582826122db565b5f5f6116de858585612425565b90506116f56001600160a01b03861633868661252e565b6108a285858584612564565b5f8161170e878287611ee8565b91505f5b858110156117f8573687878381811061172d5761172d613035565b905060c0020190505f86866001600160801b03161461176e576117696117596040840160208501613049565b876001600160801b031689611e49565b61177e565b61177e6040830160208401613049565b905061178b600189613062565b83036117945750825b806001600160801b03165f036117bd5760405163bfe8de5160e01b815260040160405180910390fd5b6117c78185612f9c565b93506117ee6117d68487613022565b8b6117e46020860186612cbf565b848660400161260f565b5050600101611712565b505095945050505050565b5f6118148251600160f81b16151590565b61181e575f61085f565b50505f908152600260205260409020546001600160801b031690565b5f611844856113a8565b905061184f84611d0f565b826001600160801b03165f036118785760405163bfe8de5160e01b815260040160405180910390fd5b5f6118838660601c90565b90505f309050845f806118a086602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816118c18c89611d56565b039050806001600160801b0316896001600160801b0316111561191157604051633b7075f160e11b8152600481018c90526001600160801b03808b16602483015282166044820152606401610479565b6001600160a01b0386165f908152602081905260408120546001600160801b03166040516370a0823160e01b81526001600160a01b0388811660048301529192505f918916906370a0823190602401602060405180830381865afa15801561197b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061199f9190613075565b9050816001600160801b0316811015611a1c576119c68b82846001600160801b0316611e49565b9550896001600160801b0316866001600160801b03161015611a1c5760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b0383166044820152606401610479565b6001600160a01b0388165f90815260208190526040902080546001600160801b0319168c84036001600160801b0316179055611a588d8a6115c7565b846001600160801b03168b85016001600160801b031603611a8257611a7d8d8a61200e565b611ab7565b611a9b896001600160801b0380881690878f0116611e5e565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b031614611b5d576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611b698383898461270f565b5050505050505050565b5f8080611b83602085018561308c565b611b93604086016020870161308c565b611ba3606087016040880161308c565b9194509250905064fffffffffe1964ffffffffff821601611c2d5764ffffffffff8316151580611bd9575064ffffffffff821615155b80611bf65750611bef60808501606086016130b6565b61ffff1615155b156108265760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610479565b8164ffffffffff168364ffffffffff161180611c5657508064ffffffffff168264ffffffffff16115b80611c6f57508064ffffffffff168364ffffffffff1610155b80611c815750428164ffffffffff1611155b15611cb85760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610479565b6108268382611daa565b5f5f611ccf868686612425565b9050611cdd8686868661272c565b611ce986868684612564565b9695505050505050565b5f611d0085846001611ee8565b9050610637818686868661260f565b6001600160a01b0381161580611d2d57506001600160a01b03811630145b1561051757604051637ddc5d8f60e01b81526001600160a01b0382166004820152602401610479565b5f611d618242612058565b15611d7a575060208101516001600160701b03166109a9565b61085f611d9183602001516001600160701b031690565b611d9b8585611803565b611da4856113fb565b426127e7565b611db863bc19138042613022565b8164ffffffffff161115611dfc5780611dd563bc19138042613022565b60405162d3f32d60e51b815264ffffffffff90921660048301526024820152604401610479565b63ffffffff611e0b83836130cf565b64ffffffffff1611156109855760405163b94a51d560e01b815264ffffffffff80841660048301819052602483015282166044820152606401610479565b5f610637846001600160801b031684846128ae565b602090920180516001600160e01b03191660709390931b92909217179052565b6001600160801b038116158015611e9a57508151600160f81b16155b15611ea457505050565b611eb9826001600160801b0383161515611fbc565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b6001600160a01b0383165f90815260208181526040918290208251808401909352546001600160801b038116808452600160801b9091046001600160601b039081168581018216938501939093526001909201909116606086901b6bffffffffffffffffffffffff1916179190611f5f90856128c9565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b80611fd1578151600160ff60f81b0316611378565b508051600160f81b179052565b5f6001600160701b0382111561200a57604051630e6c70d160e21b815260048101839052602401610479565b5090565b61201882826115c7565b8051600160f81b1615612041575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b60208201515f9060e01c801580159061063757508060a0855f0151901c64ffffffffff166120869190613022565b831015949350505050565b6001600160a01b0383165f908152602081905260409020546120bc906001600160801b0316826128c9565b6001600160a01b03939093165f90815260208190526040902080546001600160801b0319166001600160801b03909416939093179092555050565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c156112f257604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f612147825190565b6001600160a01b03160361217157604051631f5c1aef60e21b815260048101839052602401610479565b604051639624680160e01b815260048101839052336024820152604401610479565b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff90811614806121d65750826020015164ffffffffff1682105b806121e95750825164ffffffffff168211155b156121f55750816109a9565b8251606084015161ffff81165f0361220f5783915061226f565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff1688030281612246576122466130ec565b04905061ffff83165f1983830282010181612263576122636130ec565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b806001600160a01b03163b5f03610517576040516302cee13d60e51b81526001600160a01b0382166004820152602401610479565b602081013560408201355f80806122f86080870160608801613100565b92505050608084013560a08501356123136020870187613120565b156123a4576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015612389575f5ffd5b505af192505050801561239a575060015b1561241c5761241c565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b15801561240d575f5ffd5b505af1925050508015611b6957505b50505050505050565b5f815f036124465760405163bfe8de5160e01b815260040160405180910390fd5b61244f846122a6565b6040516370a0823160e01b81526001600160a01b0384811660048301528516906370a0823190602401602060405180830381865afa158015612493573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124b79190613075565b90505f6124e1856001600160a01b03165f908152602081905260409020546001600160801b031690565b6001600160801b03169050808210156125265760405163f62bba2560e01b81526001600160a01b03861660048201526024810183905260448101829052606401610479565b509392505050565b61253c8484848460016128fd565b61082657604051635274afe760e01b81526001600160a01b0385166004820152602401610479565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918716906370a0823190602401602060405180830381865afa1580156125ac573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906125d09190613075565b90508281116126045760405163bd16767d60e01b81526001600160a01b038716600482015260248101859052604401610479565b611ce9838203611fde565b61261883611d0f565b604080518082019091525f60208201526001600160a01b0384168152612648816001600160801b0385165f611e5e565b61266161265a3684900384018461313f565b8290611535565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd9087906126be9088018861308c565b6126ce6040890160208a0161308c565b6126de60608a0160408b0161308c565b6126ee60808b0160608c016130b6565b6040516126ff959493929190612f4d565b60405180910390a4505050505050565b6108266001600160a01b038516836001600160801b03841661296a565b6040805160a0810182526001600160a01b03868116606080840191825285356080850152908352602085810135818501528585013584860152845180860190955291871684529083018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a9291339061279e908701876131c8565b6040518663ffffffff1660e01b81526004016127be95949392919061320b565b5f604051808303815f87803b1580156127d5575f5ffd5b505af1158015611b69573d5f5f3e3d5ffd5b5f64ffffffffff8016836040015164ffffffffff1603612808575082610637565b826040015164ffffffffff168210612821575083610637565b826020015164ffffffffff168210806128425750825164ffffffffff168211155b1561284e575082610637565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff16801561288a576128848184846128ae565b92509050805b6128a08789036001600160801b031684846128ae565b909601979650505050505050565b5f81838502816128c0576128c06130ec565b04949350505050565b5f6001600160801b03838116818416019081111561085f57604051630e6c70d160e21b815260048101829052602401610479565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661295957838315161561294d573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b612977838383600161299f565b6112b857604051635274afe760e01b81526001600160a01b0384166004820152602401610479565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166129f55783831516156129e9573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f60208284031215612a11575f5ffd5b5035919050565b80356001600160a01b0381168114611355575f5ffd5b5f5f83601f840112612a3e575f5ffd5b50813567ffffffffffffffff811115612a55575f5ffd5b60208301915083602060c083028501011115612a6f575f5ffd5b9250929050565b5f60c08284031215612a86575f5ffd5b50919050565b5f5f5f5f6101008587031215612aa0575f5ffd5b612aa985612a18565b9350602085013567ffffffffffffffff811115612ac4575f5ffd5b612ad087828801612a2e565b9094509250612ae490508660408701612a76565b905092959194509250565b81516001600160a01b039081168252602080840151821681840152604080850151909216828401526060808501516001600160801b039081168286015260808087015182169086015260a0808701519091169085015260c080860151805164ffffffffff9081169287019290925292830151811660e0860152928201519092166101008401529081015161ffff166101208301526101408201906116b7565b80356001600160801b0381168114611355575f5ffd5b5f5f5f5f60808587031215612bb7575f5ffd5b84359350612bc760208601612a18565b9250612bd560408601612b8e565b9150612ae460608601612b8e565b5f5f5f60408486031215612bf5575f5ffd5b612bfe84612a18565b9250602084013567ffffffffffffffff811115612c19575f5ffd5b612c2586828701612a2e565b9497909650939450505050565b5f60808284031215612a86575f5ffd5b5f5f5f5f5f6101008688031215612c57575f5ffd5b612c6086612a18565b9450612c6e60208701612a18565b9350612c7c60408701612b8e565b9250612c8b8760608801612c32565b915060e086013567ffffffffffffffff811115612ca6575f5ffd5b612cb288828901612c32565b9150509295509295909350565b5f60208284031215612ccf575f5ffd5b61085f82612a18565b5f5f60408385031215612ce9575f5ffd5b82359150612cf960208401612a18565b90509250929050565b5f5f5f60c08486031215612d14575f5ffd5b612d1d84612a18565b9250612d2b60208501612b8e565b9150612d3a8560408601612c32565b90509250925092565b803564ffffffffff81168114611355575f5ffd5b5f5f60408385031215612d68575f5ffd5b82359150612cf960208401612d43565b5f5f60408385031215612d89575f5ffd5b82359150612cf960208401612b8e565b5f5f5f5f60e08587031215612dac575f5ffd5b612db585612a18565b9350612dc360208601612a18565b9250612dd160408601612b8e565b9150612ae48660608701612c32565b5f5f5f5f5f6101a08688031215612df5575f5ffd5b612dfe86612a18565b9450612e0c60208701612a18565b9350612e1a60408701612b8e565b9250612e298760608801612c32565b9150612e388760e08801612a76565b90509295509295909350565b5f5f60408385031215612e55575f5ffd5b50508035926020909101359150565b5f5f5f5f60608587031215612e77575f5ffd5b612e8085612a18565b9350602085013567ffffffffffffffff811115612e9b575f5ffd5b612ea787828801612a2e565b909450925050604085013567ffffffffffffffff811115612ec6575f5ffd5b612ed287828801612c32565b91505092959194509250565b5f5f5f5f60808587031215612ef1575f5ffd5b84359350612f0160208601612b8e565b9250612f0f60408601612a18565b9150612ae460608601612d43565b5f5f5f60608486031215612f2f575f5ffd5b83359250612f3f60208501612a18565b9150612d3a60408501612b8e565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b634e487b7160e01b5f52601160045260245ffd5b6001600160801b0382811682821603908111156109a9576109a9612f88565b608081016109a9828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b6001600160801b0381811683821601908111156109a9576109a9612f88565b808201808211156109a9576109a9612f88565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215613059575f5ffd5b61085f82612b8e565b818103818111156109a9576109a9612f88565b5f60208284031215613085575f5ffd5b5051919050565b5f6020828403121561309c575f5ffd5b61085f82612d43565b803561ffff81168114611355575f5ffd5b5f602082840312156130c6575f5ffd5b61085f826130a5565b64ffffffffff82811682821603908111156109a9576109a9612f88565b634e487b7160e01b5f52601260045260245ffd5b5f60208284031215613110575f5ffd5b813560ff8116811461085f575f5ffd5b5f60208284031215613130575f5ffd5b8135801515811461085f575f5ffd5b5f6080828403128015613150575f5ffd5b506040516080810167ffffffffffffffff8111828210171561318057634e487b7160e01b5f52604160045260245ffd5b60405261318c83612d43565b815261319a60208401612d43565b60208201526131ab60408401612d43565b60408201526131bc606084016130a5565b60608201529392505050565b5f5f8335601e198436030181126131dd575f5ffd5b83018035915067ffffffffffffffff8211156131f7575f5ffd5b602001915036819003821315612a6f575f5ffd5b61322981875180516001600160a01b03168252602090810151910152565b602086015160408201526040860151606082015261325d608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e08201819052810182905281836101208301375f81830161012090810191909152601f909201601f1916010194935050505056fea2646970667358221220247f00bc70380aa664090207796c952885993008175953ef6342d9e1e2f38bd064736f6c63430008250033'

/** The code a TokenLocker has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const tokenLockerRuntime = {
  code: '0x608060405234801561000f575f5ffd5b506004361061016d575f3560e01c806386bde3d1116100d9578063d168d4e311610093578063f11988e01161006e578063f11988e0146103c4578063f5479fb4146103d7578063f95cdbfe146103ea578063fdd46d60146103fd575f5ffd5b8063d168d4e31461036d578063d1c2babb14610380578063df18e04714610393575f5ffd5b806386bde3d1146102e357806392c9a713146102f6578063968fb8ba14610309578063b82363f914610334578063c05c2ffc14610347578063ce12e43b1461035a575f5ffd5b8063632a48611161012a578063632a486114610217578063634cba2a146102375780636354b81b1461024a57806365fb7416146102555780636bc2fe18146102685780637df3a07f1461027b575f5ffd5b8063274fae7c146101715780632e24afb014610186578063335230241461019957806349c676de146101bf5780634f558e79146101e157806359caecb514610204575b5f5ffd5b61018461017f366004612a01565b610410565b005b610184610194366004612a01565b61051a565b6101ac6101a7366004612a8c565b6105f5565b6040519081526020015b60405180910390f35b6101cb64ffffffffff81565b60405164ffffffffff90911681526020016101b6565b6101f46101ef366004612a01565b61063f565b60405190151581526020016101b6565b610184610212366004612a01565b61067e565b61022a610225366004612a01565b6106c0565b6040516101b69190612aef565b610184610245366004612ba4565b61080a565b6101cb63bc19138081565b6101ac610263366004612be3565b61082c565b6101ac610276366004612c42565b610866565b6102ce610289366004612cbf565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101b6565b6101846102f1366004612cd8565b6108ab565b6101ac610304366004612d02565b610989565b61031c610317366004612a01565b610996565b6040516001600160801b0390911681526020016101b6565b610184610342366004612d57565b6109af565b6101ac610355366004612d78565b610b00565b6101ac610368366004612d99565b610e05565b6101ac61037b366004612de0565b610e40565b61018461038e366004612e44565b610e75565b6101ac6103a1366004612cbf565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b61031c6103d2366004612a01565b61108a565b6101ac6103e5366004612e64565b6110bd565b6101846103f8366004612ede565b6110e6565b61018461040b366004612f1d565b61129c565b6104186112bd565b5f610422826112f4565b90506104348151600160f91b16151590565b158061045657505f828152600360205260409020546001600160a01b03163314155b15610482576040516351db9bb160e11b8152600481018390523360248201526044015b60405180910390fd5b5f61048b825190565b82516001600160a01b0319163317835290506104a7825f61135a565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a4505061051761137e565b50565b6105226112bd565b5f61052c826113a8565b90506105448261053b836113fb565b6040015161149a565b5f61054f8383611501565b604080516080810182525f8082526020820181905264ffffffffff928201929092526060810191909152909150610587908390611535565b61059183836115c7565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a2505061051761137e565b5f6105fe6112bd565b5f6106098585611642565b905061061586846116be565b61062c868686846106278b30886116d1565b611701565b91505061063761137e565b949350505050565b5f81815260016020818152604080842081518083019092528054825290920154908201528161066c825190565b6001600160a01b031614159392505050565b6106866112bd565b5f610690826113a8565b905061069c82826115c7565b5f82815260016020818152604090922083518155919092015191015561051761137e565b6107196040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f610723836112f4565b90506040518060e0016040528061073a8560601c90565b6001600160a01b03168152602001610750835190565b6001600160a01b0316815260200161076e8351600160f91b16151590565b610778575f610790565b5f858152600360205260409020546001600160a01b03165b6001600160a01b031681526020016107b283602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b031681526020016107ea8584611803565b6001600160801b03168152602001610801836113fb565b90529392505050565b6108126112bd565b61081e8484848461183a565b61082661137e565b50505050565b5f6108356112bd565b5f6108408484611642565b9050610854858585846106278a30886116d1565b91505061085f61137e565b9392505050565b5f61086f6112bd565b61087883611b73565b61089886866108928930896001600160801b031688611cc2565b86611cf3565b90506108a261137e565b95945050505050565b6108b36112bd565b5f6108bd836113a8565b9050336001600160a01b038316036108f357604051637ddc5d8f60e01b81526001600160a01b0383166004820152602401610479565b6108fc82611d0f565b61090683826115c7565b61091181600161135a565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a35061098561137e565b5050565b5f61063784338585610e05565b5f6109a9826109a4846112f4565b611d56565b92915050565b6109b76112bd565b5f6109c1836113a8565b90505f6109cd826113fb565b6040015190506109dd848261149a565b8064ffffffffff168364ffffffffff1611610a1c5760405163266486b760e01b815264ffffffffff808316600483015284166024820152604401610479565b5f610a278584611501565b90505f610a33846113fb565b9050610a42815f015186611daa565b8264ffffffffff16816020015164ffffffffff1603610a695764ffffffffff851660208201525b64ffffffffff85166040820152610a808482611535565b610a8a86856115c7565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d0193610aec938893919290918c9190612f4d565b60405180910390a25050505061098561137e565b5f610b096112bd565b5f610b13846113a8565b90505f610b2a82602001516001600160701b031690565b90506001600160801b0384161580610b545750806001600160801b0316846001600160801b031610155b15610b8c576040516394b2087360e01b8152600481018690526001600160801b03808616602483015282166044820152606401610479565b5f610b96836113fb565b6040015164ffffffffff164210610bb657610bb18684611803565b610bc0565b610bc08684611501565b90505f610be082876001600160801b0316856001600160801b0316611e49565b60208501519091505f90610c139060701c6001600160701b0316886001600160801b0316866001600160801b0316611e49565b60208601519091505f90829060701c6001600160701b0316610c359190612f9c565b9050610c418886612f9c565b6001600160801b0316816001600160801b031603610c8c576040516394b2087360e01b8152600481018a90526001600160801b03808a16602483015286166044820152606401610479565b610cae610c998987612f9c565b87906001600160801b03908116908416611e5e565b610cc28987610cbd8688612f9c565b611e7e565b610ccc89876115c7565b5f8981526001602081815260409092208851815591880151910155610cfc610cf48a60601c90565b5f6001611ee8565b9650610d15866001600160801b03808b16908516611e5e565b610d1f865f611fbc565b610d2a878785611e7e565b5f87815260016020818152604083208951815590890151910155610d4d876113fb565b9050336001600160a01b0316888b7f54ba800d514748c41049b3864d9dec400472947863fe03f1b0bffed6362dd5118c8888875f0151886020015189604001518a60600151604051610dee97969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a4505050505050506109a961137e565b5f610e0e6112bd565b610e1782611b73565b610e368585610e308830886001600160801b03166116d1565b85611cf3565b905061063761137e565b5f610e496112bd565b610e5283611b73565b610e5c86836116be565b61089886866108928930896001600160801b03166116d1565b610e7d6112bd565b5f610e87836113a8565b90505f610e93836113a8565b90505f610e9f826113fb565b604051602001610eaf9190612fbb565b60405160208183030381529060405280519060200120610ece846113fb565b604051602001610ede9190612fbb565b6040516020818303038152906040528051906020012014905083851480610f295750610f0a8460601c90565b6001600160a01b0316610f1d8660601c90565b6001600160a01b031614155b80610f32575080155b15610f5a57604051632eb2012560e11b81526004810186905260248101859052604401610479565b5f610f658584611803565b610f6f8786611803565b610f799190613003565b90505f610fc8610f9385602001516001600160701b031690565b6001600160801b0316610fb087602001516001600160701b031690565b6001600160801b0316610fc39190613022565b611fde565b6020850151909150611017906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b03166110069190613003565b8791906001600160801b0316611e5e565b611022878684611e7e565b61102c87866115c7565b5f8781526001602081815260409092208751815591870151910155611051868561200e565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a3505050505061098561137e565b5f5f611095836112f4565b602081015190915060701c6001600160701b03166110b38483611d56565b61085f9190612f9c565b5f6110c66112bd565b5f6110d18585611642565b905061062c868686846106278b30888b611cc2565b6110ee6112bd565b5f6110f8856112f4565b90505f611104826113fb565b604001519050836001600160a01b031661111c835190565b6001600160a01b031614158061113f57508264ffffffffff168164ffffffffff16115b15611185578561114d835190565b604051630a268e0960e31b815260048101929092526001600160a01b0316602482015264ffffffffff82166044820152606401610479565b61118f8242612058565b156111bd57604051630251bc0760e61b81526004810187905264ffffffffff82166024820152604401610479565b5f6111c88760601c90565b9050305f6111e083836001600160801b038b166116d1565b9050611229611206826001600160801b0316610fb088602001516001600160701b031690565b6001600160801b031661100687602001516001600160701b0360709190911c1690565b5f898152600160208181526040909220875181559187015191015561124f838383612091565b6040516001600160801b038216815233908a907f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c9060200160405180910390a3505050505061082661137e565b6112a46112bd565b6112b08383838461183a565b6112b861137e565b505050565b6112c56120f7565b6112f260017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90612137565b565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b031661135557604051631f5c1aef60e21b815260048101839052602401610479565b919050565b8061136f5781516001607f60f91b0316611378565b8151600160f91b175b90915250565b6112f25f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006112ec565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b03161461135557611355828261213e565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f821561143c57828201611443565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff8216016114ca5760405163c4f133bd60e01b815260048101839052602401610479565b8064ffffffffff16421061098557604051630251bc0760e61b81526004810183905264ffffffffff82166024820152604401610479565b5f61150c8383611d56565b905061152a61152361151d846113fb565b42612193565b8390611535565b6109a9838383611e7e565b8051604082015164ffffffffff91821691908116905f90821461155a5782820361155c565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b8051600160f91b166115d7575050565b6115e1815f61135a565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f5f5b828110156116b75761167084848381811061166257611662613035565b905060c00201604001611b73565b83838281811061168257611682613035565b905060c00201602001602081019061169a9190613049565b6116ad906001600160801b031683613022565b9150600101611645565b5092915050565b6116c7826122a6565b61098582826122db565b5f5f6116de858585612425565b90506116f56001600160a01b03861633868661252e565b6108a285858584612564565b5f8161170e878287611ee8565b91505f5b858110156117f8573687878381811061172d5761172d613035565b905060c0020190505f86866001600160801b03161461176e576117696117596040840160208501613049565b876001600160801b031689611e49565b61177e565b61177e6040830160208401613049565b905061178b600189613062565b83036117945750825b806001600160801b03165f036117bd5760405163bfe8de5160e01b815260040160405180910390fd5b6117c78185612f9c565b93506117ee6117d68487613022565b8b6117e46020860186612cbf565b848660400161260f565b5050600101611712565b505095945050505050565b5f6118148251600160f81b16151590565b61181e575f61085f565b50505f908152600260205260409020546001600160801b031690565b5f611844856113a8565b905061184f84611d0f565b826001600160801b03165f036118785760405163bfe8de5160e01b815260040160405180910390fd5b5f6118838660601c90565b90505f309050845f806118a086602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816118c18c89611d56565b039050806001600160801b0316896001600160801b0316111561191157604051633b7075f160e11b8152600481018c90526001600160801b03808b16602483015282166044820152606401610479565b6001600160a01b0386165f908152602081905260408120546001600160801b03166040516370a0823160e01b81526001600160a01b0388811660048301529192505f918916906370a0823190602401602060405180830381865afa15801561197b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061199f9190613075565b9050816001600160801b0316811015611a1c576119c68b82846001600160801b0316611e49565b9550896001600160801b0316866001600160801b03161015611a1c5760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b0383166044820152606401610479565b6001600160a01b0388165f90815260208190526040902080546001600160801b0319168c84036001600160801b0316179055611a588d8a6115c7565b846001600160801b03168b85016001600160801b031603611a8257611a7d8d8a61200e565b611ab7565b611a9b896001600160801b0380881690878f0116611e5e565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b031614611b5d576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611b698383898461270f565b5050505050505050565b5f8080611b83602085018561308c565b611b93604086016020870161308c565b611ba3606087016040880161308c565b9194509250905064fffffffffe1964ffffffffff821601611c2d5764ffffffffff8316151580611bd9575064ffffffffff821615155b80611bf65750611bef60808501606086016130b6565b61ffff1615155b156108265760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610479565b8164ffffffffff168364ffffffffff161180611c5657508064ffffffffff168264ffffffffff16115b80611c6f57508064ffffffffff168364ffffffffff1610155b80611c815750428164ffffffffff1611155b15611cb85760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610479565b6108268382611daa565b5f5f611ccf868686612425565b9050611cdd8686868661272c565b611ce986868684612564565b9695505050505050565b5f611d0085846001611ee8565b9050610637818686868661260f565b6001600160a01b0381161580611d2d57506001600160a01b03811630145b1561051757604051637ddc5d8f60e01b81526001600160a01b0382166004820152602401610479565b5f611d618242612058565b15611d7a575060208101516001600160701b03166109a9565b61085f611d9183602001516001600160701b031690565b611d9b8585611803565b611da4856113fb565b426127e7565b611db863bc19138042613022565b8164ffffffffff161115611dfc5780611dd563bc19138042613022565b60405162d3f32d60e51b815264ffffffffff90921660048301526024820152604401610479565b63ffffffff611e0b83836130cf565b64ffffffffff1611156109855760405163b94a51d560e01b815264ffffffffff80841660048301819052602483015282166044820152606401610479565b5f610637846001600160801b031684846128ae565b602090920180516001600160e01b03191660709390931b92909217179052565b6001600160801b038116158015611e9a57508151600160f81b16155b15611ea457505050565b611eb9826001600160801b0383161515611fbc565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b6001600160a01b0383165f90815260208181526040918290208251808401909352546001600160801b038116808452600160801b9091046001600160601b039081168581018216938501939093526001909201909116606086901b6bffffffffffffffffffffffff1916179190611f5f90856128c9565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b80611fd1578151600160ff60f81b0316611378565b508051600160f81b179052565b5f6001600160701b0382111561200a57604051630e6c70d160e21b815260048101839052602401610479565b5090565b61201882826115c7565b8051600160f81b1615612041575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b60208201515f9060e01c801580159061063757508060a0855f0151901c64ffffffffff166120869190613022565b831015949350505050565b6001600160a01b0383165f908152602081905260409020546120bc906001600160801b0316826128c9565b6001600160a01b03939093165f90815260208190526040902080546001600160801b0319166001600160801b03909416939093179092555050565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c156112f257604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f612147825190565b6001600160a01b03160361217157604051631f5c1aef60e21b815260048101839052602401610479565b604051639624680160e01b815260048101839052336024820152604401610479565b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff90811614806121d65750826020015164ffffffffff1682105b806121e95750825164ffffffffff168211155b156121f55750816109a9565b8251606084015161ffff81165f0361220f5783915061226f565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff1688030281612246576122466130ec565b04905061ffff83165f1983830282010181612263576122636130ec565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b806001600160a01b03163b5f03610517576040516302cee13d60e51b81526001600160a01b0382166004820152602401610479565b602081013560408201355f80806122f86080870160608801613100565b92505050608084013560a08501356123136020870187613120565b156123a4576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015612389575f5ffd5b505af192505050801561239a575060015b1561241c5761241c565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b15801561240d575f5ffd5b505af1925050508015611b6957505b50505050505050565b5f815f036124465760405163bfe8de5160e01b815260040160405180910390fd5b61244f846122a6565b6040516370a0823160e01b81526001600160a01b0384811660048301528516906370a0823190602401602060405180830381865afa158015612493573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124b79190613075565b90505f6124e1856001600160a01b03165f908152602081905260409020546001600160801b031690565b6001600160801b03169050808210156125265760405163f62bba2560e01b81526001600160a01b03861660048201526024810183905260448101829052606401610479565b509392505050565b61253c8484848460016128fd565b61082657604051635274afe760e01b81526001600160a01b0385166004820152602401610479565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918716906370a0823190602401602060405180830381865afa1580156125ac573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906125d09190613075565b90508281116126045760405163bd16767d60e01b81526001600160a01b038716600482015260248101859052604401610479565b611ce9838203611fde565b61261883611d0f565b604080518082019091525f60208201526001600160a01b0384168152612648816001600160801b0385165f611e5e565b61266161265a3684900384018461313f565b8290611535565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd9087906126be9088018861308c565b6126ce6040890160208a0161308c565b6126de60608a0160408b0161308c565b6126ee60808b0160608c016130b6565b6040516126ff959493929190612f4d565b60405180910390a4505050505050565b6108266001600160a01b038516836001600160801b03841661296a565b6040805160a0810182526001600160a01b03868116606080840191825285356080850152908352602085810135818501528585013584860152845180860190955291871684529083018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a9291339061279e908701876131c8565b6040518663ffffffff1660e01b81526004016127be95949392919061320b565b5f604051808303815f87803b1580156127d5575f5ffd5b505af1158015611b69573d5f5f3e3d5ffd5b5f64ffffffffff8016836040015164ffffffffff1603612808575082610637565b826040015164ffffffffff168210612821575083610637565b826020015164ffffffffff168210806128425750825164ffffffffff168211155b1561284e575082610637565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff16801561288a576128848184846128ae565b92509050805b6128a08789036001600160801b031684846128ae565b909601979650505050505050565b5f81838502816128c0576128c06130ec565b04949350505050565b5f6001600160801b03838116818416019081111561085f57604051630e6c70d160e21b815260048101829052602401610479565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661295957838315161561294d573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b612977838383600161299f565b6112b857604051635274afe760e01b81526001600160a01b0384166004820152602401610479565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166129f55783831516156129e9573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f60208284031215612a11575f5ffd5b5035919050565b80356001600160a01b0381168114611355575f5ffd5b5f5f83601f840112612a3e575f5ffd5b50813567ffffffffffffffff811115612a55575f5ffd5b60208301915083602060c083028501011115612a6f575f5ffd5b9250929050565b5f60c08284031215612a86575f5ffd5b50919050565b5f5f5f5f6101008587031215612aa0575f5ffd5b612aa985612a18565b9350602085013567ffffffffffffffff811115612ac4575f5ffd5b612ad087828801612a2e565b9094509250612ae490508660408701612a76565b905092959194509250565b81516001600160a01b039081168252602080840151821681840152604080850151909216828401526060808501516001600160801b039081168286015260808087015182169086015260a0808701519091169085015260c080860151805164ffffffffff9081169287019290925292830151811660e0860152928201519092166101008401529081015161ffff166101208301526101408201906116b7565b80356001600160801b0381168114611355575f5ffd5b5f5f5f5f60808587031215612bb7575f5ffd5b84359350612bc760208601612a18565b9250612bd560408601612b8e565b9150612ae460608601612b8e565b5f5f5f60408486031215612bf5575f5ffd5b612bfe84612a18565b9250602084013567ffffffffffffffff811115612c19575f5ffd5b612c2586828701612a2e565b9497909650939450505050565b5f60808284031215612a86575f5ffd5b5f5f5f5f5f6101008688031215612c57575f5ffd5b612c6086612a18565b9450612c6e60208701612a18565b9350612c7c60408701612b8e565b9250612c8b8760608801612c32565b915060e086013567ffffffffffffffff811115612ca6575f5ffd5b612cb288828901612c32565b9150509295509295909350565b5f60208284031215612ccf575f5ffd5b61085f82612a18565b5f5f60408385031215612ce9575f5ffd5b82359150612cf960208401612a18565b90509250929050565b5f5f5f60c08486031215612d14575f5ffd5b612d1d84612a18565b9250612d2b60208501612b8e565b9150612d3a8560408601612c32565b90509250925092565b803564ffffffffff81168114611355575f5ffd5b5f5f60408385031215612d68575f5ffd5b82359150612cf960208401612d43565b5f5f60408385031215612d89575f5ffd5b82359150612cf960208401612b8e565b5f5f5f5f60e08587031215612dac575f5ffd5b612db585612a18565b9350612dc360208601612a18565b9250612dd160408601612b8e565b9150612ae48660608701612c32565b5f5f5f5f5f6101a08688031215612df5575f5ffd5b612dfe86612a18565b9450612e0c60208701612a18565b9350612e1a60408701612b8e565b9250612e298760608801612c32565b9150612e388760e08801612a76565b90509295509295909350565b5f5f60408385031215612e55575f5ffd5b50508035926020909101359150565b5f5f5f5f60608587031215612e77575f5ffd5b612e8085612a18565b9350602085013567ffffffffffffffff811115612e9b575f5ffd5b612ea787828801612a2e565b909450925050604085013567ffffffffffffffff811115612ec6575f5ffd5b612ed287828801612c32565b91505092959194509250565b5f5f5f5f60808587031215612ef1575f5ffd5b84359350612f0160208601612b8e565b9250612f0f60408601612a18565b9150612ae460608601612d43565b5f5f5f60608486031215612f2f575f5ffd5b83359250612f3f60208501612a18565b9150612d3a60408501612b8e565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b634e487b7160e01b5f52601160045260245ffd5b6001600160801b0382811682821603908111156109a9576109a9612f88565b608081016109a9828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b6001600160801b0381811683821601908111156109a9576109a9612f88565b808201808211156109a9576109a9612f88565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215613059575f5ffd5b61085f82612b8e565b818103818111156109a9576109a9612f88565b5f60208284031215613085575f5ffd5b5051919050565b5f6020828403121561309c575f5ffd5b61085f82612d43565b803561ffff81168114611355575f5ffd5b5f602082840312156130c6575f5ffd5b61085f826130a5565b64ffffffffff82811682821603908111156109a9576109a9612f88565b634e487b7160e01b5f52601260045260245ffd5b5f60208284031215613110575f5ffd5b813560ff8116811461085f575f5ffd5b5f60208284031215613130575f5ffd5b8135801515811461085f575f5ffd5b5f6080828403128015613150575f5ffd5b506040516080810167ffffffffffffffff8111828210171561318057634e487b7160e01b5f52604160045260245ffd5b60405261318c83612d43565b815261319a60208401612d43565b60208201526131ab60408401612d43565b60408201526131bc606084016130a5565b60608201529392505050565b5f5f8335601e198436030181126131dd575f5ffd5b83018035915067ffffffffffffffff8211156131f7575f5ffd5b602001915036819003821315612a6f575f5ffd5b61322981875180516001600160a01b03168252602090810151910152565b602086015160408201526040860151606082015261325d608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e08201819052810182905281836101208301375f81830161012090810191909152601f909201601f1916010194935050505056fea2646970667358221220247f00bc70380aa664090207796c952885993008175953ef6342d9e1e2f38bd064736f6c63430008250033',
  immutables: [],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const tokenLockerSource = { compiler: '0.8.37+commit.f401782d', hash: '9fc95556c74c02203e31b7d25c7aed479017d6b703179a4f05a28d7a77c75fef' } as const
