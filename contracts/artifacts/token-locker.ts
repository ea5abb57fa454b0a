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
export const tokenLockerCode = '0x6080604052348015600e575f5ffd5b5061333e8061001c5f395ff3fe608060405234801561000f575f5ffd5b506004361061016d575f3560e01c806386bde3d1116100d9578063d168d4e311610093578063f11988e01161006e578063f11988e0146103c4578063f5479fb4146103d7578063f95cdbfe146103ea578063fdd46d60146103fd575f5ffd5b8063d168d4e31461036d578063d1c2babb14610380578063df18e04714610393575f5ffd5b806386bde3d1146102e357806392c9a713146102f6578063968fb8ba14610309578063b82363f914610334578063c05c2ffc14610347578063ce12e43b1461035a575f5ffd5b8063632a48611161012a578063632a486114610217578063634cba2a146102375780636354b81b1461024a57806365fb7416146102555780636bc2fe18146102685780637df3a07f1461027b575f5ffd5b8063274fae7c146101715780632e24afb014610186578063335230241461019957806349c676de146101bf5780634f558e79146101e157806359caecb514610204575b5f5ffd5b61018461017f366004612a46565b610410565b005b610184610194366004612a46565b61051a565b6101ac6101a7366004612ad1565b6105f5565b6040519081526020015b60405180910390f35b6101cb64ffffffffff81565b60405164ffffffffff90911681526020016101b6565b6101f46101ef366004612a46565b610640565b60405190151581526020016101b6565b610184610212366004612a46565b61067f565b61022a610225366004612a46565b6106c1565b6040516101b69190612b34565b610184610245366004612be9565b61080b565b6101cb63bc19138081565b6101ac610263366004612c28565b61082d565b6101ac610276366004612c87565b610868565b6102ce610289366004612d04565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101b6565b6101846102f1366004612d1d565b6108ae565b6101ac610304366004612d47565b61098c565b61031c610317366004612a46565b610999565b6040516001600160801b0390911681526020016101b6565b610184610342366004612d9c565b6109b2565b6101ac610355366004612dbd565b610b03565b6101ac610368366004612dde565b610e09565b6101ac61037b366004612e25565b610e45565b61018461038e366004612e89565b610e7b565b6101ac6103a1366004612d04565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b61031c6103d2366004612a46565b611090565b6101ac6103e5366004612ea9565b6110c3565b6101846103f8366004612f23565b6110ed565b61018461040b366004612f62565b6112a3565b6104186112c4565b5f610422826112fb565b90506104348151600160f91b16151590565b158061045657505f828152600360205260409020546001600160a01b03163314155b15610482576040516351db9bb160e11b8152600481018390523360248201526044015b60405180910390fd5b5f61048b825190565b82516001600160a01b0319163317835290506104a7825f611361565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a45050610517611385565b50565b6105226112c4565b5f61052c826113af565b90506105448261053b83611402565b604001516114a1565b5f61054f8383611508565b604080516080810182525f8082526020820181905264ffffffffff92820192909252606081019190915290915061058790839061153c565b61059183836115ce565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a25050610517611385565b5f6105fe6112c4565b5f6106098585611649565b905061061586846116c5565b61062d86308787856106288c30896116d8565b611708565b915050610638611385565b949350505050565b5f81815260016020818152604080842081518083019092528054825290920154908201528161066d825190565b6001600160a01b031614159392505050565b6106876112c4565b5f610691826113af565b905061069d82826115ce565b5f828152600160208181526040909220835181559190920151910155610517611385565b61071a6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f610724836112fb565b90506040518060e0016040528061073b8560601c90565b6001600160a01b03168152602001610751835190565b6001600160a01b0316815260200161076f8351600160f91b16151590565b610779575f610791565b5f858152600360205260409020546001600160a01b03165b6001600160a01b031681526020016107b383602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b031681526020016107eb858461180c565b6001600160801b0316815260200161080283611402565b90529392505050565b6108136112c4565b61081f84848484611843565b610827611385565b50505050565b5f6108366112c4565b5f6108418484611649565b905061085685308686856106288b30896116d8565b915050610861611385565b9392505050565b5f6108716112c4565b61087a83611b7c565b61089b8630876108958a308a6001600160801b031689611ccb565b87611cfc565b90506108a5611385565b95945050505050565b6108b66112c4565b5f6108c0836113af565b9050336001600160a01b038316036108f657604051637ddc5d8f60e01b81526001600160a01b0383166004820152602401610479565b6108ff82611d19565b61090983826115ce565b610914816001611361565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a350610988611385565b5050565b5f61063884338585610e09565b5f6109ac826109a7846112fb565b611d60565b92915050565b6109ba6112c4565b5f6109c4836113af565b90505f6109d082611402565b6040015190506109e084826114a1565b8064ffffffffff168364ffffffffff1611610a1f5760405163266486b760e01b815264ffffffffff808316600483015284166024820152604401610479565b5f610a2a8584611508565b90505f610a3684611402565b9050610a45815f015186611db4565b8264ffffffffff16816020015164ffffffffff1603610a6c5764ffffffffff851660208201525b64ffffffffff85166040820152610a83848261153c565b610a8d86856115ce565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d0193610aef938893919290918c9190612f92565b60405180910390a250505050610988611385565b5f610b0c6112c4565b5f610b16846113af565b90505f610b2d82602001516001600160701b031690565b90506001600160801b0384161580610b575750806001600160801b0316846001600160801b031610155b15610b8f576040516394b2087360e01b8152600481018690526001600160801b03808616602483015282166044820152606401610479565b5f610b9983611402565b6040015164ffffffffff164210610bb957610bb4868461180c565b610bc3565b610bc38684611508565b90505f610be382876001600160801b0316856001600160801b0316611e53565b60208501519091505f90610c169060701c6001600160701b0316886001600160801b0316866001600160801b0316611e53565b60208601519091505f90829060701c6001600160701b0316610c389190612fe1565b9050610c448886612fe1565b6001600160801b0316816001600160801b031603610c8f576040516394b2087360e01b8152600481018a90526001600160801b03808a16602483015286166044820152606401610479565b610cb1610c9c8987612fe1565b87906001600160801b03908116908416611e68565b610cc58987610cc08688612fe1565b611e88565b610ccf89876115ce565b5f8981526001602081815260409092208851815591880151910155610d00610cf78a60601c90565b305f6001611ef2565b9650610d19866001600160801b03808b16908516611e68565b610d23865f611efe565b610d2e878785611e88565b5f87815260016020818152604083208951815590890151910155610d5187611402565b9050336001600160a01b0316888b7f54ba800d514748c41049b3864d9dec400472947863fe03f1b0bffed6362dd5118c8888875f0151886020015189604001518a60600151604051610df297969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a4505050505050506109ac611385565b5f610e126112c4565b610e1b82611b7c565b610e3b853086610e358930896001600160801b03166116d8565b86611cfc565b9050610638611385565b5f610e4e6112c4565b610e5783611b7c565b610e6186836116c5565b61089b8630876108958a308a6001600160801b03166116d8565b610e836112c4565b5f610e8d836113af565b90505f610e99836113af565b90505f610ea582611402565b604051602001610eb59190613000565b60405160208183030381529060405280519060200120610ed484611402565b604051602001610ee49190613000565b6040516020818303038152906040528051906020012014905083851480610f2f5750610f108460601c90565b6001600160a01b0316610f238660601c90565b6001600160a01b031614155b80610f38575080155b15610f6057604051632eb2012560e11b81526004810186905260248101859052604401610479565b5f610f6b858461180c565b610f75878661180c565b610f7f9190613048565b90505f610fce610f9985602001516001600160701b031690565b6001600160801b0316610fb687602001516001600160701b031690565b6001600160801b0316610fc99190613067565b611f20565b602085015190915061101d906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b031661100c9190613048565b8791906001600160801b0316611e68565b611028878684611e88565b61103287866115ce565b5f87815260016020818152604090922087518155918701519101556110578685611f50565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a35050505050610988611385565b5f5f61109b836112fb565b602081015190915060701c6001600160701b03166110b98483611d60565b6108619190612fe1565b5f6110cc6112c4565b5f6110d78585611649565b905061062d86308787856106288c30898c611ccb565b6110f56112c4565b5f6110ff856112fb565b90505f61110b82611402565b604001519050836001600160a01b0316611123835190565b6001600160a01b031614158061114657508264ffffffffff168164ffffffffff16115b1561118c5785611154835190565b604051630a268e0960e31b815260048101929092526001600160a01b0316602482015264ffffffffff82166044820152606401610479565b6111968242611f9a565b156111c457604051630251bc0760e61b81526004810187905264ffffffffff82166024820152604401610479565b5f6111cf8760601c90565b9050305f6111e783836001600160801b038b166116d8565b905061123061120d826001600160801b0316610fb688602001516001600160701b031690565b6001600160801b031661100c87602001516001600160701b0360709190911c1690565b5f8981526001602081815260409092208751815591870151910155611256838383611fd3565b6040516001600160801b038216815233908a907f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c9060200160405180910390a35050505050610827611385565b6112ab6112c4565b6112b783838384611843565b6112bf611385565b505050565b6112cc612039565b6112f960017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90612079565b565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b031661135c57604051631f5c1aef60e21b815260048101839052602401610479565b919050565b806113765781516001607f60f91b031661137f565b8151600160f91b175b90915250565b6112f95f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006112f3565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b03161461135c5761135c8282612080565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f82156114435782820161144a565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff8216016114d15760405163c4f133bd60e01b815260048101839052602401610479565b8064ffffffffff16421061098857604051630251bc0760e61b81526004810183905264ffffffffff82166024820152604401610479565b5f6115138383611d60565b905061153161152a61152484611402565b426120d5565b839061153c565b6109ac838383611e88565b8051604082015164ffffffffff91821691908116905f90821461156157828203611563565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b8051600160f91b166115de575050565b6115e8815f611361565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f5f5b828110156116be576116778484838181106116695761166961307a565b905060c00201604001611b7c565b8383828181106116895761168961307a565b905060c0020160200160208101906116a1919061308e565b6116b4906001600160801b031683613067565b915060010161164c565b5092915050565b6116ce826121e8565b610988828261221d565b5f5f6116e5858585612367565b90506116fc6001600160a01b038616338686612470565b6108a5858585846124a6565b5f8161171688888388611ef2565b91505f5b8581101561180057368787838181106117355761173561307a565b905060c0020190505f86866001600160801b03161461177657611771611761604084016020850161308e565b876001600160801b031689611e53565b611786565b611786604083016020840161308e565b90506117936001896130a7565b830361179c5750825b806001600160801b03165f036117c55760405163bfe8de5160e01b815260040160405180910390fd5b6117cf8185612fe1565b93506117f66117de8487613067565b8c6117ec6020860186612d04565b8486604001612553565b505060010161171a565b50509695505050505050565b5f61181d8251600160f81b16151590565b611827575f610861565b50505f908152600260205260409020546001600160801b031690565b5f61184d856113af565b905061185884611d19565b826001600160801b03165f036118815760405163bfe8de5160e01b815260040160405180910390fd5b5f61188c8660601c90565b90505f309050845f806118a986602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816118ca8c89611d60565b039050806001600160801b0316896001600160801b0316111561191a57604051633b7075f160e11b8152600481018c90526001600160801b03808b16602483015282166044820152606401610479565b6001600160a01b0386165f908152602081905260408120546001600160801b03166040516370a0823160e01b81526001600160a01b0388811660048301529192505f918916906370a0823190602401602060405180830381865afa158015611984573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906119a891906130ba565b9050816001600160801b0316811015611a25576119cf8b82846001600160801b0316611e53565b9550896001600160801b0316866001600160801b03161015611a255760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b0383166044820152606401610479565b6001600160a01b0388165f90815260208190526040902080546001600160801b0319168c84036001600160801b0316179055611a618d8a6115ce565b846001600160801b03168b85016001600160801b031603611a8b57611a868d8a611f50565b611ac0565b611aa4896001600160801b0380881690878f0116611e68565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b031614611b66576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611b7283838984612653565b5050505050505050565b5f8080611b8c60208501856130d1565b611b9c60408601602087016130d1565b611bac60608701604088016130d1565b9194509250905064fffffffffe1964ffffffffff821601611c365764ffffffffff8316151580611be2575064ffffffffff821615155b80611bff5750611bf860808501606086016130fb565b61ffff1615155b156108275760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610479565b8164ffffffffff168364ffffffffff161180611c5f57508064ffffffffff168264ffffffffff16115b80611c7857508064ffffffffff168364ffffffffff1610155b80611c8a5750428164ffffffffff1611155b15611cc15760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610479565b6108278382611db4565b5f5f611cd8868686612367565b9050611ce686868686612670565b611cf2868686846124a6565b9695505050505050565b5f611d0a8686856001611ef2565b90506108a58187868686612553565b6001600160a01b0381161580611d3757506001600160a01b03811630145b1561051757604051637ddc5d8f60e01b81526001600160a01b0382166004820152602401610479565b5f611d6b8242611f9a565b15611d84575060208101516001600160701b03166109ac565b610861611d9b83602001516001600160701b031690565b611da5858561180c565b611dae85611402565b4261272b565b611dc263bc19138042613067565b8164ffffffffff161115611e065780611ddf63bc19138042613067565b60405162d3f32d60e51b815264ffffffffff90921660048301526024820152604401610479565b63ffffffff611e158383613114565b64ffffffffff1611156109885760405163b94a51d560e01b815264ffffffffff80841660048301819052602483015282166044820152606401610479565b5f610638846001600160801b031684846127f2565b602090920180516001600160e01b03191660709390931b92909217179052565b6001600160801b038116158015611ea457508151600160f81b16155b15611eae57505050565b611ec3826001600160801b0383161515611efe565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b5f6108a585848461280d565b80611f13578151600160ff60f81b031661137f565b508051600160f81b179052565b5f6001600160701b03821115611f4c57604051630e6c70d160e21b815260048101839052602401610479565b5090565b611f5a82826115ce565b8051600160f81b1615611f83575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b60208201515f9060e01c801580159061063857508060a0855f0151901c64ffffffffff16611fc89190613067565b831015949350505050565b6001600160a01b0383165f90815260208190526040902054611ffe906001600160801b0316826128fd565b6001600160a01b03939093165f90815260208190526040902080546001600160801b0319166001600160801b03909416939093179092555050565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c156112f957604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f612089825190565b6001600160a01b0316036120b357604051631f5c1aef60e21b815260048101839052602401610479565b604051639624680160e01b815260048101839052336024820152604401610479565b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff90811614806121185750826020015164ffffffffff1682105b8061212b5750825164ffffffffff168211155b156121375750816109ac565b8251606084015161ffff81165f03612151578391506121b1565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff168803028161218857612188613131565b04905061ffff83165f19838302820101816121a5576121a5613131565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b806001600160a01b03163b5f03610517576040516302cee13d60e51b81526001600160a01b0382166004820152602401610479565b602081013560408201355f808061223a6080870160608801613145565b92505050608084013560a08501356122556020870187613165565b156122e6576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b1580156122cb575f5ffd5b505af19250505080156122dc575060015b1561235e5761235e565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b15801561234f575f5ffd5b505af1925050508015611b7257505b50505050505050565b5f815f036123885760405163bfe8de5160e01b815260040160405180910390fd5b612391846121e8565b6040516370a0823160e01b81526001600160a01b0384811660048301528516906370a0823190602401602060405180830381865afa1580156123d5573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906123f991906130ba565b90505f612423856001600160a01b03165f908152602081905260409020546001600160801b031690565b6001600160801b03169050808210156124685760405163f62bba2560e01b81526001600160a01b03861660048201526024810183905260448101829052606401610479565b509392505050565b61247e848484846001612942565b61082757604051635274afe760e01b81526001600160a01b0385166004820152602401610479565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918716906370a0823190602401602060405180830381865afa1580156124ee573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061251291906130ba565b90508281116125465760405163bd16767d60e01b81526001600160a01b038716600482015260248101859052604401610479565b611cf2610fc984836130a7565b61255c83611d19565b604080518082019091525f60208201526001600160a01b038416815261258c816001600160801b0385165f611e68565b6125a561259e36849003840184613184565b829061153c565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd908790612602908801886130d1565b6126126040890160208a016130d1565b61262260608a0160408b016130d1565b61263260808b0160608c016130fb565b604051612643959493929190612f92565b60405180910390a4505050505050565b6108276001600160a01b038516836001600160801b0384166129af565b6040805160a0810182526001600160a01b03868116606080840191825285356080850152908352602085810135818501528585013584860152845180860190955291871684529083018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a929133906126e29087018761320d565b6040518663ffffffff1660e01b8152600401612702959493929190613250565b5f604051808303815f87803b158015612719575f5ffd5b505af1158015611b72573d5f5f3e3d5ffd5b5f64ffffffffff8016836040015164ffffffffff160361274c575082610638565b826040015164ffffffffff168210612765575083610638565b826020015164ffffffffff168210806127865750825164ffffffffff168211155b15612792575082610638565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156127ce576127c88184846127f2565b92509050805b6127e48789036001600160801b031684846127f2565b909601979650505050505050565b5f818385028161280457612804613131565b04949350505050565b6001600160a01b0383165f908152602081815260408083208151808301909252546001600160801b0381168252600160801b90046001600160601b03169181018290529061285c9060016132e9565b6001600160601b03166060866001600160a01b0316901b179150828160200181815161288891906132e9565b6001600160601b031690525080516128a090856128fd565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b5f806129156001600160801b03808516908616613067565b90506001600160801b0381111561086157604051630e6c70d160e21b815260048101829052602401610479565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661299e578383151615612992573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6129bc83838360016129e4565b6112bf57604051635274afe760e01b81526001600160a01b0384166004820152602401610479565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612a3a578383151615612a2e573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f60208284031215612a56575f5ffd5b5035919050565b80356001600160a01b038116811461135c575f5ffd5b5f5f83601f840112612a83575f5ffd5b50813567ffffffffffffffff811115612a9a575f5ffd5b60208301915083602060c083028501011115612ab4575f5ffd5b9250929050565b5f60c08284031215612acb575f5ffd5b50919050565b5f5f5f5f6101008587031215612ae5575f5ffd5b612aee85612a5d565b9350602085013567ffffffffffffffff811115612b09575f5ffd5b612b1587828801612a73565b9094509250612b2990508660408701612abb565b905092959194509250565b81516001600160a01b039081168252602080840151821681840152604080850151909216828401526060808501516001600160801b039081168286015260808087015182169086015260a0808701519091169085015260c080860151805164ffffffffff9081169287019290925292830151811660e0860152928201519092166101008401529081015161ffff166101208301526101408201906116be565b80356001600160801b038116811461135c575f5ffd5b5f5f5f5f60808587031215612bfc575f5ffd5b84359350612c0c60208601612a5d565b9250612c1a60408601612bd3565b9150612b2960608601612bd3565b5f5f5f60408486031215612c3a575f5ffd5b612c4384612a5d565b9250602084013567ffffffffffffffff811115612c5e575f5ffd5b612c6a86828701612a73565b9497909650939450505050565b5f60808284031215612acb575f5ffd5b5f5f5f5f5f6101008688031215612c9c575f5ffd5b612ca586612a5d565b9450612cb360208701612a5d565b9350612cc160408701612bd3565b9250612cd08760608801612c77565b915060e086013567ffffffffffffffff811115612ceb575f5ffd5b612cf788828901612c77565b9150509295509295909350565b5f60208284031215612d14575f5ffd5b61086182612a5d565b5f5f60408385031215612d2e575f5ffd5b82359150612d3e60208401612a5d565b90509250929050565b5f5f5f60c08486031215612d59575f5ffd5b612d6284612a5d565b9250612d7060208501612bd3565b9150612d7f8560408601612c77565b90509250925092565b803564ffffffffff8116811461135c575f5ffd5b5f5f60408385031215612dad575f5ffd5b82359150612d3e60208401612d88565b5f5f60408385031215612dce575f5ffd5b82359150612d3e60208401612bd3565b5f5f5f5f60e08587031215612df1575f5ffd5b612dfa85612a5d565b9350612e0860208601612a5d565b9250612e1660408601612bd3565b9150612b298660608701612c77565b5f5f5f5f5f6101a08688031215612e3a575f5ffd5b612e4386612a5d565b9450612e5160208701612a5d565b9350612e5f60408701612bd3565b9250612e6e8760608801612c77565b9150612e7d8760e08801612abb565b90509295509295909350565b5f5f60408385031215612e9a575f5ffd5b50508035926020909101359150565b5f5f5f5f60608587031215612ebc575f5ffd5b612ec585612a5d565b9350602085013567ffffffffffffffff811115612ee0575f5ffd5b612eec87828801612a73565b909450925050604085013567ffffffffffffffff811115612f0b575f5ffd5b612f1787828801612c77565b91505092959194509250565b5f5f5f5f60808587031215612f36575f5ffd5b84359350612f4660208601612bd3565b9250612f5460408601612a5d565b9150612b2960608601612d88565b5f5f5f60608486031215612f74575f5ffd5b83359250612f8460208501612a5d565b9150612d7f60408501612bd3565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b634e487b7160e01b5f52601160045260245ffd5b6001600160801b0382811682821603908111156109ac576109ac612fcd565b608081016109ac828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b6001600160801b0381811683821601908111156109ac576109ac612fcd565b808201808211156109ac576109ac612fcd565b634e487b7160e01b5f52603260045260245ffd5b5f6020828403121561309e575f5ffd5b61086182612bd3565b818103818111156109ac576109ac612fcd565b5f602082840312156130ca575f5ffd5b5051919050565b5f602082840312156130e1575f5ffd5b61086182612d88565b803561ffff8116811461135c575f5ffd5b5f6020828403121561310b575f5ffd5b610861826130ea565b64ffffffffff82811682821603908111156109ac576109ac612fcd565b634e487b7160e01b5f52601260045260245ffd5b5f60208284031215613155575f5ffd5b813560ff81168114610861575f5ffd5b5f60208284031215613175575f5ffd5b81358015158114610861575f5ffd5b5f6080828403128015613195575f5ffd5b506040516080810167ffffffffffffffff811182821017156131c557634e487b7160e01b5f52604160045260245ffd5b6040526131d183612d88565b81526131df60208401612d88565b60208201526131f060408401612d88565b6040820152613201606084016130ea565b60608201529392505050565b5f5f8335601e19843603018112613222575f5ffd5b83018035915067ffffffffffffffff82111561323c575f5ffd5b602001915036819003821315612ab4575f5ffd5b61326e81875180516001600160a01b03168252602090810151910152565b60208601516040820152604086015160608201526132a2608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e08201819052810182905281836101208301375f81830161012090810191909152601f909201601f19160101949350505050565b6001600160601b0381811683821601908111156109ac576109ac612fcd56fea26469706673582212204bc50a08586bfedc0f22b3a75e85db05e3474e0dd549210a6977c2eedbf9de4b64736f6c63430008250033'

