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
export const tokenLockerCode = '0x6080604052348015600e575f5ffd5b506132b98061001c5f395ff3fe608060405234801561000f575f5ffd5b506004361061016d575f3560e01c806386bde3d1116100d9578063d168d4e311610093578063f11988e01161006e578063f11988e0146103c4578063f5479fb4146103d7578063f95cdbfe146103ea578063fdd46d60146103fd575f5ffd5b8063d168d4e31461036d578063d1c2babb14610380578063df18e04714610393575f5ffd5b806386bde3d1146102e357806392c9a713146102f6578063968fb8ba14610309578063b82363f914610334578063c05c2ffc14610347578063ce12e43b1461035a575f5ffd5b8063632a48611161012a578063632a486114610217578063634cba2a146102375780636354b81b1461024a57806365fb7416146102555780636bc2fe18146102685780637df3a07f1461027b575f5ffd5b8063274fae7c146101715780632e24afb014610186578063335230241461019957806349c676de146101bf5780634f558e79146101e157806359caecb514610204575b5f5ffd5b61018461017f3660046129c1565b610410565b005b6101846101943660046129c1565b61051a565b6101ac6101a7366004612a4c565b6105f5565b6040519081526020015b60405180910390f35b6101cb64ffffffffff81565b60405164ffffffffff90911681526020016101b6565b6101f46101ef3660046129c1565b61063e565b60405190151581526020016101b6565b6101846102123660046129c1565b61067d565b61022a6102253660046129c1565b6106bf565b6040516101b69190612aaf565b610184610245366004612b64565b610809565b6101cb63bc19138081565b6101ac610263366004612ba3565b61082b565b6101ac610276366004612c02565b610864565b6102ce610289366004612c7f565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101b6565b6101846102f1366004612c98565b6108a8565b6101ac610304366004612cc2565b610986565b61031c6103173660046129c1565b610993565b6040516001600160801b0390911681526020016101b6565b610184610342366004612d17565b6109ac565b6101ac610355366004612d38565b610afd565b6101ac610368366004612d59565b610e02565b6101ac61037b366004612da0565b610e3c565b61018461038e366004612e04565b610e70565b6101ac6103a1366004612c7f565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b61031c6103d23660046129c1565b611085565b6101ac6103e5366004612e24565b6110b8565b6101846103f8366004612e9e565b6110e0565b61018461040b366004612edd565b6112ea565b61041861130b565b5f61042282611342565b90506104348151600160f91b16151590565b158061045657505f828152600360205260409020546001600160a01b03163314155b15610482576040516351db9bb160e11b8152600481018390523360248201526044015b60405180910390fd5b5f61048b825190565b82516001600160a01b0319163317835290506104a7825f6113a8565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a450506105176113cc565b50565b61052261130b565b5f61052c826113f6565b90506105448261053b83611449565b604001516114e8565b5f61054f838361154f565b604080516080810182525f8082526020820181905264ffffffffff928201929092526060810191909152909150610587908390611583565b6105918383611615565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a250506105176113cc565b5f6105fe61130b565b5f6106098585611690565b9050610615868461170c565b61062b868686846106268b8761171f565b61174d565b9150506106366113cc565b949350505050565b5f81815260016020818152604080842081518083019092528054825290920154908201528161066b825190565b6001600160a01b031614159392505050565b61068561130b565b5f61068f826113f6565b905061069b8282611615565b5f8281526001602081815260409092208351815591909201519101556105176113cc565b6107186040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f61072283611342565b90506040518060e001604052806107398560601c90565b6001600160a01b0316815260200161074f835190565b6001600160a01b0316815260200161076d8351600160f91b16151590565b610777575f61078f565b5f858152600360205260409020546001600160a01b03165b6001600160a01b031681526020016107b183602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b031681526020016107e9858461184f565b6001600160801b0316815260200161080083611449565b90529392505050565b61081161130b565b61081d84848484611886565b6108256113cc565b50505050565b5f61083461130b565b5f61083f8484611690565b9050610852858585846106268a8761171f565b91505061085d6113cc565b9392505050565b5f61086d61130b565b61087683611bb5565b610895868661088f89886001600160801b031687611d04565b86611d28565b905061089f6113cc565b95945050505050565b6108b061130b565b5f6108ba836113f6565b9050336001600160a01b038316036108f057604051637ddc5d8f60e01b81526001600160a01b0383166004820152602401610479565b6108f982611d44565b6109038382611615565b61090e8160016113a8565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a3506109826113cc565b5050565b5f61063684338585610e02565b5f6109a6826109a184611342565b611d8b565b92915050565b6109b461130b565b5f6109be836113f6565b90505f6109ca82611449565b6040015190506109da84826114e8565b8064ffffffffff168364ffffffffff1611610a195760405163266486b760e01b815264ffffffffff808316600483015284166024820152604401610479565b5f610a24858461154f565b90505f610a3084611449565b9050610a3f815f015186611ddf565b8264ffffffffff16816020015164ffffffffff1603610a665764ffffffffff851660208201525b64ffffffffff85166040820152610a7d8482611583565b610a878685611615565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d0193610ae9938893919290918c9190612f0d565b60405180910390a2505050506109826113cc565b5f610b0661130b565b5f610b10846113f6565b90505f610b2782602001516001600160701b031690565b90506001600160801b0384161580610b515750806001600160801b0316846001600160801b031610155b15610b89576040516394b2087360e01b8152600481018690526001600160801b03808616602483015282166044820152606401610479565b5f610b9383611449565b6040015164ffffffffff164210610bb357610bae868461184f565b610bbd565b610bbd868461154f565b90505f610bdd82876001600160801b0316856001600160801b0316611e7e565b60208501519091505f90610c109060701c6001600160701b0316886001600160801b0316866001600160801b0316611e7e565b60208601519091505f90829060701c6001600160701b0316610c329190612f5c565b9050610c3e8886612f5c565b6001600160801b0316816001600160801b031603610c89576040516394b2087360e01b8152600481018a90526001600160801b03808a16602483015286166044820152606401610479565b610cab610c968987612f5c565b87906001600160801b03908116908416611e93565b610cbf8987610cba8688612f5c565b611eb3565b610cc98987611615565b5f8981526001602081815260409092208851815591880151910155610cf9610cf18a60601c90565b5f6001611f1d565b9650610d12866001600160801b03808b16908516611e93565b610d1c865f61200d565b610d27878785611eb3565b5f87815260016020818152604083208951815590890151910155610d4a87611449565b9050336001600160a01b0316888b7f54ba800d514748c41049b3864d9dec400472947863fe03f1b0bffed6362dd5118c8888875f0151886020015189604001518a60600151604051610deb97969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a4505050505050506109a66113cc565b5f610e0b61130b565b610e1482611bb5565b610e328585610e2c88876001600160801b031661171f565b85611d28565b90506106366113cc565b5f610e4561130b565b610e4e83611bb5565b610e58868361170c565b610895868661088f89886001600160801b031661171f565b610e7861130b565b5f610e82836113f6565b90505f610e8e836113f6565b90505f610e9a82611449565b604051602001610eaa9190612f7b565b60405160208183030381529060405280519060200120610ec984611449565b604051602001610ed99190612f7b565b6040516020818303038152906040528051906020012014905083851480610f245750610f058460601c90565b6001600160a01b0316610f188660601c90565b6001600160a01b031614155b80610f2d575080155b15610f5557604051632eb2012560e11b81526004810186905260248101859052604401610479565b5f610f60858461184f565b610f6a878661184f565b610f749190612fc3565b90505f610fc3610f8e85602001516001600160701b031690565b6001600160801b0316610fab87602001516001600160701b031690565b6001600160801b0316610fbe9190612fe2565b61202f565b6020850151909150611012906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b03166110019190612fc3565b8791906001600160801b0316611e93565b61101d878684611eb3565b6110278786611615565b5f878152600160208181526040909220875181559187015191015561104c868561205f565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a350505050506109826113cc565b5f5f61109083611342565b602081015190915060701c6001600160701b03166110ae8483611d8b565b61085d9190612f5c565b5f6110c161130b565b5f6110cc8585611690565b905061062b868686846106268b878a611d04565b6110e861130b565b5f6110f285611342565b90505f6110fe82611449565b604001519050836001600160a01b0316611116835190565b6001600160a01b031614158061113957508264ffffffffff168164ffffffffff16115b1561117f5785611147835190565b604051630a268e0960e31b815260048101929092526001600160a01b0316602482015264ffffffffff82166044820152606401610479565b61118982426120a9565b156111b757604051630251bc0760e61b81526004810187905264ffffffffff82166024820152604401610479565b5f6111c28760601c90565b90505f6111d882886001600160801b031661171f565b90506112326111fe826001600160801b0316610fab87602001516001600160701b031690565b6001600160801b031661122186602001516001600160701b0360709190911c1690565b8691906001600160801b0316611e93565b5f88815260016020818152604080842088518155828901519301929092556001600160a01b0385168352829052902054611275906001600160801b0316826120e2565b6001600160a01b0383165f908152602081815260409182902080546001600160801b0319166001600160801b039485161790559051918316825233918a917f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c910160405180910390a3505050506108256113cc565b6112f261130b565b6112fe83838384611886565b6113066113cc565b505050565b611313612127565b61134060017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90612167565b565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b03166113a357604051631f5c1aef60e21b815260048101839052602401610479565b919050565b806113bd5781516001607f60f91b03166113c6565b8151600160f91b175b90915250565b6113405f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0061133a565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b0316146113a3576113a3828261216e565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f821561148a57828201611491565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff8216016115185760405163c4f133bd60e01b815260048101839052602401610479565b8064ffffffffff16421061098257604051630251bc0760e61b81526004810183905264ffffffffff82166024820152604401610479565b5f61155a8383611d8b565b905061157861157161156b84611449565b426121c3565b8390611583565b6109a6838383611eb3565b8051604082015164ffffffffff91821691908116905f9082146115a8578282036115aa565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b8051600160f91b16611625575050565b61162f815f6113a8565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f5f5b82811015611705576116be8484838181106116b0576116b0612ff5565b905060c00201604001611bb5565b8383828181106116d0576116d0612ff5565b905060c0020160200160208101906116e89190613009565b6116fb906001600160801b031683612fe2565b9150600101611693565b5092915050565b611715826122d6565b610982828261230b565b5f5f61172b8484612455565b90506117426001600160a01b038516333086612543565b610636848483612579565b5f8161175a878287611f1d565b91505f5b85811015611844573687878381811061177957611779612ff5565b905060c0020190505f86866001600160801b0316146117ba576117b56117a56040840160208501613009565b876001600160801b031689611e7e565b6117ca565b6117ca6040830160208401613009565b90506117d7600189613022565b83036117e05750825b806001600160801b03165f036118095760405163bfe8de5160e01b815260040160405180910390fd5b6118138185612f5c565b935061183a6118228487612fe2565b8b6118306020860186612c7f565b8486604001612624565b505060010161175e565b505095945050505050565b5f6118608251600160f81b16151590565b61186a575f61085d565b50505f908152600260205260409020546001600160801b031690565b5f611890856113f6565b905061189b84611d44565b826001600160801b03165f036118c45760405163bfe8de5160e01b815260040160405180910390fd5b5f6118cf8660601c90565b6001600160a01b0381165f90815260208190526040812091925085908061190086602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816119218c89611d8b565b039050806001600160801b0316896001600160801b0316111561197157604051633b7075f160e11b8152600481018c90526001600160801b03808b16602483015282166044820152606401610479565b84546040516370a0823160e01b81523060048201526001600160801b03909116905f906001600160a01b038916906370a0823190602401602060405180830381865afa1580156119c3573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906119e79190613035565b9050816001600160801b0316811015611a6457611a0e8b82846001600160801b0316611e7e565b9550896001600160801b0316866001600160801b03161015611a645760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b0383166044820152606401610479565b86546001600160801b0319168b83036001600160801b0316178755611a898d8a611615565b846001600160801b03168b85016001600160801b031603611ab357611aae8d8a61205f565b611ae8565b611acc896001600160801b0380881690878f0116611e93565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b031614611b8e576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611bab6001600160a01b038416886001600160801b038416612724565b5050505050505050565b5f8080611bc5602085018561304c565b611bd5604086016020870161304c565b611be5606087016040880161304c565b9194509250905064fffffffffe1964ffffffffff821601611c6f5764ffffffffff8316151580611c1b575064ffffffffff821615155b80611c385750611c316080850160608601613076565b61ffff1615155b156108255760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610479565b8164ffffffffff168364ffffffffff161180611c9857508064ffffffffff168264ffffffffff16115b80611cb157508064ffffffffff168364ffffffffff1610155b80611cc35750428164ffffffffff1611155b15611cfa5760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610479565b6108258382611ddf565b5f5f611d108585612455565b9050611d1d858585612759565b61089f858583612579565b5f611d3585846001611f1d565b90506106368186868686612624565b6001600160a01b0381161580611d6257506001600160a01b03811630145b1561051757604051637ddc5d8f60e01b81526001600160a01b0382166004820152602401610479565b5f611d9682426120a9565b15611daf575060208101516001600160701b03166109a6565b61085d611dc683602001516001600160701b031690565b611dd0858561184f565b611dd985611449565b42612810565b611ded63bc19138042612fe2565b8164ffffffffff161115611e315780611e0a63bc19138042612fe2565b60405162d3f32d60e51b815264ffffffffff90921660048301526024820152604401610479565b63ffffffff611e40838361308f565b64ffffffffff1611156109825760405163b94a51d560e01b815264ffffffffff80841660048301819052602483015282166044820152606401610479565b5f610636846001600160801b031684846128d7565b602090920180516001600160e01b03191660709390931b92909217179052565b6001600160801b038116158015611ecf57508151600160f81b16155b15611ed957505050565b611eee826001600160801b038316151561200d565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b6001600160a01b0383165f908152602081815260408083208151808301909252546001600160801b0381168252600160801b90046001600160601b031691810182905290611f6c9060016130ac565b6001600160601b03166060866001600160a01b0316901b1791508281602001818151611f9891906130ac565b6001600160601b03169052508051611fb090856120e2565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b80612022578151600160ff60f81b03166113c6565b508051600160f81b179052565b5f6001600160701b0382111561205b57604051630e6c70d160e21b815260048101839052602401610479565b5090565b6120698282611615565b8051600160f81b1615612092575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b60208201515f9060e01c801580159061063657508060a0855f0151901c64ffffffffff166120d79190612fe2565b909210159392505050565b5f806120fa6001600160801b03808516908616612fe2565b90506001600160801b0381111561085d57604051630e6c70d160e21b815260048101829052602401610479565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561134057604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f612177825190565b6001600160a01b0316036121a157604051631f5c1aef60e21b815260048101839052602401610479565b604051639624680160e01b815260048101839052336024820152604401610479565b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff90811614806122065750826020015164ffffffffff1682105b806122195750825164ffffffffff168211155b156122255750816109a6565b8251606084015161ffff81165f0361223f5783915061229f565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff1688030281612276576122766130cb565b04905061ffff83165f1983830282010181612293576122936130cb565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b806001600160a01b03163b5f03610517576040516302cee13d60e51b81526001600160a01b0382166004820152602401610479565b602081013560408201355f808061232860808701606088016130df565b92505050608084013560a085013561234360208701876130ff565b156123d4576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b1580156123b9575f5ffd5b505af19250505080156123ca575060015b1561244c5761244c565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b15801561243d575f5ffd5b505af1925050508015611bab57505b50505050505050565b5f815f036124765760405163bfe8de5160e01b815260040160405180910390fd5b61247f836122d6565b6040516370a0823160e01b81523060048201526001600160a01b038416906370a0823190602401602060405180830381865afa1580156124c1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124e59190613035565b6001600160a01b0384165f908152602081905260409020549091506001600160801b0316808210156117055760405163f62bba2560e01b81526001600160a01b03851660048201526024810183905260448101829052606401610479565b6125518484848460016128f2565b61082557604051635274afe760e01b81526001600160a01b0385166004820152602401610479565b6040516370a0823160e01b81523060048201525f9081906001600160a01b038616906370a0823190602401602060405180830381865afa1580156125bf573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906125e39190613035565b90508281116126175760405163bd16767d60e01b81526001600160a01b038616600482015260248101859052604401610479565b61089f610fbe8483613022565b61262d83611d44565b604080518082019091525f60208201526001600160a01b038416815261265d816001600160801b0385165f611e93565b61267661266f3684900384018461311e565b8290611583565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd9087906126d39088018861304c565b6126e36040890160208a0161304c565b6126f360608a0160408b0161304c565b61270360808b0160608c01613076565b604051612714959493929190612f0d565b60405180910390a4505050505050565b612731838383600161295f565b61130657604051635274afe760e01b81526001600160a01b0384166004820152602401610479565b6040805160a0810182526001600160a01b038516606080830191825284356080840152908252602084810135818401528484013583850152835180850190945230845283018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a929133906127c7908701876131a7565b6040518663ffffffff1660e01b81526004016127e79594939291906131ea565b5f604051808303815f87803b1580156127fe575f5ffd5b505af115801561244c573d5f5f3e3d5ffd5b5f64ffffffffff8016836040015164ffffffffff1603612831575082610636565b826040015164ffffffffff16821061284a575083610636565b826020015164ffffffffff1682108061286b5750825164ffffffffff168211155b15612877575082610636565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156128b3576128ad8184846128d7565b92509050805b6128c98789036001600160801b031684846128d7565b909601979650505050505050565b5f81838502816128e9576128e96130cb565b04949350505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661294e578383151615612942573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166129b55783831516156129a9573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f602082840312156129d1575f5ffd5b5035919050565b80356001600160a01b03811681146113a3575f5ffd5b5f5f83601f8401126129fe575f5ffd5b50813567ffffffffffffffff811115612a15575f5ffd5b60208301915083602060c083028501011115612a2f575f5ffd5b9250929050565b5f60c08284031215612a46575f5ffd5b50919050565b5f5f5f5f6101008587031215612a60575f5ffd5b612a69856129d8565b9350602085013567ffffffffffffffff811115612a84575f5ffd5b612a90878288016129ee565b9094509250612aa490508660408701612a36565b905092959194509250565b81516001600160a01b039081168252602080840151821681840152604080850151909216828401526060808501516001600160801b039081168286015260808087015182169086015260a0808701519091169085015260c080860151805164ffffffffff9081169287019290925292830151811660e0860152928201519092166101008401529081015161ffff16610120830152610140820190611705565b80356001600160801b03811681146113a3575f5ffd5b5f5f5f5f60808587031215612b77575f5ffd5b84359350612b87602086016129d8565b9250612b9560408601612b4e565b9150612aa460608601612b4e565b5f5f5f60408486031215612bb5575f5ffd5b612bbe846129d8565b9250602084013567ffffffffffffffff811115612bd9575f5ffd5b612be5868287016129ee565b9497909650939450505050565b5f60808284031215612a46575f5ffd5b5f5f5f5f5f6101008688031215612c17575f5ffd5b612c20866129d8565b9450612c2e602087016129d8565b9350612c3c60408701612b4e565b9250612c4b8760608801612bf2565b915060e086013567ffffffffffffffff811115612c66575f5ffd5b612c7288828901612bf2565b9150509295509295909350565b5f60208284031215612c8f575f5ffd5b61085d826129d8565b5f5f60408385031215612ca9575f5ffd5b82359150612cb9602084016129d8565b90509250929050565b5f5f5f60c08486031215612cd4575f5ffd5b612cdd846129d8565b9250612ceb60208501612b4e565b9150612cfa8560408601612bf2565b90509250925092565b803564ffffffffff811681146113a3575f5ffd5b5f5f60408385031215612d28575f5ffd5b82359150612cb960208401612d03565b5f5f60408385031215612d49575f5ffd5b82359150612cb960208401612b4e565b5f5f5f5f60e08587031215612d6c575f5ffd5b612d75856129d8565b9350612d83602086016129d8565b9250612d9160408601612b4e565b9150612aa48660608701612bf2565b5f5f5f5f5f6101a08688031215612db5575f5ffd5b612dbe866129d8565b9450612dcc602087016129d8565b9350612dda60408701612b4e565b9250612de98760608801612bf2565b9150612df88760e08801612a36565b90509295509295909350565b5f5f60408385031215612e15575f5ffd5b50508035926020909101359150565b5f5f5f5f60608587031215612e37575f5ffd5b612e40856129d8565b9350602085013567ffffffffffffffff811115612e5b575f5ffd5b612e67878288016129ee565b909450925050604085013567ffffffffffffffff811115612e86575f5ffd5b612e9287828801612bf2565b91505092959194509250565b5f5f5f5f60808587031215612eb1575f5ffd5b84359350612ec160208601612b4e565b9250612ecf604086016129d8565b9150612aa460608601612d03565b5f5f5f60608486031215612eef575f5ffd5b83359250612eff602085016129d8565b9150612cfa60408501612b4e565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b634e487b7160e01b5f52601160045260245ffd5b6001600160801b0382811682821603908111156109a6576109a6612f48565b608081016109a6828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b6001600160801b0381811683821601908111156109a6576109a6612f48565b808201808211156109a6576109a6612f48565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215613019575f5ffd5b61085d82612b4e565b818103818111156109a6576109a6612f48565b5f60208284031215613045575f5ffd5b5051919050565b5f6020828403121561305c575f5ffd5b61085d82612d03565b803561ffff811681146113a3575f5ffd5b5f60208284031215613086575f5ffd5b61085d82613065565b64ffffffffff82811682821603908111156109a6576109a6612f48565b6001600160601b0381811683821601908111156109a6576109a6612f48565b634e487b7160e01b5f52601260045260245ffd5b5f602082840312156130ef575f5ffd5b813560ff8116811461085d575f5ffd5b5f6020828403121561310f575f5ffd5b8135801515811461085d575f5ffd5b5f608082840312801561312f575f5ffd5b506040516080810167ffffffffffffffff8111828210171561315f57634e487b7160e01b5f52604160045260245ffd5b60405261316b83612d03565b815261317960208401612d03565b602082015261318a60408401612d03565b604082015261319b60608401613065565b60608201529392505050565b5f5f8335601e198436030181126131bc575f5ffd5b83018035915067ffffffffffffffff8211156131d6575f5ffd5b602001915036819003821315612a2f575f5ffd5b61320881875180516001600160a01b03168252602090810151910152565b602086015160408201526040860151606082015261323c608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e08201819052810182905281836101208301375f81830161012090810191909152601f909201601f1916010194935050505056fea264697066735822122025c88344c450507cd227c7811d56b6900dcec7db7f9a579d0badd1a830aa8e0264736f6c63430008250033'