/** The code a TokenLocker has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const tokenLockerRuntime = {
  code: '0x608060405234801561000f575f5ffd5b506004361061016d575f3560e01c806386bde3d1116100d9578063d168d4e311610093578063f11988e01161006e578063f11988e0146103c4578063f5479fb4146103d7578063f95cdbfe146103ea578063fdd46d60146103fd575f5ffd5b8063d168d4e31461036d578063d1c2babb14610380578063df18e04714610393575f5ffd5b806386bde3d1146102e357806392c9a713146102f6578063968fb8ba14610309578063b82363f914610334578063c05c2ffc14610347578063ce12e43b1461035a575f5ffd5b8063632a48611161012a578063632a486114610217578063634cba2a146102375780636354b81b1461024a57806365fb7416146102555780636bc2fe18146102685780637df3a07f1461027b575f5ffd5b8063274fae7c146101715780632e24afb014610186578063335230241461019957806349c676de146101bf5780634f558e79146101e157806359caecb514610204575b5f5ffd5b61018461017f366004612a46565b610410565b005b610184610194366004612a46565b61051a565b6101ac6101a7366004612ad1565b6105f5565b6040519081526020015b60405180910390f35b6101cb64ffffffffff81565b60405164ffffffffff90911681526020016101b6565b6101f46101ef366004612a46565b610640565b60405190151581526020016101b6565b610184610212366004612a46565b61067f565b61022a610225366004612a46565b6106c1565b6040516101b69190612b34565b610184610245366004612be9565b61080b565b6101cb63bc19138081565b6101ac610263366004612c28565b61082d565b6101ac610276366004612c87565b610868565b6102ce610289366004612d04565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101b6565b6101846102f1366004612d1d565b6108ae565b6101ac610304366004612d47565b61098c565b61031c610317366004612a46565b610999565b6040516001600160801b0390911681526020016101b6565b610184610342366004612d9c565b6109b2565b6101ac610355366004612dbd565b610b03565b6101ac610368366004612dde565b610e09565b6101ac61037b366004612e25565b610e45565b61018461038e366004612e89565b610e7b565b6101ac6103a1366004612d04565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b61031c6103d2366004612a46565b611090565b6101ac6103e5366004612ea9565b6110c3565b6101846103f8366004612f23565b6110ed565b61018461040b366004612f62565b6112a3565b6104186112c4565b5f610422826112fb565b90506104348151600160f91b16151590565b158061045657505f828152600360205260409020546001600160a01b03163314155b15610482576040516351db9bb160e11b8152600481018390523360248201526044015b60405180910390fd5b5f61048b825190565b82516001600160a01b0319163317835290506104a7825f611361565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a45050610517611385565b50565b6105226112c4565b5f61052c826113af565b90506105448261053b83611402565b604001516114a1565b5f61054f8383611508565b604080516080810182525f8082526020820181905264ffffffffff92820192909252606081019190915290915061058790839061153c565b61059183836115ce565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a25050610517611385565b5f6105fe6112c4565b5f6106098585611649565b905061061586846116c5565b61062d86308787856106288c30896116d8565b611708565b915050610638611385565b949350505050565b5f81815260016020818152604080842081518083019092528054825290920154908201528161066d825190565b6001600160a01b031614159392505050565b6106876112c4565b5f610691826113af565b905061069d82826115ce565b5f828152600160208181526040909220835181559190920151910155610517611385565b61071a6040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f610724836112fb565b90506040518060e0016040528061073b8560601c90565b6001600160a01b03168152602001610751835190565b6001600160a01b0316815260200161076f8351600160f91b16151590565b610779575f610791565b5f858152600360205260409020546001600160a01b03165b6001600160a01b031681526020016107b383602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b031681526020016107eb858461180c565b6001600160801b0316815260200161080283611402565b90529392505050565b6108136112c4565b61081f84848484611843565b610827611385565b50505050565b5f6108366112c4565b5f6108418484611649565b905061085685308686856106288b30896116d8565b915050610861611385565b9392505050565b5f6108716112c4565b61087a83611b7c565b61089b8630876108958a308a6001600160801b031689611ccb565b87611cfc565b90506108a5611385565b95945050505050565b6108b66112c4565b5f6108c0836113af565b9050336001600160a01b038316036108f657604051637ddc5d8f60e01b81526001600160a01b0383166004820152602401610479565b6108ff82611d19565b61090983826115ce565b610914816001611361565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a350610988611385565b5050565b5f61063884338585610e09565b5f6109ac826109a7846112fb565b611d60565b92915050565b6109ba6112c4565b5f6109c4836113af565b90505f6109d082611402565b6040015190506109e084826114a1565b8064ffffffffff168364ffffffffff1611610a1f5760405163266486b760e01b815264ffffffffff808316600483015284166024820152604401610479565b5f610a2a8584611508565b90505f610a3684611402565b9050610a45815f015186611db4565b8264ffffffffff16816020015164ffffffffff1603610a6c5764ffffffffff851660208201525b64ffffffffff85166040820152610a83848261153c565b610a8d86856115ce565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d0193610aef938893919290918c9190612f92565b60405180910390a250505050610988611385565b5f610b0c6112c4565b5f610b16846113af565b90505f610b2d82602001516001600160701b031690565b90506001600160801b0384161580610b575750806001600160801b0316846001600160801b031610155b15610b8f576040516394b2087360e01b8152600481018690526001600160801b03808616602483015282166044820152606401610479565b5f610b9983611402565b6040015164ffffffffff164210610bb957610bb4868461180c565b610bc3565b610bc38684611508565b90505f610be382876001600160801b0316856001600160801b0316611e53565b60208501519091505f90610c169060701c6001600160701b0316886001600160801b0316866001600160801b0316611e53565b60208601519091505f90829060701c6001600160701b0316610c389190612fe1565b9050610c448886612fe1565b6001600160801b0316816001600160801b031603610c8f576040516394b2087360e01b8152600481018a90526001600160801b03808a16602483015286166044820152606401610479565b610cb1610c9c8987612fe1565b87906001600160801b03908116908416611e68565b610cc58987610cc08688612fe1565b611e88565b610ccf89876115ce565b5f8981526001602081815260409092208851815591880151910155610d00610cf78a60601c90565b305f6001611ef2565b9650610d19866001600160801b03808b16908516611e68565b610d23865f611efe565b610d2e878785611e88565b5f87815260016020818152604083208951815590890151910155610d5187611402565b9050336001600160a01b0316888b7f54ba800d514748c41049b3864d9dec400472947863fe03f1b0bffed6362dd5118c8888875f0151886020015189604001518a60600151604051610df297969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a4505050505050506109ac611385565b5f610e126112c4565b610e1b82611b7c565b610e3b853086610e358930896001600160801b03166116d8565b86611cfc565b9050610638611385565b5f610e4e6112c4565b610e5783611b7c565b610e6186836116c5565b61089b8630876108958a308a6001600160801b03166116d8565b610e836112c4565b5f610e8d836113af565b90505f610e99836113af565b90505f610ea582611402565b604051602001610eb59190613000565b60405160208183030381529060405280519060200120610ed484611402565b604051602001610ee49190613000565b6040516020818303038152906040528051906020012014905083851480610f2f5750610f108460601c90565b6001600160a01b0316610f238660601c90565b6001600160a01b031614155b80610f38575080155b15610f6057604051632eb2012560e11b81526004810186905260248101859052604401610479565b5f610f6b858461180c565b610f75878661180c565b610f7f9190613048565b90505f610fce610f9985602001516001600160701b031690565b6001600160801b0316610fb687602001516001600160701b031690565b6001600160801b0316610fc99190613067565b611f20565b602085015190915061101d906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b031661100c9190613048565b8791906001600160801b0316611e68565b611028878684611e88565b61103287866115ce565b5f87815260016020818152604090922087518155918701519101556110578685611f50565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a35050505050610988611385565b5f5f61109b836112fb565b602081015190915060701c6001600160701b03166110b98483611d60565b6108619190612fe1565b5f6110cc6112c4565b5f6110d78585611649565b905061062d86308787856106288c30898c611ccb565b6110f56112c4565b5f6110ff856112fb565b90505f61110b82611402565b604001519050836001600160a01b0316611123835190565b6001600160a01b031614158061114657508264ffffffffff168164ffffffffff16115b1561118c5785611154835190565b604051630a268e0960e31b815260048101929092526001600160a01b0316602482015264ffffffffff82166044820152606401610479565b6111968242611f9a565b156111c457604051630251bc0760e61b81526004810187905264ffffffffff82166024820152604401610479565b5f6111cf8760601c90565b9050305f6111e783836001600160801b038b166116d8565b905061123061120d826001600160801b0316610fb688602001516001600160701b031690565b6001600160801b031661100c87602001516001600160701b0360709190911c1690565b5f8981526001602081815260409092208751815591870151910155611256838383611fd3565b6040516001600160801b038216815233908a907f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c9060200160405180910390a35050505050610827611385565b6112ab6112c4565b6112b783838384611843565b6112bf611385565b505050565b6112cc612039565b6112f960017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90612079565b565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b031661135c57604051631f5c1aef60e21b815260048101839052602401610479565b919050565b806113765781516001607f60f91b031661137f565b8151600160f91b175b90915250565b6112f95f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f006112f3565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b03161461135c5761135c8282612080565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f82156114435782820161144a565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff8216016114d15760405163c4f133bd60e01b815260048101839052602401610479565b8064ffffffffff16421061098857604051630251bc0760e61b81526004810183905264ffffffffff82166024820152604401610479565b5f6115138383611d60565b905061153161152a61152484611402565b426120d5565b839061153c565b6109ac838383611e88565b8051604082015164ffffffffff91821691908116905f90821461156157828203611563565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b8051600160f91b166115de575050565b6115e8815f611361565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f5f5b828110156116be576116778484838181106116695761166961307a565b905060c00201604001611b7c565b8383828181106116895761168961307a565b905060c0020160200160208101906116a1919061308e565b6116b4906001600160801b031683613067565b915060010161164c565b5092915050565b6116ce826121e8565b610988828261221d565b5f5f6116e5858585612367565b90506116fc6001600160a01b038616338686612470565b6108a5858585846124a6565b5f8161171688888388611ef2565b91505f5b8581101561180057368787838181106117355761173561307a565b905060c0020190505f86866001600160801b03161461177657611771611761604084016020850161308e565b876001600160801b031689611e53565b611786565b611786604083016020840161308e565b90506117936001896130a7565b830361179c5750825b806001600160801b03165f036117c55760405163bfe8de5160e01b815260040160405180910390fd5b6117cf8185612fe1565b93506117f66117de8487613067565b8c6117ec6020860186612d04565b8486604001612553565b505060010161171a565b50509695505050505050565b5f61181d8251600160f81b16151590565b611827575f610861565b50505f908152600260205260409020546001600160801b031690565b5f61184d856113af565b905061185884611d19565b826001600160801b03165f036118815760405163bfe8de5160e01b815260040160405180910390fd5b5f61188c8660601c90565b90505f309050845f806118a986602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816118ca8c89611d60565b039050806001600160801b0316896001600160801b0316111561191a57604051633b7075f160e11b8152600481018c90526001600160801b03808b16602483015282166044820152606401610479565b6001600160a01b0386165f908152602081905260408120546001600160801b03166040516370a0823160e01b81526001600160a01b0388811660048301529192505f918916906370a0823190602401602060405180830381865afa158015611984573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906119a891906130ba565b9050816001600160801b0316811015611a25576119cf8b82846001600160801b0316611e53565b9550896001600160801b0316866001600160801b03161015611a255760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b0383166044820152606401610479565b6001600160a01b0388165f90815260208190526040902080546001600160801b0319168c84036001600160801b0316179055611a618d8a6115ce565b846001600160801b03168b85016001600160801b031603611a8b57611a868d8a611f50565b611ac0565b611aa4896001600160801b0380881690878f0116611e68565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b031614611b66576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611b7283838984612653565b5050505050505050565b5f8080611b8c60208501856130d1565b611b9c60408601602087016130d1565b611bac60608701604088016130d1565b9194509250905064fffffffffe1964ffffffffff821601611c365764ffffffffff8316151580611be2575064ffffffffff821615155b80611bff5750611bf860808501606086016130fb565b61ffff1615155b156108275760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610479565b8164ffffffffff168364ffffffffff161180611c5f57508064ffffffffff168264ffffffffff16115b80611c7857508064ffffffffff168364ffffffffff1610155b80611c8a5750428164ffffffffff1611155b15611cc15760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610479565b6108278382611db4565b5f5f611cd8868686612367565b9050611ce686868686612670565b611cf2868686846124a6565b9695505050505050565b5f611d0a8686856001611ef2565b90506108a58187868686612553565b6001600160a01b0381161580611d3757506001600160a01b03811630145b1561051757604051637ddc5d8f60e01b81526001600160a01b0382166004820152602401610479565b5f611d6b8242611f9a565b15611d84575060208101516001600160701b03166109ac565b610861611d9b83602001516001600160701b031690565b611da5858561180c565b611dae85611402565b4261272b565b611dc263bc19138042613067565b8164ffffffffff161115611e065780611ddf63bc19138042613067565b60405162d3f32d60e51b815264ffffffffff90921660048301526024820152604401610479565b63ffffffff611e158383613114565b64ffffffffff1611156109885760405163b94a51d560e01b815264ffffffffff80841660048301819052602483015282166044820152606401610479565b5f610638846001600160801b031684846127f2565b602090920180516001600160e01b03191660709390931b92909217179052565b6001600160801b038116158015611ea457508151600160f81b16155b15611eae57505050565b611ec3826001600160801b0383161515611efe565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b5f6108a585848461280d565b80611f13578151600160ff60f81b031661137f565b508051600160f81b179052565b5f6001600160701b03821115611f4c57604051630e6c70d160e21b815260048101839052602401610479565b5090565b611f5a82826115ce565b8051600160f81b1615611f83575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b60208201515f9060e01c801580159061063857508060a0855f0151901c64ffffffffff16611fc89190613067565b831015949350505050565b6001600160a01b0383165f90815260208190526040902054611ffe906001600160801b0316826128fd565b6001600160a01b03939093165f90815260208190526040902080546001600160801b0319166001600160801b03909416939093179092555050565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c156112f957604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f612089825190565b6001600160a01b0316036120b357604051631f5c1aef60e21b815260048101839052602401610479565b604051639624680160e01b815260048101839052336024820152604401610479565b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff90811614806121185750826020015164ffffffffff1682105b8061212b5750825164ffffffffff168211155b156121375750816109ac565b8251606084015161ffff81165f03612151578391506121b1565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff168803028161218857612188613131565b04905061ffff83165f19838302820101816121a5576121a5613131565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b806001600160a01b03163b5f03610517576040516302cee13d60e51b81526001600160a01b0382166004820152602401610479565b602081013560408201355f808061223a6080870160608801613145565b92505050608084013560a08501356122556020870187613165565b156122e6576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b1580156122cb575f5ffd5b505af19250505080156122dc575060015b1561235e5761235e565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b15801561234f575f5ffd5b505af1925050508015611b7257505b50505050505050565b5f815f036123885760405163bfe8de5160e01b815260040160405180910390fd5b612391846121e8565b6040516370a0823160e01b81526001600160a01b0384811660048301528516906370a0823190602401602060405180830381865afa1580156123d5573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906123f991906130ba565b90505f612423856001600160a01b03165f908152602081905260409020546001600160801b031690565b6001600160801b03169050808210156124685760405163f62bba2560e01b81526001600160a01b03861660048201526024810183905260448101829052606401610479565b509392505050565b61247e848484846001612942565b61082757604051635274afe760e01b81526001600160a01b0385166004820152602401610479565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918716906370a0823190602401602060405180830381865afa1580156124ee573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061251291906130ba565b90508281116125465760405163bd16767d60e01b81526001600160a01b038716600482015260248101859052604401610479565b611cf2610fc984836130a7565b61255c83611d19565b604080518082019091525f60208201526001600160a01b038416815261258c816001600160801b0385165f611e68565b6125a561259e36849003840184613184565b829061153c565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd908790612602908801886130d1565b6126126040890160208a016130d1565b61262260608a0160408b016130d1565b61263260808b0160608c016130fb565b604051612643959493929190612f92565b60405180910390a4505050505050565b6108276001600160a01b038516836001600160801b0384166129af565b6040805160a0810182526001600160a01b03868116606080840191825285356080850152908352602085810135818501528585013584860152845180860190955291871684529083018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a929133906126e29087018761320d565b6040518663ffffffff1660e01b8152600401612702959493929190613250565b5f604051808303815f87803b158015612719575f5ffd5b505af1158015611b72573d5f5f3e3d5ffd5b5f64ffffffffff8016836040015164ffffffffff160361274c575082610638565b826040015164ffffffffff168210612765575083610638565b826020015164ffffffffff168210806127865750825164ffffffffff168211155b15612792575082610638565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156127ce576127c88184846127f2565b92509050805b6127e48789036001600160801b031684846127f2565b909601979650505050505050565b5f818385028161280457612804613131565b04949350505050565b6001600160a01b0383165f908152602081815260408083208151808301909252546001600160801b0381168252600160801b90046001600160601b03169181018290529061285c9060016132e9565b6001600160601b03166060866001600160a01b0316901b179150828160200181815161288891906132e9565b6001600160601b031690525080516128a090856128fd565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b5f806129156001600160801b03808516908616613067565b90506001600160801b0381111561086157604051630e6c70d160e21b815260048101829052602401610479565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661299e578383151615612992573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6129bc83838360016129e4565b6112bf57604051635274afe760e01b81526001600160a01b0384166004820152602401610479565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f51148316612a3a578383151615612a2e573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f60208284031215612a56575f5ffd5b5035919050565b80356001600160a01b038116811461135c575f5ffd5b5f5f83601f840112612a83575f5ffd5b50813567ffffffffffffffff811115612a9a575f5ffd5b60208301915083602060c083028501011115612ab4575f5ffd5b9250929050565b5f60c08284031215612acb575f5ffd5b50919050565b5f5f5f5f6101008587031215612ae5575f5ffd5b612aee85612a5d565b9350602085013567ffffffffffffffff811115612b09575f5ffd5b612b1587828801612a73565b9094509250612b2990508660408701612abb565b905092959194509250565b81516001600160a01b039081168252602080840151821681840152604080850151909216828401526060808501516001600160801b039081168286015260808087015182169086015260a0808701519091169085015260c080860151805164ffffffffff9081169287019290925292830151811660e0860152928201519092166101008401529081015161ffff166101208301526101408201906116be565b80356001600160801b038116811461135c575f5ffd5b5f5f5f5f60808587031215612bfc575f5ffd5b84359350612c0c60208601612a5d565b9250612c1a60408601612bd3565b9150612b2960608601612bd3565b5f5f5f60408486031215612c3a575f5ffd5b612c4384612a5d565b9250602084013567ffffffffffffffff811115612c5e575f5ffd5b612c6a86828701612a73565b9497909650939450505050565b5f60808284031215612acb575f5ffd5b5f5f5f5f5f6101008688031215612c9c575f5ffd5b612ca586612a5d565b9450612cb360208701612a5d565b9350612cc160408701612bd3565b9250612cd08760608801612c77565b915060e086013567ffffffffffffffff811115612ceb575f5ffd5b612cf788828901612c77565b9150509295509295909350565b5f60208284031215612d14575f5ffd5b61086182612a5d565b5f5f60408385031215612d2e575f5ffd5b82359150612d3e60208401612a5d565b90509250929050565b5f5f5f60c08486031215612d59575f5ffd5b612d6284612a5d565b9250612d7060208501612bd3565b9150612d7f8560408601612c77565b90509250925092565b803564ffffffffff8116811461135c575f5ffd5b5f5f60408385031215612dad575f5ffd5b82359150612d3e60208401612d88565b5f5f60408385031215612dce575f5ffd5b82359150612d3e60208401612bd3565b5f5f5f5f60e08587031215612df1575f5ffd5b612dfa85612a5d565b9350612e0860208601612a5d565b9250612e1660408601612bd3565b9150612b298660608701612c77565b5f5f5f5f5f6101a08688031215612e3a575f5ffd5b612e4386612a5d565b9450612e5160208701612a5d565b9350612e5f60408701612bd3565b9250612e6e8760608801612c77565b9150612e7d8760e08801612abb565b90509295509295909350565b5f5f60408385031215612e9a575f5ffd5b50508035926020909101359150565b5f5f5f5f60608587031215612ebc575f5ffd5b612ec585612a5d565b9350602085013567ffffffffffffffff811115612ee0575f5ffd5b612eec87828801612a73565b909450925050604085013567ffffffffffffffff811115612f0b575f5ffd5b612f1787828801612c77565b91505092959194509250565b5f5f5f5f60808587031215612f36575f5ffd5b84359350612f4660208601612bd3565b9250612f5460408601612a5d565b9150612b2960608601612d88565b5f5f5f60608486031215612f74575f5ffd5b83359250612f8460208501612a5d565b9150612d7f60408501612bd3565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b634e487b7160e01b5f52601160045260245ffd5b6001600160801b0382811682821603908111156109ac576109ac612fcd565b608081016109ac828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b6001600160801b0381811683821601908111156109ac576109ac612fcd565b808201808211156109ac576109ac612fcd565b634e487b7160e01b5f52603260045260245ffd5b5f6020828403121561309e575f5ffd5b61086182612bd3565b818103818111156109ac576109ac612fcd565b5f602082840312156130ca575f5ffd5b5051919050565b5f602082840312156130e1575f5ffd5b61086182612d88565b803561ffff8116811461135c575f5ffd5b5f6020828403121561310b575f5ffd5b610861826130ea565b64ffffffffff82811682821603908111156109ac576109ac612fcd565b634e487b7160e01b5f52601260045260245ffd5b5f60208284031215613155575f5ffd5b813560ff81168114610861575f5ffd5b5f60208284031215613175575f5ffd5b81358015158114610861575f5ffd5b5f6080828403128015613195575f5ffd5b506040516080810167ffffffffffffffff811182821017156131c557634e487b7160e01b5f52604160045260245ffd5b6040526131d183612d88565b81526131df60208401612d88565b60208201526131f060408401612d88565b6040820152613201606084016130ea565b60608201529392505050565b5f5f8335601e19843603018112613222575f5ffd5b83018035915067ffffffffffffffff82111561323c575f5ffd5b602001915036819003821315612ab4575f5ffd5b61326e81875180516001600160a01b03168252602090810151910152565b60208601516040820152604086015160608201526132a2608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e08201819052810182905281836101208301375f81830161012090810191909152601f909201601f19160101949350505050565b6001600160601b0381811683821601908111156109ac576109ac612fcd56fea26469706673582212204bc50a08586bfedc0f22b3a75e85db05e3474e0dd549210a6977c2eedbf9de4b64736f6c63430008250033',
  immutables: [],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const tokenLockerSource = { compiler: '0.8.37+commit.f401782d', hash: '29fecbd1d358b470f9aa3fc6cd97b4b35402bdb6bb7ad0f162cf5a5b6c88a1fb' } as const