/** The code a TokenLocker has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const tokenLockerRuntime = {
  code: '0x608060405234801561000f575f5ffd5b506004361061016d575f3560e01c806386bde3d1116100d9578063d168d4e311610093578063f11988e01161006e578063f11988e0146103c4578063f5479fb4146103d7578063f95cdbfe146103ea578063fdd46d60146103fd575f5ffd5b8063d168d4e31461036d578063d1c2babb14610380578063df18e04714610393575f5ffd5b806386bde3d1146102e357806392c9a713146102f6578063968fb8ba14610309578063b82363f914610334578063c05c2ffc14610347578063ce12e43b1461035a575f5ffd5b8063632a48611161012a578063632a486114610217578063634cba2a146102375780636354b81b1461024a57806365fb7416146102555780636bc2fe18146102685780637df3a07f1461027b575f5ffd5b8063274fae7c146101715780632e24afb014610186578063335230241461019957806349c676de146101bf5780634f558e79146101e157806359caecb514610204575b5f5ffd5b61018461017f3660046129c1565b610410565b005b6101846101943660046129c1565b61051a565b6101ac6101a7366004612a4c565b6105f5565b6040519081526020015b60405180910390f35b6101cb64ffffffffff81565b60405164ffffffffff90911681526020016101b6565b6101f46101ef3660046129c1565b61063e565b60405190151581526020016101b6565b6101846102123660046129c1565b61067d565b61022a6102253660046129c1565b6106bf565b6040516101b69190612aaf565b610184610245366004612b64565b610809565b6101cb63bc19138081565b6101ac610263366004612ba3565b61082b565b6101ac610276366004612c02565b610864565b6102ce610289366004612c7f565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101b6565b6101846102f1366004612c98565b6108a8565b6101ac610304366004612cc2565b610986565b61031c6103173660046129c1565b610993565b6040516001600160801b0390911681526020016101b6565b610184610342366004612d17565b6109ac565b6101ac610355366004612d38565b610afd565b6101ac610368366004612d59565b610e02565b6101ac61037b366004612da0565b610e3c565b61018461038e366004612e04565b610e70565b6101ac6103a1366004612c7f565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b61031c6103d23660046129c1565b611085565b6101ac6103e5366004612e24565b6110b8565b6101846103f8366004612e9e565b6110e0565b61018461040b366004612edd565b6112ea565b61041861130b565b5f61042282611342565b90506104348151600160f91b16151590565b158061045657505f828152600360205260409020546001600160a01b03163314155b15610482576040516351db9bb160e11b8152600481018390523360248201526044015b60405180910390fd5b5f61048b825190565b82516001600160a01b0319163317835290506104a7825f6113a8565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a450506105176113cc565b50565b61052261130b565b5f61052c826113f6565b90506105448261053b83611449565b604001516114e8565b5f61054f838361154f565b604080516080810182525f8082526020820181905264ffffffffff928201929092526060810191909152909150610587908390611583565b6105918383611615565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a250506105176113cc565b5f6105fe61130b565b5f6106098585611690565b9050610615868461170c565b61062b868686846106268b8761171f565b61174d565b9150506106366113cc565b949350505050565b5f81815260016020818152604080842081518083019092528054825290920154908201528161066b825190565b6001600160a01b031614159392505050565b61068561130b565b5f61068f826113f6565b905061069b8282611615565b5f8281526001602081815260409092208351815591909201519101556105176113cc565b6107186040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f61072283611342565b90506040518060e001604052806107398560601c90565b6001600160a01b0316815260200161074f835190565b6001600160a01b0316815260200161076d8351600160f91b16151590565b610777575f61078f565b5f858152600360205260409020546001600160a01b03165b6001600160a01b031681526020016107b183602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b031681526020016107e9858461184f565b6001600160801b0316815260200161080083611449565b90529392505050565b61081161130b565b61081d84848484611886565b6108256113cc565b50505050565b5f61083461130b565b5f61083f8484611690565b9050610852858585846106268a8761171f565b91505061085d6113cc565b9392505050565b5f61086d61130b565b61087683611bb5565b610895868661088f89886001600160801b031687611d04565b86611d28565b905061089f6113cc565b95945050505050565b6108b061130b565b5f6108ba836113f6565b9050336001600160a01b038316036108f057604051637ddc5d8f60e01b81526001600160a01b0383166004820152602401610479565b6108f982611d44565b6109038382611615565b61090e8160016113a8565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a3506109826113cc565b5050565b5f61063684338585610e02565b5f6109a6826109a184611342565b611d8b565b92915050565b6109b461130b565b5f6109be836113f6565b90505f6109ca82611449565b6040015190506109da84826114e8565b8064ffffffffff168364ffffffffff1611610a195760405163266486b760e01b815264ffffffffff808316600483015284166024820152604401610479565b5f610a24858461154f565b90505f610a3084611449565b9050610a3f815f015186611ddf565b8264ffffffffff16816020015164ffffffffff1603610a665764ffffffffff851660208201525b64ffffffffff85166040820152610a7d8482611583565b610a878685611615565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d0193610ae9938893919290918c9190612f0d565b60405180910390a2505050506109826113cc565b5f610b0661130b565b5f610b10846113f6565b90505f610b2782602001516001600160701b031690565b90506001600160801b0384161580610b515750806001600160801b0316846001600160801b031610155b15610b89576040516394b2087360e01b8152600481018690526001600160801b03808616602483015282166044820152606401610479565b5f610b9383611449565b6040015164ffffffffff164210610bb357610bae868461184f565b610bbd565b610bbd868461154f565b90505f610bdd82876001600160801b0316856001600160801b0316611e7e565b60208501519091505f90610c109060701c6001600160701b0316886001600160801b0316866001600160801b0316611e7e565b60208601519091505f90829060701c6001600160701b0316610c329190612f5c565b9050610c3e8886612f5c565b6001600160801b0316816001600160801b031603610c89576040516394b2087360e01b8152600481018a90526001600160801b03808a16602483015286166044820152606401610479565b610cab610c968987612f5c565b87906001600160801b03908116908416611e93565b610cbf8987610cba8688612f5c565b611eb3565b610cc98987611615565b5f8981526001602081815260409092208851815591880151910155610cf9610cf18a60601c90565b5f6001611f1d565b9650610d12866001600160801b03808b16908516611e93565b610d1c865f61200d565b610d27878785611eb3565b5f87815260016020818152604083208951815590890151910155610d4a87611449565b9050336001600160a01b0316888b7f54ba800d514748c41049b3864d9dec400472947863fe03f1b0bffed6362dd5118c8888875f0151886020015189604001518a60600151604051610deb97969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a4505050505050506109a66113cc565b5f610e0b61130b565b610e1482611bb5565b610e328585610e2c88876001600160801b031661171f565b85611d28565b90506106366113cc565b5f610e4561130b565b610e4e83611bb5565b610e58868361170c565b610895868661088f89886001600160801b031661171f565b610e7861130b565b5f610e82836113f6565b90505f610e8e836113f6565b90505f610e9a82611449565b604051602001610eaa9190612f7b565b60405160208183030381529060405280519060200120610ec984611449565b604051602001610ed99190612f7b565b6040516020818303038152906040528051906020012014905083851480610f245750610f058460601c90565b6001600160a01b0316610f188660601c90565b6001600160a01b031614155b80610f2d575080155b15610f5557604051632eb2012560e11b81526004810186905260248101859052604401610479565b5f610f60858461184f565b610f6a878661184f565b610f749190612fc3565b90505f610fc3610f8e85602001516001600160701b031690565b6001600160801b0316610fab87602001516001600160701b031690565b6001600160801b0316610fbe9190612fe2565b61202f565b6020850151909150611012906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b03166110019190612fc3565b8791906001600160801b0316611e93565b61101d878684611eb3565b6110278786611615565b5f878152600160208181526040909220875181559187015191015561104c868561205f565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a350505050506109826113cc565b5f5f61109083611342565b602081015190915060701c6001600160701b03166110ae8483611d8b565b61085d9190612f5c565b5f6110c161130b565b5f6110cc8585611690565b905061062b868686846106268b878a611d04565b6110e861130b565b5f6110f285611342565b90505f6110fe82611449565b604001519050836001600160a01b0316611116835190565b6001600160a01b031614158061113957508264ffffffffff168164ffffffffff16115b1561117f5785611147835190565b604051630a268e0960e31b815260048101929092526001600160a01b0316602482015264ffffffffff82166044820152606401610479565b61118982426120a9565b156111b757604051630251bc0760e61b81526004810187905264ffffffffff82166024820152604401610479565b5f6111c28760601c90565b90505f6111d882886001600160801b031661171f565b90506112326111fe826001600160801b0316610fab87602001516001600160701b031690565b6001600160801b031661122186602001516001600160701b0360709190911c1690565b8691906001600160801b0316611e93565b5f88815260016020818152604080842088518155828901519301929092556001600160a01b0385168352829052902054611275906001600160801b0316826120e2565b6001600160a01b0383165f908152602081815260409182902080546001600160801b0319166001600160801b039485161790559051918316825233918a917f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c910160405180910390a3505050506108256113cc565b6112f261130b565b6112fe83838384611886565b6113066113cc565b505050565b611313612127565b61134060017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90612167565b565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b03166113a357604051631f5c1aef60e21b815260048101839052602401610479565b919050565b806113bd5781516001607f60f91b03166113c6565b8151600160f91b175b90915250565b6113405f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0061133a565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b0316146113a3576113a3828261216e565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f821561148a57828201611491565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff8216016115185760405163c4f133bd60e01b815260048101839052602401610479565b8064ffffffffff16421061098257604051630251bc0760e61b81526004810183905264ffffffffff82166024820152604401610479565b5f61155a8383611d8b565b905061157861157161156b84611449565b426121c3565b8390611583565b6109a6838383611eb3565b8051604082015164ffffffffff91821691908116905f9082146115a8578282036115aa565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b8051600160f91b16611625575050565b61162f815f6113a8565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f5f5b82811015611705576116be8484838181106116b0576116b0612ff5565b905060c00201604001611bb5565b8383828181106116d0576116d0612ff5565b905060c0020160200160208101906116e89190613009565b6116fb906001600160801b031683612fe2565b9150600101611693565b5092915050565b611715826122d6565b610982828261230b565b5f5f61172b8484612455565b90506117426001600160a01b038516333086612543565b610636848483612579565b5f8161175a878287611f1d565b91505f5b85811015611844573687878381811061177957611779612ff5565b905060c0020190505f86866001600160801b0316146117ba576117b56117a56040840160208501613009565b876001600160801b031689611e7e565b6117ca565b6117ca6040830160208401613009565b90506117d7600189613022565b83036117e05750825b806001600160801b03165f036118095760405163bfe8de5160e01b815260040160405180910390fd5b6118138185612f5c565b935061183a6118228487612fe2565b8b6118306020860186612c7f565b8486604001612624565b505060010161175e565b505095945050505050565b5f6118608251600160f81b16151590565b61186a575f61085d565b50505f908152600260205260409020546001600160801b031690565b5f611890856113f6565b905061189b84611d44565b826001600160801b03165f036118c45760405163bfe8de5160e01b815260040160405180910390fd5b5f6118cf8660601c90565b6001600160a01b0381165f90815260208190526040812091925085908061190086602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816119218c89611d8b565b039050806001600160801b0316896001600160801b0316111561197157604051633b7075f160e11b8152600481018c90526001600160801b03808b16602483015282166044820152606401610479565b84546040516370a0823160e01b81523060048201526001600160801b03909116905f906001600160a01b038916906370a0823190602401602060405180830381865afa1580156119c3573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906119e79190613035565b9050816001600160801b0316811015611a6457611a0e8b82846001600160801b0316611e7e565b9550896001600160801b0316866001600160801b03161015611a645760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b0383166044820152606401610479565b86546001600160801b0319168b83036001600160801b0316178755611a898d8a611615565b846001600160801b03168b85016001600160801b031603611ab357611aae8d8a61205f565b611ae8565b611acc896001600160801b0380881690878f0116611e93565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b031614611b8e576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b611bab6001600160a01b038416886001600160801b038416612724565b5050505050505050565b5f8080611bc5602085018561304c565b611bd5604086016020870161304c565b611be5606087016040880161304c565b9194509250905064fffffffffe1964ffffffffff821601611c6f5764ffffffffff8316151580611c1b575064ffffffffff821615155b80611c385750611c316080850160608601613076565b61ffff1615155b156108255760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610479565b8164ffffffffff168364ffffffffff161180611c9857508064ffffffffff168264ffffffffff16115b80611cb157508064ffffffffff168364ffffffffff1610155b80611cc35750428164ffffffffff1611155b15611cfa5760405163b94a51d560e01b815264ffffffffff8085166004830152808416602483015282166044820152606401610479565b6108258382611ddf565b5f5f611d108585612455565b9050611d1d858585612759565b61089f858583612579565b5f611d3585846001611f1d565b90506106368186868686612624565b6001600160a01b0381161580611d6257506001600160a01b03811630145b1561051757604051637ddc5d8f60e01b81526001600160a01b0382166004820152602401610479565b5f611d9682426120a9565b15611daf575060208101516001600160701b03166109a6565b61085d611dc683602001516001600160701b031690565b611dd0858561184f565b611dd985611449565b42612810565b611ded63bc19138042612fe2565b8164ffffffffff161115611e315780611e0a63bc19138042612fe2565b60405162d3f32d60e51b815264ffffffffff90921660048301526024820152604401610479565b63ffffffff611e40838361308f565b64ffffffffff1611156109825760405163b94a51d560e01b815264ffffffffff80841660048301819052602483015282166044820152606401610479565b5f610636846001600160801b031684846128d7565b602090920180516001600160e01b03191660709390931b92909217179052565b6001600160801b038116158015611ecf57508151600160f81b16155b15611ed957505050565b611eee826001600160801b038316151561200d565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b6001600160a01b0383165f908152602081815260408083208151808301909252546001600160801b0381168252600160801b90046001600160601b031691810182905290611f6c9060016130ac565b6001600160601b03166060866001600160a01b0316901b1791508281602001818151611f9891906130ac565b6001600160601b03169052508051611fb090856120e2565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b80612022578151600160ff60f81b03166113c6565b508051600160f81b179052565b5f6001600160701b0382111561205b57604051630e6c70d160e21b815260048101839052602401610479565b5090565b6120698282611615565b8051600160f81b1615612092575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b60208201515f9060e01c801580159061063657508060a0855f0151901c64ffffffffff166120d79190612fe2565b909210159392505050565b5f806120fa6001600160801b03808516908616612fe2565b90506001600160801b0381111561085d57604051630e6c70d160e21b815260048101829052602401610479565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561134057604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f612177825190565b6001600160a01b0316036121a157604051631f5c1aef60e21b815260048101839052602401610479565b604051639624680160e01b815260048101839052336024820152604401610479565b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff90811614806122065750826020015164ffffffffff1682105b806122195750825164ffffffffff168211155b156122255750816109a6565b8251606084015161ffff81165f0361223f5783915061229f565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff1688030281612276576122766130cb565b04905061ffff83165f1983830282010181612293576122936130cb565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b806001600160a01b03163b5f03610517576040516302cee13d60e51b81526001600160a01b0382166004820152602401610479565b602081013560408201355f808061232860808701606088016130df565b92505050608084013560a085013561234360208701876130ff565b156123d4576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b1580156123b9575f5ffd5b505af19250505080156123ca575060015b1561244c5761244c565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b15801561243d575f5ffd5b505af1925050508015611bab57505b50505050505050565b5f815f036124765760405163bfe8de5160e01b815260040160405180910390fd5b61247f836122d6565b6040516370a0823160e01b81523060048201526001600160a01b038416906370a0823190602401602060405180830381865afa1580156124c1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124e59190613035565b6001600160a01b0384165f908152602081905260409020549091506001600160801b0316808210156117055760405163f62bba2560e01b81526001600160a01b03851660048201526024810183905260448101829052606401610479565b6125518484848460016128f2565b61082557604051635274afe760e01b81526001600160a01b0385166004820152602401610479565b6040516370a0823160e01b81523060048201525f9081906001600160a01b038616906370a0823190602401602060405180830381865afa1580156125bf573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906125e39190613035565b90508281116126175760405163bd16767d60e01b81526001600160a01b038616600482015260248101859052604401610479565b61089f610fbe8483613022565b61262d83611d44565b604080518082019091525f60208201526001600160a01b038416815261265d816001600160801b0385165f611e93565b61267661266f3684900384018461311e565b8290611583565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd9087906126d39088018861304c565b6126e36040890160208a0161304c565b6126f360608a0160408b0161304c565b61270360808b0160608c01613076565b604051612714959493929190612f0d565b60405180910390a4505050505050565b612731838383600161295f565b61130657604051635274afe760e01b81526001600160a01b0384166004820152602401610479565b6040805160a0810182526001600160a01b038516606080830191825284356080840152908252602084810135818401528484013583850152835180850190945230845283018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a929133906127c7908701876131a7565b6040518663ffffffff1660e01b81526004016127e79594939291906131ea565b5f604051808303815f87803b1580156127fe575f5ffd5b505af115801561244c573d5f5f3e3d5ffd5b5f64ffffffffff8016836040015164ffffffffff1603612831575082610636565b826040015164ffffffffff16821061284a575083610636565b826020015164ffffffffff1682108061286b5750825164ffffffffff168211155b15612877575082610636565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff1680156128b3576128ad8184846128d7565b92509050805b6128c98789036001600160801b031684846128d7565b909601979650505050505050565b5f81838502816128e9576128e96130cb565b04949350505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661294e578383151615612942573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166129b55783831516156129a9573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f602082840312156129d1575f5ffd5b5035919050565b80356001600160a01b03811681146113a3575f5ffd5b5f5f83601f8401126129fe575f5ffd5b50813567ffffffffffffffff811115612a15575f5ffd5b60208301915083602060c083028501011115612a2f575f5ffd5b9250929050565b5f60c08284031215612a46575f5ffd5b50919050565b5f5f5f5f6101008587031215612a60575f5ffd5b612a69856129d8565b9350602085013567ffffffffffffffff811115612a84575f5ffd5b612a90878288016129ee565b9094509250612aa490508660408701612a36565b905092959194509250565b81516001600160a01b039081168252602080840151821681840152604080850151909216828401526060808501516001600160801b039081168286015260808087015182169086015260a0808701519091169085015260c080860151805164ffffffffff9081169287019290925292830151811660e0860152928201519092166101008401529081015161ffff16610120830152610140820190611705565b80356001600160801b03811681146113a3575f5ffd5b5f5f5f5f60808587031215612b77575f5ffd5b84359350612b87602086016129d8565b9250612b9560408601612b4e565b9150612aa460608601612b4e565b5f5f5f60408486031215612bb5575f5ffd5b612bbe846129d8565b9250602084013567ffffffffffffffff811115612bd9575f5ffd5b612be5868287016129ee565b9497909650939450505050565b5f60808284031215612a46575f5ffd5b5f5f5f5f5f6101008688031215612c17575f5ffd5b612c20866129d8565b9450612c2e602087016129d8565b9350612c3c60408701612b4e565b9250612c4b8760608801612bf2565b915060e086013567ffffffffffffffff811115612c66575f5ffd5b612c7288828901612bf2565b9150509295509295909350565b5f60208284031215612c8f575f5ffd5b61085d826129d8565b5f5f60408385031215612ca9575f5ffd5b82359150612cb9602084016129d8565b90509250929050565b5f5f5f60c08486031215612cd4575f5ffd5b612cdd846129d8565b9250612ceb60208501612b4e565b9150612cfa8560408601612bf2565b90509250925092565b803564ffffffffff811681146113a3575f5ffd5b5f5f60408385031215612d28575f5ffd5b82359150612cb960208401612d03565b5f5f60408385031215612d49575f5ffd5b82359150612cb960208401612b4e565b5f5f5f5f60e08587031215612d6c575f5ffd5b612d75856129d8565b9350612d83602086016129d8565b9250612d9160408601612b4e565b9150612aa48660608701612bf2565b5f5f5f5f5f6101a08688031215612db5575f5ffd5b612dbe866129d8565b9450612dcc602087016129d8565b9350612dda60408701612b4e565b9250612de98760608801612bf2565b9150612df88760e08801612a36565b90509295509295909350565b5f5f60408385031215612e15575f5ffd5b50508035926020909101359150565b5f5f5f5f60608587031215612e37575f5ffd5b612e40856129d8565b9350602085013567ffffffffffffffff811115612e5b575f5ffd5b612e67878288016129ee565b909450925050604085013567ffffffffffffffff811115612e86575f5ffd5b612e9287828801612bf2565b91505092959194509250565b5f5f5f5f60808587031215612eb1575f5ffd5b84359350612ec160208601612b4e565b9250612ecf604086016129d8565b9150612aa460608601612d03565b5f5f5f60608486031215612eef575f5ffd5b83359250612eff602085016129d8565b9150612cfa60408501612b4e565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b634e487b7160e01b5f52601160045260245ffd5b6001600160801b0382811682821603908111156109a6576109a6612f48565b608081016109a6828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b6001600160801b0381811683821601908111156109a6576109a6612f48565b808201808211156109a6576109a6612f48565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215613019575f5ffd5b61085d82612b4e565b818103818111156109a6576109a6612f48565b5f60208284031215613045575f5ffd5b5051919050565b5f6020828403121561305c575f5ffd5b61085d82612d03565b803561ffff811681146113a3575f5ffd5b5f60208284031215613086575f5ffd5b61085d82613065565b64ffffffffff82811682821603908111156109a6576109a6612f48565b6001600160601b0381811683821601908111156109a6576109a6612f48565b634e487b7160e01b5f52601260045260245ffd5b5f602082840312156130ef575f5ffd5b813560ff8116811461085d575f5ffd5b5f6020828403121561310f575f5ffd5b8135801515811461085d575f5ffd5b5f608082840312801561312f575f5ffd5b506040516080810167ffffffffffffffff8111828210171561315f57634e487b7160e01b5f52604160045260245ffd5b60405261316b83612d03565b815261317960208401612d03565b602082015261318a60408401612d03565b604082015261319b60608401613065565b60608201529392505050565b5f5f8335601e198436030181126131bc575f5ffd5b83018035915067ffffffffffffffff8211156131d6575f5ffd5b602001915036819003821315612a2f575f5ffd5b61320881875180516001600160a01b03168252602090810151910152565b602086015160408201526040860151606082015261323c608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e08201819052810182905281836101208301375f81830161012090810191909152601f909201601f1916010194935050505056fea264697066735822122025c88344c450507cd227c7811d56b6900dcec7db7f9a579d0badd1a830aa8e0264736f6c63430008250033',
  immutables: [],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const tokenLockerSource = { compiler: '0.8.37+commit.f401782d', hash: '771e77d0b9e000669172496ce15cc7fb3fcdaa8f6d1bc793fab04b81eefa9a7a' } as const
