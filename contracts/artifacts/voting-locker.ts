// Written by scripts/contracts.ts from contracts/VotingLocker.sol. `npm run artifacts` writes it again.

/** What VotingLocker can be asked and says. */
export const votingLockerAbi = [
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
    "inputs": [
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "VotingLocker_InvalidDelegate",
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
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "VotingLocker_NoVotes",
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
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "VotingLocker_NotMoved",
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
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "VotingLocker_SameDelegate",
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
        "indexed": true,
        "internalType": "address",
        "name": "fromDelegate",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "toDelegate",
        "type": "address"
      }
    ],
    "name": "DelegateChanged",
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
        "internalType": "address",
        "name": "surrogate",
        "type": "address"
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
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "SurrogateCreated",
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
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "changeDelegate",
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
    "name": "delegateOf",
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
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
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
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "poolOwed",
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
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "delegatee",
        "type": "address"
      }
    ],
    "name": "surrogateOf",
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

/** The code that creates a VotingLocker; constructor arguments are appended. */
export const votingLockerCode = '0x6080604052348015600e575f5ffd5b506141738061001c5f395ff3fe608060405234801561000f575f5ffd5b50600436106101c6575f3560e01c80637da52114116100fe578063b82363f91161009e578063e6f81a3e1161006e578063e6f81a3e14610481578063f11988e014610494578063f95cdbfe146104a7578063fdd46d60146104ba575f5ffd5b8063b82363f914610417578063c05c2ffc1461042a578063d1c2babb1461043d578063df18e04714610450575f5ffd5b806386bde3d1116100d957806386bde3d1146103b3578063968fb8ba146103c65780639bc256f7146103f1578063b58ecbd214610404575f5ffd5b80637da52114146103255780637df3a07f1461033857806382534ab0146103a0575f5ffd5b80634f558e791161016957806359caecb51161014457806359caecb5146102d4578063632a4861146102e7578063634cba2a146103075780636354b81b1461031a575f5ffd5b80634f558e791461028b5780635271a980146102ae57806356575a56146102c1575f5ffd5b806327f066df116101a457806327f066df146102185780632e24afb01461022b57806334319b9c1461023e57806349c676de14610269575f5ffd5b80630582b783146101ca5780630f5b2ca5146101f0578063274fae7c14610205575b5f5ffd5b6101dd6101d83660046133c7565b6104cd565b6040519081526020015b60405180910390f35b6102036101fe366004613428565b61051d565b005b610203610213366004613452565b61086a565b6101dd61022636600461347f565b61096f565b610203610239366004613452565b6109bc565b61025161024c36600461350a565b610a97565b6040516001600160a01b0390911681526020016101e7565b61027564ffffffffff81565b60405164ffffffffff90911681526020016101e7565b61029e610299366004613452565b610b23565b60405190151581526020016101e7565b6101dd6102bc366004613548565b610b62565b6101dd6102cf36600461350a565b610bc2565b6102036102e2366004613452565b610bf9565b6102fa6102f5366004613452565b610c3b565b6040516101e791906135d5565b610203610315366004613674565b610d85565b61027563bc19138081565b610251610333366004613452565b610da7565b61038b6103463660046136b3565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101e7565b6101dd6103ae3660046136cc565b610dcd565b6102036103c1366004613428565b610e22565b6103d96103d4366004613452565b610efc565b6040516001600160801b0390911681526020016101e7565b6101dd6103ff36600461372f565b610f0f565b6101dd610412366004613786565b610f1d565b610203610425366004613801565b610f5e565b6101dd610438366004613822565b6110af565b61020361044b366004613843565b6113c9565b6101dd61045e3660046136b3565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b6101dd61048f366004613863565b6115e8565b6103d96104a2366004613452565b61162b565b6102036104b53660046138d7565b611665565b6102036104c8366004613916565b611826565b5f6104d6611847565b5f6104e1858561187e565b90505f6104ee87856118fa565b90506105098782888888876105048e898b611a8c565b611abc565b92505050610515611aff565b949350505050565b610525611847565b5f61052f83611b29565b5f848152600560205260409020549091506001600160a01b039081169083168190036105855760405163db8d3f4160e01b8152600481018590526001600160a01b03841660248201526044015b60405180910390fd5b5f6105908560601c90565b90505f61059d8284610a97565b90505f6105aa83876118fa565b60208601519091505f906105ce906001600160701b03607082901c81169116613963565b90505f6105e58585846001600160801b0316611b81565b90505f6105fc8685856001600160801b0316611b81565b6001600160a01b0386165f908152600460205260408120805492935085929091906106319084906001600160801b0316613963565b82546101009290920a6001600160801b038181021990931691831602179091556001600160a01b0386165f9081526004602052604081208054879450909261067b91859116613982565b92506101000a8154816001600160801b0302191690836001600160801b031602179055506106a98a89611c79565b5f8a81526001602081815260409092208a518155918a01519101556106cf8a888b611cf4565b604051636203b43b60e11b81526001600160a01b0386169063c4076876906106fd90879087906004016139a1565b5f604051808303815f87803b158015610714575f5ffd5b505af1158015610726573d5f5f3e3d5ffd5b50506040516370a0823160e01b81526001600160a01b0388811660048301525f93508592506001600160801b03871691908a16906370a0823190602401602060405180830381865afa15801561077e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107a291906139c3565b6107ac91906139da565b14801561083157506107c76001600160801b038516836139da565b6040516370a0823160e01b81526001600160a01b0387811660048301528916906370a0823190602401602060405180830381865afa15801561080b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061082f91906139c3565b145b90508061085557868460405163b431961b60e01b815260040161057c9291906139a1565b505050505050505050610866611aff565b5050565b610872611847565b5f61087c82611d51565b905061088e8151600160f91b16151590565b15806108b057505f828152600360205260409020546001600160a01b03163314155b156108d7576040516351db9bb160e11b81526004810183905233602482015260440161057c565b5f6108e0825190565b82516001600160a01b0319163317835290506108fc825f611db2565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a4505061096c611aff565b50565b5f610978611847565b5f610983868661187e565b90505f61099088866118fa565b90506109a78882898989876105048f898b8e611dd6565b925050506109b3611aff565b95945050505050565b6109c4611847565b5f6109ce82611b29565b90506109e6826109dd83611dfd565b60400151611e9c565b5f6109f18383611f03565b604080516080810182525f8082526020820181905264ffffffffff928201929092526060810191909152909150610a29908390611f37565b610a338383611c79565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a2505061096c611aff565b5f5f60405180602001610aa99061335c565b601f1982820381018352601f9091011660408181526001600160a01b03878116602084015286169082015260600160408051601f1981840301815290829052610af59291602001613a04565b6040516020818303038152906040529050610b195f5f1b8280519060200120611fc9565b9150505b92915050565b5f818152600160208181526040808420815180830190925280548252909201549082015281610b50825190565b6001600160a01b031614159392505050565b5f610b6b611847565b610b7484611fd5565b5f610b7f88856118fa565b9050610ba2888289610b9c8c868c6001600160801b03168a611dd6565b89612124565b9150610baf825f86611cf4565b50610bb8611aff565b9695505050505050565b5f60045f610bd08585610a97565b6001600160a01b0316815260208101919091526040015f20546001600160801b03169392505050565b610c01611847565b5f610c0b82611b29565b9050610c178282611c79565b5f82815260016020818152604090922083518155919092015191015561096c611aff565b610c946040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f610c9e83611d51565b90506040518060e00160405280610cb58560601c90565b6001600160a01b03168152602001610ccb835190565b6001600160a01b03168152602001610ce98351600160f91b16151590565b610cf3575f610d0b565b5f858152600360205260409020546001600160a01b03165b6001600160a01b03168152602001610d2d83602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b03168152602001610d658584612141565b6001600160801b03168152602001610d7c83611dfd565b90529392505050565b610d8d611847565b610d9984848484612178565b610da1611aff565b50505050565b5f610db182611d51565b50505f908152600560205260409020546001600160a01b031690565b5f610dd6611847565b610ddf83611fd5565b5f610dea87846118fa565b9050610e0c878288610e068b868b6001600160801b0316611a8c565b88612124565b9150610e19825f85611cf4565b506109b3611aff565b610e2a611847565b5f610e3483611b29565b9050336001600160a01b03831603610e6a57604051637ddc5d8f60e01b81526001600160a01b038316600482015260240161057c565b610e7382612493565b610e7d8382611c79565b610e88816001611db2565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a350610866611aff565b5f610b1d82610f0a84611d51565b6124da565b5f6109b38533868686610dcd565b5f610f26611847565b5f610f31868661187e565b90505f610f3e88866118fa565b9050610f4a888561252e565b6109a78882898989876105048f898b611a8c565b610f66611847565b5f610f7083611b29565b90505f610f7c82611dfd565b604001519050610f8c8482611e9c565b8064ffffffffff168364ffffffffff1611610fcb5760405163266486b760e01b815264ffffffffff80831660048301528416602482015260440161057c565b5f610fd68584611f03565b90505f610fe284611dfd565b9050610ff1815f015186612541565b8264ffffffffff16816020015164ffffffffff16036110185764ffffffffff851660208201525b64ffffffffff8516604082015261102f8482611f37565b6110398685611c79565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d019361109b938893919290918c9190613a18565b60405180910390a250505050610866611aff565b5f6110b8611847565b5f6110c284611b29565b90505f6110d982602001516001600160701b031690565b90506001600160801b03841615806111035750806001600160801b0316846001600160801b031610155b1561113b576040516394b2087360e01b8152600481018690526001600160801b0380861660248301528216604482015260640161057c565b5f61114583611dfd565b6040015164ffffffffff164210611165576111608684612141565b61116f565b61116f8684611f03565b90505f61118f82876001600160801b0316856001600160801b03166125e0565b60208501519091505f906111c29060701c6001600160701b0316886001600160801b0316866001600160801b03166125e0565b60208601519091505f90829060701c6001600160701b03166111e49190613963565b90506111f08886613963565b6001600160801b0316816001600160801b03160361123b576040516394b2087360e01b8152600481018a90526001600160801b03808a1660248301528616604482015260640161057c565b61125d6112488987613963565b87906001600160801b039081169084166125f5565b611271898761126c8688613963565b612615565b61127b8987611c79565b5f89815260016020818152604090922088518155918801519101556112b46112a38a60601c90565b6112ac8b61267f565b5f60016126a9565b96506112cd866001600160801b03808b169085166125f5565b6112d7865f61270b565b6112e2878785612615565b5f8781526001602081815260409092208851815591880151910155611307898861272d565b5f61131187611dfd565b9050336001600160a01b0316888b7f54ba800d514748c41049b3864d9dec400472947863fe03f1b0bffed6362dd5118c8888875f0151886020015189604001518a606001516040516113b297969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a450505050505050610b1d611aff565b6113d1611847565b5f6113db83611b29565b90505f6113e783611b29565b90505f6113f382611dfd565b6040516020016114039190613a53565b6040516020818303038152906040528051906020012061142284611dfd565b6040516020016114329190613a53565b604051602081830303815290604052805190602001201490508385148061147d575061145e8460601c90565b6001600160a01b03166114718660601c90565b6001600160a01b031614155b80611486575080155b156114ae57604051632eb2012560e11b8152600481018690526024810185905260440161057c565b6114b8858561274f565b5f6114c38584612141565b6114cd8786612141565b6114d79190613982565b90505f6115266114f185602001516001600160701b031690565b6001600160801b031661150e87602001516001600160701b031690565b6001600160801b031661152191906139da565b612799565b6020850151909150611575906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b03166115649190613982565b8791906001600160801b03166125f5565b611580878684612615565b61158a8786611c79565b5f87815260016020818152604090922087518155918701519101556115af86856127c9565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a35050505050610866611aff565b5f6115f1611847565b6115fa84611fd5565b5f61160588856118fa565b9050611611888461252e565b610ba2888289610b9c8c868c6001600160801b0316611a8c565b5f5f61163683611d51565b602081015190915060701c6001600160701b031661165484836124da565b61165e9190613963565b9392505050565b61166d611847565b5f61167785611d51565b90505f61168382611dfd565b604001519050836001600160a01b031661169b835190565b6001600160a01b03161415806116be57508264ffffffffff168164ffffffffff16115b1561170457856116cc835190565b604051630a268e0960e31b815260048101929092526001600160a01b0316602482015264ffffffffff8216604482015260640161057c565b61170e82426127f1565b1561173c57604051630251bc0760e61b81526004810187905264ffffffffff8216602482015260440161057c565b5f6117478760601c90565b90505f6117538861267f565b90505f61176a83838a6001600160801b0316611a8c565b90506117b3611790826001600160801b031661150e88602001516001600160701b031690565b6001600160801b031661156487602001516001600160701b0360709190911c1690565b5f89815260016020818152604090922087518155918701519101556117d983838361282a565b6040516001600160801b038216815233908a907f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c9060200160405180910390a35050505050610da1611aff565b61182e611847565b61183a83838384612178565b611842611aff565b505050565b61184f612889565b61187c60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906128c9565b565b5f5f5b828110156118f3576118ac84848381811061189e5761189e613a9b565b905060c00201604001611fd5565b8383828181106118be576118be613a9b565b905060c0020160200160208101906118d69190613aaf565b6118e9906001600160801b0316836139da565b9150600101611881565b5092915050565b5f611904836128d0565b6001600160a01b038216158061192257506001600160a01b03821630145b8061194b57506001600160a01b0382165f90815260046020526040902054600160801b900460ff165b1561197457604051632bc2302b60e11b81526001600160a01b038316600482015260240161057c565b61197e8383610a97565b6001600160a01b0381165f90815260046020526040902054909150600160801b900460ff16610b1d576001600160a01b0381165f90815260046020526040808220805460ff60801b1916600160801b17905551849084906119de9061335c565b6001600160a01b039283168152911660208201526040018190604051809103905ff590508015611a0b5760015b611a3b57604051630334507160e31b81526001600160a01b0380851660048301528316602482015260440161057c565b50816001600160a01b0316836001600160a01b0316826001600160a01b03167f3ae2f231c22ad26e6e66baf69deace6b2e803998d5e771b891336ce060a1331260405160405180910390a492915050565b5f5f611a99858585611b81565b9050611ab06001600160a01b038616338686612905565b6109b38585858461293b565b5f611acb8888888887876129e8565b90505f5b85811015611af357611aeb611ae482846139da565b5f87611cf4565b600101611acf565b50979650505050505050565b61187c5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611876565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b031614611b7c57611b7c8282612aec565b919050565b5f815f03611ba25760405163bfe8de5160e01b815260040160405180910390fd5b611bab846128d0565b6040516370a0823160e01b81526001600160a01b0384811660048301528516906370a0823190602401602060405180830381865afa158015611bef573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611c1391906139c3565b6001600160a01b0384165f908152600460205260409020549091506001600160801b031680821015611c715760405163f62bba2560e01b81526001600160a01b0386166004820152602481018390526044810182905260640161057c565b509392505050565b8051600160f91b16611c89575050565b611c93815f611db2565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f8381526005602052604080822080546001600160a01b0319166001600160a01b03858116918217909255915191929085169186917f5b9724fbfed485031cb1f2632de8a498984da9c3bb6a8b77b659abc1ce82970b91a4505050565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b0316611b7c57604051631f5c1aef60e21b81526004810183905260240161057c565b80611dc75781516001607f60f91b0316611dd0565b8151600160f91b175b90915250565b5f5f611de3868686611b81565b9050611df186868686612b41565b610bb88686868461293b565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f8215611e3e57828201611e45565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff821601611ecc5760405163c4f133bd60e01b81526004810183905260240161057c565b8064ffffffffff16421061086657604051630251bc0760e61b81526004810183905264ffffffffff8216602482015260440161057c565b5f611f0e83836124da565b9050611f2c611f25611f1f84611dfd565b42612bfc565b8390611f37565b610b1d838383612615565b8051604082015164ffffffffff91821691908116905f908214611f5c57828203611f5e565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b5f61165e838330612d0f565b5f8080611fe56020850185613ac8565b611ff56040860160208701613ac8565b6120056060870160408801613ac8565b9194509250905064fffffffffe1964ffffffffff82160161208f5764ffffffffff831615158061203b575064ffffffffff821615155b8061205857506120516080850160608601613af2565b61ffff1615155b15610da15760405163b94a51d560e01b815264ffffffffff808516600483015280841660248301528216604482015260640161057c565b8164ffffffffff168364ffffffffff1611806120b857508064ffffffffff168264ffffffffff16115b806120d157508064ffffffffff168364ffffffffff1610155b806120e35750428164ffffffffff1611155b1561211a5760405163b94a51d560e01b815264ffffffffff808516600483015280841660248301528216604482015260640161057c565b610da18382612541565b5f61213286868560016126a9565b90506109b38187868686612d41565b5f6121528251600160f81b16151590565b61215c575f61165e565b50505f908152600260205260409020546001600160801b031690565b5f61218285611b29565b905061218d84612493565b826001600160801b03165f036121b65760405163bfe8de5160e01b815260040160405180910390fd5b5f6121c18660601c90565b90505f6121cd8761267f565b9050845f806121e686602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816122078c896124da565b039050806001600160801b0316896001600160801b0316111561225757604051633b7075f160e11b8152600481018c90526001600160801b03808b1660248301528216604482015260640161057c565b6001600160a01b0385165f908152600460205260408120546001600160801b03166040516370a0823160e01b81526001600160a01b0388811660048301529192505f918916906370a0823190602401602060405180830381865afa1580156122c1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906122e591906139c3565b9050816001600160801b03168110156123625761230c8b82846001600160801b03166125e0565b9550896001600160801b0316866001600160801b031610156123625760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b038316604482015260640161057c565b61236e8888848e612e41565b6123788d8a611c79565b846001600160801b03168b85016001600160801b0316036123a25761239d8d8a6127c9565b6123d7565b6123bb896001600160801b0380881690878f01166125f5565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b03161461247d576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b61248983838984612ea4565b5050505050505050565b6001600160a01b03811615806124b157506001600160a01b03811630145b1561096c57604051637ddc5d8f60e01b81526001600160a01b038216600482015260240161057c565b5f6124e582426127f1565b156124fe575060208101516001600160701b0316610b1d565b61165e61251583602001516001600160701b031690565b61251f8585612141565b61252885611dfd565b42612ed2565b612537826128d0565b6108668282612f99565b61254f63bc191380426139da565b8164ffffffffff161115612593578061256c63bc191380426139da565b60405162d3f32d60e51b815264ffffffffff9092166004830152602482015260440161057c565b63ffffffff6125a28383613b0b565b64ffffffffff1611156108665760405163b94a51d560e01b815264ffffffffff8084166004830181905260248301528216604482015260640161057c565b5f610515846001600160801b031684846130e3565b602090920180516001600160e01b03191660709390931b92909217179052565b6001600160801b03811615801561263157508151600160f81b16155b1561263b57505050565b612650826001600160801b038316151561270b565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b5f610b1d61268d8360601c90565b5f848152600560205260409020546001600160a01b0316610a97565b6001600160a01b0383165f908152600460205260408120805484919083906126db9084906001600160801b0316613982565b92506101000a8154816001600160801b0302191690836001600160801b031602179055506109b3858585856130fe565b80612720578151600160ff60f81b0316611dd0565b508051600160f81b179052565b5f828152600560205260408120546108669183916001600160a01b0316611cf4565b5f81815260056020526040808220548483529120546001600160a01b0390811691161461086657604051632eb2012560e11b8152600481018390526024810182905260440161057c565b5f6001600160701b038211156127c557604051630e6c70d160e21b81526004810183905260240161057c565b5090565b6127d3828261310a565b505f90815260056020526040902080546001600160a01b0319169055565b60208201515f9060e01c8015801590610b1957508060a0855f0151901c64ffffffffff1661281f91906139da565b909210159392505050565b6001600160a01b0382165f908152600460205260408120805483929061285a9084906001600160801b0316613982565b92506101000a8154816001600160801b0302191690836001600160801b03160217905550611842838383613154565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561187c57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b806001600160a01b03163b5f0361096c576040516302cee13d60e51b81526001600160a01b038216600482015260240161057c565b6129138484848460016131ba565b610da157604051635274afe760e01b81526001600160a01b038516600482015260240161057c565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918716906370a0823190602401602060405180830381865afa158015612983573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906129a791906139c3565b90508281116129db5760405163bd16767d60e01b81526001600160a01b03871660048201526024810185905260440161057c565b610bb86115218483613b28565b5f816129f6888883886126a9565b91505f5b85811015612ae05736878783818110612a1557612a15613a9b565b905060c0020190505f86866001600160801b031614612a5657612a51612a416040840160208501613aaf565b876001600160801b0316896125e0565b612a66565b612a666040830160208401613aaf565b9050612a73600189613b28565b8303612a7c5750825b806001600160801b03165f03612aa55760405163bfe8de5160e01b815260040160405180910390fd5b612aaf8185613963565b9350612ad6612abe84876139da565b8c612acc60208601866136b3565b8486604001612d41565b50506001016129fa565b50509695505050505050565b5f612af5825190565b6001600160a01b031603612b1f57604051631f5c1aef60e21b81526004810183905260240161057c565b604051639624680160e01b81526004810183905233602482015260440161057c565b6040805160a0810182526001600160a01b03868116606080840191825285356080850152908352602085810135818501528585013584860152845180860190955291871684529083018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a92913390612bb390870187613b3b565b6040518663ffffffff1660e01b8152600401612bd3959493929190613b7e565b5f604051808303815f87803b158015612bea575f5ffd5b505af1158015612489573d5f5f3e3d5ffd5b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff9081161480612c3f5750826020015164ffffffffff1682105b80612c525750825164ffffffffff168211155b15612c5e575081610b1d565b8251606084015161ffff81165f03612c7857839150612cd8565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff1688030281612caf57612caf613c17565b04905061ffff83165f1983830282010181612ccc57612ccc613c17565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b5f604051836040820152846020820152828152600b8101905060ff8153605590206001600160a01b0316949350505050565b612d4a83612493565b604080518082019091525f60208201526001600160a01b0384168152612d7a816001600160801b0385165f6125f5565b612d93612d8c36849003840184613c2b565b8290611f37565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd908790612df090880188613ac8565b612e006040890160208a01613ac8565b612e1060608a0160408b01613ac8565b612e2060808b0160608c01613af2565b604051612e31959493929190613a18565b60405180910390a4505050505050565b612e4b8183613963565b6001600160a01b038481165f90815260046020908152604080832080546001600160801b03199081166001600160801b039788161790915593891683529082905290208054918216918316849003909216179055610da1565b604051636203b43b60e11b81526001600160a01b0384169063c407687690612bd390859085906004016139a1565b5f64ffffffffff8016836040015164ffffffffff1603612ef3575082610515565b826040015164ffffffffff168210612f0c575083610515565b826020015164ffffffffff16821080612f2d5750825164ffffffffff168211155b15612f39575082610515565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff168015612f7557612f6f8184846130e3565b92509050805b612f8b8789036001600160801b031684846130e3565b909601979650505050505050565b602081013560408201355f8080612fb66080870160608801613cb4565b92505050608084013560a0850135612fd16020870187613cd4565b15613062576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015613047575f5ffd5b505af1925050508015613058575060015b156130da576130da565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b1580156130cb575f5ffd5b505af192505050801561248957505b50505050505050565b5f81838502816130f5576130f5613c17565b04949350505050565b5f6109b3858484613227565b6131148282611c79565b8051600160f81b161561313d575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b6001600160a01b0383165f9081526020819052604090205461317f906001600160801b031682613317565b6001600160a01b03939093165f90815260208190526040902080546001600160801b0319166001600160801b03909416939093179092555050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661321657838315161561320a573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6001600160a01b0383165f908152602081815260408083208151808301909252546001600160801b0381168252600160801b90046001600160601b031691810182905290613276906001613cf3565b6001600160601b03166060866001600160a01b0316901b17915082816020018181516132a29190613cf3565b6001600160601b031690525080516132ba9085613317565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b5f8061332f6001600160801b038085169086166139da565b90506001600160801b0381111561165e57604051630e6c70d160e21b81526004810182905260240161057c565b61042b80613d1383390190565b80356001600160a01b0381168114611b7c575f5ffd5b5f5f83601f84011261338f575f5ffd5b50813567ffffffffffffffff8111156133a6575f5ffd5b60208301915083602060c0830285010111156133c0575f5ffd5b9250929050565b5f5f5f5f606085870312156133da575f5ffd5b6133e385613369565b9350602085013567ffffffffffffffff8111156133fe575f5ffd5b61340a8782880161337f565b909450925061341d905060408601613369565b905092959194509250565b5f5f60408385031215613439575f5ffd5b8235915061344960208401613369565b90509250929050565b5f60208284031215613462575f5ffd5b5035919050565b5f60808284031215613479575f5ffd5b50919050565b5f5f5f5f5f60808688031215613493575f5ffd5b61349c86613369565b9450602086013567ffffffffffffffff8111156134b7575f5ffd5b6134c38882890161337f565b90955093506134d6905060408701613369565b9150606086013567ffffffffffffffff8111156134f1575f5ffd5b6134fd88828901613469565b9150509295509295909350565b5f5f6040838503121561351b575f5ffd5b61352483613369565b915061344960208401613369565b80356001600160801b0381168114611b7c575f5ffd5b5f5f5f5f5f5f610120878903121561355e575f5ffd5b61356787613369565b955061357560208801613369565b945061358360408801613532565b93506135928860608901613469565b92506135a060e08801613369565b915061010087013567ffffffffffffffff8111156135bc575f5ffd5b6135c889828a01613469565b9150509295509295509295565b81516001600160a01b039081168252602080840151821681840152604080850151909216828401526060808501516001600160801b039081168286015260808087015182169086015260a0808701519091169085015260c080860151805164ffffffffff9081169287019290925292830151811660e0860152928201519092166101008401529081015161ffff166101208301526101408201906118f3565b5f5f5f5f60808587031215613687575f5ffd5b8435935061369760208601613369565b92506136a560408601613532565b915061341d60608601613532565b5f602082840312156136c3575f5ffd5b61165e82613369565b5f5f5f5f5f61010086880312156136e1575f5ffd5b6136ea86613369565b94506136f860208701613369565b935061370660408701613532565b92506137158760608801613469565b915061372360e08701613369565b90509295509295909350565b5f5f5f5f60e08587031215613742575f5ffd5b61374b85613369565b935061375960208601613532565b92506137688660408701613469565b915061341d60c08601613369565b5f60c08284031215613479575f5ffd5b5f5f5f5f5f610120868803121561379b575f5ffd5b6137a486613369565b9450602086013567ffffffffffffffff8111156137bf575f5ffd5b6137cb8882890161337f565b90955093506137de905060408701613369565b91506137238760608801613776565b803564ffffffffff81168114611b7c575f5ffd5b5f5f60408385031215613812575f5ffd5b82359150613449602084016137ed565b5f5f60408385031215613833575f5ffd5b8235915061344960208401613532565b5f5f60408385031215613854575f5ffd5b50508035926020909101359150565b5f5f5f5f5f5f6101c08789031215613879575f5ffd5b61388287613369565b955061389060208801613369565b945061389e60408801613532565b93506138ad8860608901613469565b92506138bb60e08801613369565b91506138cb886101008901613776565b90509295509295509295565b5f5f5f5f608085870312156138ea575f5ffd5b843593506138fa60208601613532565b925061390860408601613369565b915061341d606086016137ed565b5f5f5f60608486031215613928575f5ffd5b8335925061393860208501613369565b915061394660408501613532565b90509250925092565b634e487b7160e01b5f52601160045260245ffd5b6001600160801b038281168282160390811115610b1d57610b1d61394f565b6001600160801b038181168382160190811115610b1d57610b1d61394f565b6001600160a01b039290921682526001600160801b0316602082015260400190565b5f602082840312156139d3575f5ffd5b5051919050565b80820180821115610b1d57610b1d61394f565b5f81518060208401855e5f93019283525090919050565b5f610515613a1283866139ed565b846139ed565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b60808101610b1d828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215613abf575f5ffd5b61165e82613532565b5f60208284031215613ad8575f5ffd5b61165e826137ed565b803561ffff81168114611b7c575f5ffd5b5f60208284031215613b02575f5ffd5b61165e82613ae1565b64ffffffffff8281168282160390811115610b1d57610b1d61394f565b81810381811115610b1d57610b1d61394f565b5f5f8335601e19843603018112613b50575f5ffd5b83018035915067ffffffffffffffff821115613b6a575f5ffd5b6020019150368190038213156133c0575f5ffd5b613b9c81875180516001600160a01b03168252602090810151910152565b6020860151604082015260408601516060820152613bd0608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e08201819052810182905281836101208301375f81830161012090810191909152601f909201601f19160101949350505050565b634e487b7160e01b5f52601260045260245ffd5b5f6080828403128015613c3c575f5ffd5b506040516080810167ffffffffffffffff81118282101715613c6c57634e487b7160e01b5f52604160045260245ffd5b604052613c78836137ed565b8152613c86602084016137ed565b6020820152613c97604084016137ed565b6040820152613ca860608401613ae1565b60608201529392505050565b5f60208284031215613cc4575f5ffd5b813560ff8116811461165e575f5ffd5b5f60208284031215613ce4575f5ffd5b8135801515811461165e575f5ffd5b6001600160601b038181168382160190811115610b1d57610b1d61394f56fe60c060405234801561000f575f5ffd5b5060405161042b38038061042b83398101604081905261002e91610154565b6001600160a01b0382811660a0819052336080526040516317066a5760e21b8152918316600483015290635c19a95c906024015f604051808303815f87803b158015610078575f5ffd5b505af115801561008a573d5f5f3e3d5ffd5b5050604051632c3e6f0f60e11b81523060048201526001600160a01b0384811693508516915063587cde1e90602401602060405180830381865afa1580156100d4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100f8919061018c565b6001600160a01b03161461013657604051637b14ec8760e11b81526001600160a01b0380841660048301528216602482015260440160405180910390fd5b50506101ae565b6001600160a01b0381168114610151575f5ffd5b50565b5f5f60408385031215610165575f5ffd5b82516101708161013d565b60208401519092506101818161013d565b809150509250929050565b5f6020828403121561019c575f5ffd5b81516101a78161013d565b9392505050565b60805160a0516102516101da5f395f8181608b015261011f01525f81816048015260cd01526102515ff3fe608060405234801561000f575f5ffd5b506004361061003f575f3560e01c806308ecd9a61461004357806382bfefc814610086578063c4076876146100ad575b5f5ffd5b61006a7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b03909116815260200160405180910390f35b61006a7f000000000000000000000000000000000000000000000000000000000000000081565b6100c06100bb3660046101e6565b6100c2565b005b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146101125760405163f7245e1760e01b81523360048201526024015b60405180910390fd5b6101466001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016838361014a565b5050565b6101578383836001610184565b61017f57604051635274afe760e01b81526001600160a01b0384166004820152602401610109565b505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166101da5783831516156101ce573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f604083850312156101f7575f5ffd5b82356001600160a01b038116811461020d575f5ffd5b94602093909301359350505056fea2646970667358221220008be721c602d28c305abb3d5e2f1657bb5f29883be692a23d156f0eeba0201764736f6c63430008250033a26469706673582212203ab102431bbb81acce8ca9b4903c1dede4e9c36d6f7d5dbc556bcd1970bcb6d764736f6c63430008250033'

/** The code a VotingLocker has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const votingLockerRuntime = {
  code: '0x608060405234801561000f575f5ffd5b50600436106101c6575f3560e01c80637da52114116100fe578063b82363f91161009e578063e6f81a3e1161006e578063e6f81a3e14610481578063f11988e014610494578063f95cdbfe146104a7578063fdd46d60146104ba575f5ffd5b8063b82363f914610417578063c05c2ffc1461042a578063d1c2babb1461043d578063df18e04714610450575f5ffd5b806386bde3d1116100d957806386bde3d1146103b3578063968fb8ba146103c65780639bc256f7146103f1578063b58ecbd214610404575f5ffd5b80637da52114146103255780637df3a07f1461033857806382534ab0146103a0575f5ffd5b80634f558e791161016957806359caecb51161014457806359caecb5146102d4578063632a4861146102e7578063634cba2a146103075780636354b81b1461031a575f5ffd5b80634f558e791461028b5780635271a980146102ae57806356575a56146102c1575f5ffd5b806327f066df116101a457806327f066df146102185780632e24afb01461022b57806334319b9c1461023e57806349c676de14610269575f5ffd5b80630582b783146101ca5780630f5b2ca5146101f0578063274fae7c14610205575b5f5ffd5b6101dd6101d83660046133c7565b6104cd565b6040519081526020015b60405180910390f35b6102036101fe366004613428565b61051d565b005b610203610213366004613452565b61086a565b6101dd61022636600461347f565b61096f565b610203610239366004613452565b6109bc565b61025161024c36600461350a565b610a97565b6040516001600160a01b0390911681526020016101e7565b61027564ffffffffff81565b60405164ffffffffff90911681526020016101e7565b61029e610299366004613452565b610b23565b60405190151581526020016101e7565b6101dd6102bc366004613548565b610b62565b6101dd6102cf36600461350a565b610bc2565b6102036102e2366004613452565b610bf9565b6102fa6102f5366004613452565b610c3b565b6040516101e791906135d5565b610203610315366004613674565b610d85565b61027563bc19138081565b610251610333366004613452565b610da7565b61038b6103463660046136b3565b6001600160a01b0381165f9081526020819052604090205460609190911b6bffffffffffffffffffffffff191660011791600160801b9091046001600160601b031690565b604080519283526020830191909152016101e7565b6101dd6103ae3660046136cc565b610dcd565b6102036103c1366004613428565b610e22565b6103d96103d4366004613452565b610efc565b6040516001600160801b0390911681526020016101e7565b6101dd6103ff36600461372f565b610f0f565b6101dd610412366004613786565b610f1d565b610203610425366004613801565b610f5e565b6101dd610438366004613822565b6110af565b61020361044b366004613843565b6113c9565b6101dd61045e3660046136b3565b6001600160a01b03165f908152602081905260409020546001600160801b031690565b6101dd61048f366004613863565b6115e8565b6103d96104a2366004613452565b61162b565b6102036104b53660046138d7565b611665565b6102036104c8366004613916565b611826565b5f6104d6611847565b5f6104e1858561187e565b90505f6104ee87856118fa565b90506105098782888888876105048e898b611a8c565b611abc565b92505050610515611aff565b949350505050565b610525611847565b5f61052f83611b29565b5f848152600560205260409020549091506001600160a01b039081169083168190036105855760405163db8d3f4160e01b8152600481018590526001600160a01b03841660248201526044015b60405180910390fd5b5f6105908560601c90565b90505f61059d8284610a97565b90505f6105aa83876118fa565b60208601519091505f906105ce906001600160701b03607082901c81169116613963565b90505f6105e58585846001600160801b0316611b81565b90505f6105fc8685856001600160801b0316611b81565b6001600160a01b0386165f908152600460205260408120805492935085929091906106319084906001600160801b0316613963565b82546101009290920a6001600160801b038181021990931691831602179091556001600160a01b0386165f9081526004602052604081208054879450909261067b91859116613982565b92506101000a8154816001600160801b0302191690836001600160801b031602179055506106a98a89611c79565b5f8a81526001602081815260409092208a518155918a01519101556106cf8a888b611cf4565b604051636203b43b60e11b81526001600160a01b0386169063c4076876906106fd90879087906004016139a1565b5f604051808303815f87803b158015610714575f5ffd5b505af1158015610726573d5f5f3e3d5ffd5b50506040516370a0823160e01b81526001600160a01b0388811660048301525f93508592506001600160801b03871691908a16906370a0823190602401602060405180830381865afa15801561077e573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107a291906139c3565b6107ac91906139da565b14801561083157506107c76001600160801b038516836139da565b6040516370a0823160e01b81526001600160a01b0387811660048301528916906370a0823190602401602060405180830381865afa15801561080b573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061082f91906139c3565b145b90508061085557868460405163b431961b60e01b815260040161057c9291906139a1565b505050505050505050610866611aff565b5050565b610872611847565b5f61087c82611d51565b905061088e8151600160f91b16151590565b15806108b057505f828152600360205260409020546001600160a01b03163314155b156108d7576040516351db9bb160e11b81526004810183905233602482015260440161057c565b5f6108e0825190565b82516001600160a01b0319163317835290506108fc825f611db2565b5f83815260016020818152604080842086518155828701519301929092556003905280822080546001600160a01b03191690555133916001600160a01b0384169186917f0ea8df787dde63a7bdc34d17097adf25749a3521f660e92dabdff8d6ee91d18a91a4505061096c611aff565b50565b5f610978611847565b5f610983868661187e565b90505f61099088866118fa565b90506109a78882898989876105048f898b8e611dd6565b925050506109b3611aff565b95945050505050565b6109c4611847565b5f6109ce82611b29565b90506109e6826109dd83611dfd565b60400151611e9c565b5f6109f18383611f03565b604080516080810182525f8082526020820181905264ffffffffff928201929092526060810191909152909150610a29908390611f37565b610a338383611c79565b5f83815260016020818152604092839020855181558582015192019190915590516001600160801b038316815284917f04d12ece96358a5151338afa6058789db7fc76ec5e5c823cf435e5fe17d8e3a9910160405180910390a2505061096c611aff565b5f5f60405180602001610aa99061335c565b601f1982820381018352601f9091011660408181526001600160a01b03878116602084015286169082015260600160408051601f1981840301815290829052610af59291602001613a04565b6040516020818303038152906040529050610b195f5f1b8280519060200120611fc9565b9150505b92915050565b5f818152600160208181526040808420815180830190925280548252909201549082015281610b50825190565b6001600160a01b031614159392505050565b5f610b6b611847565b610b7484611fd5565b5f610b7f88856118fa565b9050610ba2888289610b9c8c868c6001600160801b03168a611dd6565b89612124565b9150610baf825f86611cf4565b50610bb8611aff565b9695505050505050565b5f60045f610bd08585610a97565b6001600160a01b0316815260208101919091526040015f20546001600160801b03169392505050565b610c01611847565b5f610c0b82611b29565b9050610c178282611c79565b5f82815260016020818152604090922083518155919092015191015561096c611aff565b610c946040805160e0810182525f80825260208083018290528284018290526060808401839052608080850184905260a0850184905285519081018652838152918201839052938101829052928301529060c082015290565b5f610c9e83611d51565b90506040518060e00160405280610cb58560601c90565b6001600160a01b03168152602001610ccb835190565b6001600160a01b03168152602001610ce98351600160f91b16151590565b610cf3575f610d0b565b5f858152600360205260409020546001600160a01b03165b6001600160a01b03168152602001610d2d83602001516001600160701b031690565b6001600160801b0316815260208381015191019060701c6001600160701b03166001600160801b03168152602001610d658584612141565b6001600160801b03168152602001610d7c83611dfd565b90529392505050565b610d8d611847565b610d9984848484612178565b610da1611aff565b50505050565b5f610db182611d51565b50505f908152600560205260409020546001600160a01b031690565b5f610dd6611847565b610ddf83611fd5565b5f610dea87846118fa565b9050610e0c878288610e068b868b6001600160801b0316611a8c565b88612124565b9150610e19825f85611cf4565b506109b3611aff565b610e2a611847565b5f610e3483611b29565b9050336001600160a01b03831603610e6a57604051637ddc5d8f60e01b81526001600160a01b038316600482015260240161057c565b610e7382612493565b610e7d8382611c79565b610e88816001611db2565b5f83815260036020908152604080832080546001600160a01b0319166001600160a01b0387169081179091556001808452828520865181559386015193019290925551909185917fe2315b7139fbafadb1a0a71e13035af4872231af529029342b5682b942a300809190a350610866611aff565b5f610b1d82610f0a84611d51565b6124da565b5f6109b38533868686610dcd565b5f610f26611847565b5f610f31868661187e565b90505f610f3e88866118fa565b9050610f4a888561252e565b6109a78882898989876105048f898b611a8c565b610f66611847565b5f610f7083611b29565b90505f610f7c82611dfd565b604001519050610f8c8482611e9c565b8064ffffffffff168364ffffffffff1611610fcb5760405163266486b760e01b815264ffffffffff80831660048301528416602482015260440161057c565b5f610fd68584611f03565b90505f610fe284611dfd565b9050610ff1815f015186612541565b8264ffffffffff16816020015164ffffffffff16036110185764ffffffffff851660208201525b64ffffffffff8516604082015261102f8482611f37565b6110398685611c79565b5f8681526001602081815260409283902087518155818801519201919091558251908301516060840151925189937f4c3fc11f59cd333f3ee031c64fef69bdef2ed5ba59110b44a90f033d015b4d019361109b938893919290918c9190613a18565b60405180910390a250505050610866611aff565b5f6110b8611847565b5f6110c284611b29565b90505f6110d982602001516001600160701b031690565b90506001600160801b03841615806111035750806001600160801b0316846001600160801b031610155b1561113b576040516394b2087360e01b8152600481018690526001600160801b0380861660248301528216604482015260640161057c565b5f61114583611dfd565b6040015164ffffffffff164210611165576111608684612141565b61116f565b61116f8684611f03565b90505f61118f82876001600160801b0316856001600160801b03166125e0565b60208501519091505f906111c29060701c6001600160701b0316886001600160801b0316866001600160801b03166125e0565b60208601519091505f90829060701c6001600160701b03166111e49190613963565b90506111f08886613963565b6001600160801b0316816001600160801b03160361123b576040516394b2087360e01b8152600481018a90526001600160801b03808a1660248301528616604482015260640161057c565b61125d6112488987613963565b87906001600160801b039081169084166125f5565b611271898761126c8688613963565b612615565b61127b8987611c79565b5f89815260016020818152604090922088518155918801519101556112b46112a38a60601c90565b6112ac8b61267f565b5f60016126a9565b96506112cd866001600160801b03808b169085166125f5565b6112d7865f61270b565b6112e2878785612615565b5f8781526001602081815260409092208851815591880151910155611307898861272d565b5f61131187611dfd565b9050336001600160a01b0316888b7f54ba800d514748c41049b3864d9dec400472947863fe03f1b0bffed6362dd5118c8888875f0151886020015189604001518a606001516040516113b297969594939291906001600160801b039788168152958716602087015293909516604085015264ffffffffff9182166060850152811660808401529290921660a082015261ffff9190911660c082015260e00190565b60405180910390a450505050505050610b1d611aff565b6113d1611847565b5f6113db83611b29565b90505f6113e783611b29565b90505f6113f382611dfd565b6040516020016114039190613a53565b6040516020818303038152906040528051906020012061142284611dfd565b6040516020016114329190613a53565b604051602081830303815290604052805190602001201490508385148061147d575061145e8460601c90565b6001600160a01b03166114718660601c90565b6001600160a01b031614155b80611486575080155b156114ae57604051632eb2012560e11b8152600481018690526024810185905260440161057c565b6114b8858561274f565b5f6114c38584612141565b6114cd8786612141565b6114d79190613982565b90505f6115266114f185602001516001600160701b031690565b6001600160801b031661150e87602001516001600160701b031690565b6001600160801b031661152191906139da565b612799565b6020850151909150611575906001600160801b0383169060701c6001600160701b0316602088015160701c6001600160701b03166115649190613982565b8791906001600160801b03166125f5565b611580878684612615565b61158a8786611c79565b5f87815260016020818152604090922087518155918701519101556115af86856127c9565b604051869088907f57cbf6e95161d2e3d8956cef5d6a37ceac1d449f2f97d746fff873c9a1a8fb3d905f90a35050505050610866611aff565b5f6115f1611847565b6115fa84611fd5565b5f61160588856118fa565b9050611611888461252e565b610ba2888289610b9c8c868c6001600160801b0316611a8c565b5f5f61163683611d51565b602081015190915060701c6001600160701b031661165484836124da565b61165e9190613963565b9392505050565b61166d611847565b5f61167785611d51565b90505f61168382611dfd565b604001519050836001600160a01b031661169b835190565b6001600160a01b03161415806116be57508264ffffffffff168164ffffffffff16115b1561170457856116cc835190565b604051630a268e0960e31b815260048101929092526001600160a01b0316602482015264ffffffffff8216604482015260640161057c565b61170e82426127f1565b1561173c57604051630251bc0760e61b81526004810187905264ffffffffff8216602482015260440161057c565b5f6117478760601c90565b90505f6117538861267f565b90505f61176a83838a6001600160801b0316611a8c565b90506117b3611790826001600160801b031661150e88602001516001600160701b031690565b6001600160801b031661156487602001516001600160701b0360709190911c1690565b5f89815260016020818152604090922087518155918701519101556117d983838361282a565b6040516001600160801b038216815233908a907f5d222c97d7d52ee2a435fe438b6fc66c85168741a2621ffbcc09a03bbd1f805c9060200160405180910390a35050505050610da1611aff565b61182e611847565b61183a83838384612178565b611842611aff565b505050565b61184f612889565b61187c60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906128c9565b565b5f5f5b828110156118f3576118ac84848381811061189e5761189e613a9b565b905060c00201604001611fd5565b8383828181106118be576118be613a9b565b905060c0020160200160208101906118d69190613aaf565b6118e9906001600160801b0316836139da565b9150600101611881565b5092915050565b5f611904836128d0565b6001600160a01b038216158061192257506001600160a01b03821630145b8061194b57506001600160a01b0382165f90815260046020526040902054600160801b900460ff165b1561197457604051632bc2302b60e11b81526001600160a01b038316600482015260240161057c565b61197e8383610a97565b6001600160a01b0381165f90815260046020526040902054909150600160801b900460ff16610b1d576001600160a01b0381165f90815260046020526040808220805460ff60801b1916600160801b17905551849084906119de9061335c565b6001600160a01b039283168152911660208201526040018190604051809103905ff590508015611a0b5760015b611a3b57604051630334507160e31b81526001600160a01b0380851660048301528316602482015260440161057c565b50816001600160a01b0316836001600160a01b0316826001600160a01b03167f3ae2f231c22ad26e6e66baf69deace6b2e803998d5e771b891336ce060a1331260405160405180910390a492915050565b5f5f611a99858585611b81565b9050611ab06001600160a01b038616338686612905565b6109b38585858461293b565b5f611acb8888888887876129e8565b90505f5b85811015611af357611aeb611ae482846139da565b5f87611cf4565b600101611acf565b50979650505050505050565b61187c5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611876565b604080518082019091525f8082526020820152505f81815260016020818152604092839020835180850190945280548085529201549083015233906001600160a01b031614611b7c57611b7c8282612aec565b919050565b5f815f03611ba25760405163bfe8de5160e01b815260040160405180910390fd5b611bab846128d0565b6040516370a0823160e01b81526001600160a01b0384811660048301528516906370a0823190602401602060405180830381865afa158015611bef573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611c1391906139c3565b6001600160a01b0384165f908152600460205260409020549091506001600160801b031680821015611c715760405163f62bba2560e01b81526001600160a01b0386166004820152602481018390526044810182905260640161057c565b509392505050565b8051600160f91b16611c89575050565b611c93815f611db2565b5f828152600360205260408082205490516001600160a01b039091169184917fad5d1da63a71147a146daa2d4c6cdc9ab57b00bd41306f855d0afe41c5ed28409190a3505f90815260036020526040902080546001600160a01b0319169055565b5f8381526005602052604080822080546001600160a01b0319166001600160a01b03858116918217909255915191929085169186917f5b9724fbfed485031cb1f2632de8a498984da9c3bb6a8b77b659abc1ce82970b91a4505050565b6040805180820182525f808252602091820181905283815260018083529083902083518085019094528054808552910154918301919091526001600160a01b0316611b7c57604051631f5c1aef60e21b81526004810183905260240161057c565b80611dc75781516001607f60f91b0316611dd0565b8151600160f91b175b90915250565b5f5f611de3868686611b81565b9050611df186868686612b41565b610bb88686868461293b565b604080516080810182525f8082526020820181905291810182905260608101919091528151602083015160e01c60a082901c5f8215611e3e57828201611e45565b64ffffffffff5b905060405180608001604052808364ffffffffff16815260200160c886901c63ffffffff16840164ffffffffff1681526020018264ffffffffff16815260200160e886901c61ffff16815250945050505050919050565b64fffffffffe1964ffffffffff821601611ecc5760405163c4f133bd60e01b81526004810183905260240161057c565b8064ffffffffff16421061086657604051630251bc0760e61b81526004810183905264ffffffffff8216602482015260440161057c565b5f611f0e83836124da565b9050611f2c611f25611f1f84611dfd565b42612bfc565b8390611f37565b610b1d838383612615565b8051604082015164ffffffffff91821691908116905f908214611f5c57828203611f5e565b5f5b606085015160209586015187516affffffffffffffffffffff60a01b191660a087901b1764ffffffffff9091169590950360c81b9490941761ffff60e81b60e89590951b949094169390931785525050910180516001600160e01b031660e09290921b919091179052565b5f61165e838330612d0f565b5f8080611fe56020850185613ac8565b611ff56040860160208701613ac8565b6120056060870160408801613ac8565b9194509250905064fffffffffe1964ffffffffff82160161208f5764ffffffffff831615158061203b575064ffffffffff821615155b8061205857506120516080850160608601613af2565b61ffff1615155b15610da15760405163b94a51d560e01b815264ffffffffff808516600483015280841660248301528216604482015260640161057c565b8164ffffffffff168364ffffffffff1611806120b857508064ffffffffff168264ffffffffff16115b806120d157508064ffffffffff168364ffffffffff1610155b806120e35750428164ffffffffff1611155b1561211a5760405163b94a51d560e01b815264ffffffffff808516600483015280841660248301528216604482015260640161057c565b610da18382612541565b5f61213286868560016126a9565b90506109b38187868686612d41565b5f6121528251600160f81b16151590565b61215c575f61165e565b50505f908152600260205260409020546001600160801b031690565b5f61218285611b29565b905061218d84612493565b826001600160801b03165f036121b65760405163bfe8de5160e01b815260040160405180910390fd5b5f6121c18660601c90565b90505f6121cd8761267f565b9050845f806121e686602001516001600160701b031690565b602087015160701c6001600160701b0316915091505f816122078c896124da565b039050806001600160801b0316896001600160801b0316111561225757604051633b7075f160e11b8152600481018c90526001600160801b03808b1660248301528216604482015260640161057c565b6001600160a01b0385165f908152600460205260408120546001600160801b03166040516370a0823160e01b81526001600160a01b0388811660048301529192505f918916906370a0823190602401602060405180830381865afa1580156122c1573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906122e591906139c3565b9050816001600160801b03168110156123625761230c8b82846001600160801b03166125e0565b9550896001600160801b0316866001600160801b031610156123625760405163f62bba2560e01b81526001600160a01b0389166004820152602481018290526001600160801b038316604482015260640161057c565b61236e8888848e612e41565b6123788d8a611c79565b846001600160801b03168b85016001600160801b0316036123a25761239d8d8a6127c9565b6123d7565b6123bb896001600160801b0380881690878f01166125f5565b5f8d81526001602081815260409092208b518155918b01519101555b50506040516001600160801b038a1681526001600160a01b038b1693508b92507fb93f113f5e0a7c68a43c460680b35445bae4edb7ec7cf0b850491f990efd254e915060200160405180910390a3856001600160801b0316816001600160801b03161461247d576040516001600160801b038216815288907f7b5f869c6e81056ec28ca1b01060ef3bcc35f0f921e8be448513476746378d5b9060200160405180910390a25b61248983838984612ea4565b5050505050505050565b6001600160a01b03811615806124b157506001600160a01b03811630145b1561096c57604051637ddc5d8f60e01b81526001600160a01b038216600482015260240161057c565b5f6124e582426127f1565b156124fe575060208101516001600160701b0316610b1d565b61165e61251583602001516001600160701b031690565b61251f8585612141565b61252885611dfd565b42612ed2565b612537826128d0565b6108668282612f99565b61254f63bc191380426139da565b8164ffffffffff161115612593578061256c63bc191380426139da565b60405162d3f32d60e51b815264ffffffffff9092166004830152602482015260440161057c565b63ffffffff6125a28383613b0b565b64ffffffffff1611156108665760405163b94a51d560e01b815264ffffffffff8084166004830181905260248301528216604482015260640161057c565b5f610515846001600160801b031684846130e3565b602090920180516001600160e01b03191660709390931b92909217179052565b6001600160801b03811615801561263157508151600160f81b16155b1561263b57505050565b612650826001600160801b038316151561270b565b5f9283526002602052604090922080546001600160801b0319166001600160801b039093169290921790915550565b5f610b1d61268d8360601c90565b5f848152600560205260409020546001600160a01b0316610a97565b6001600160a01b0383165f908152600460205260408120805484919083906126db9084906001600160801b0316613982565b92506101000a8154816001600160801b0302191690836001600160801b031602179055506109b3858585856130fe565b80612720578151600160ff60f81b0316611dd0565b508051600160f81b179052565b5f828152600560205260408120546108669183916001600160a01b0316611cf4565b5f81815260056020526040808220548483529120546001600160a01b0390811691161461086657604051632eb2012560e11b8152600481018390526024810182905260440161057c565b5f6001600160701b038211156127c557604051630e6c70d160e21b81526004810183905260240161057c565b5090565b6127d3828261310a565b505f90815260056020526040902080546001600160a01b0319169055565b60208201515f9060e01c8015801590610b1957508060a0855f0151901c64ffffffffff1661281f91906139da565b909210159392505050565b6001600160a01b0382165f908152600460205260408120805483929061285a9084906001600160801b0316613982565b92506101000a8154816001600160801b0302191690836001600160801b03160217905550611842838383613154565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561187c57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b806001600160a01b03163b5f0361096c576040516302cee13d60e51b81526001600160a01b038216600482015260240161057c565b6129138484848460016131ba565b610da157604051635274afe760e01b81526001600160a01b038516600482015260240161057c565b6040516370a0823160e01b81526001600160a01b0384811660048301525f9182918716906370a0823190602401602060405180830381865afa158015612983573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906129a791906139c3565b90508281116129db5760405163bd16767d60e01b81526001600160a01b03871660048201526024810185905260440161057c565b610bb86115218483613b28565b5f816129f6888883886126a9565b91505f5b85811015612ae05736878783818110612a1557612a15613a9b565b905060c0020190505f86866001600160801b031614612a5657612a51612a416040840160208501613aaf565b876001600160801b0316896125e0565b612a66565b612a666040830160208401613aaf565b9050612a73600189613b28565b8303612a7c5750825b806001600160801b03165f03612aa55760405163bfe8de5160e01b815260040160405180910390fd5b612aaf8185613963565b9350612ad6612abe84876139da565b8c612acc60208601866136b3565b8486604001612d41565b50506001016129fa565b50509695505050505050565b5f612af5825190565b6001600160a01b031603612b1f57604051631f5c1aef60e21b81526004810183905260240161057c565b604051639624680160e01b81526004810183905233602482015260440161057c565b6040805160a0810182526001600160a01b03868116606080840191825285356080850152908352602085810135818501528585013584860152845180860190955291871684529083018590526e22d473030f116ddee9f6b43ac78ba3926330f28b7a92913390612bb390870187613b3b565b6040518663ffffffff1660e01b8152600401612bd3959493929190613b7e565b5f604051808303815f87803b158015612bea575f5ffd5b505af1158015612489573d5f5f3e3d5ffd5b604080516080810182525f8082526020820181905281830181905260608201529083015164ffffffffff9081161480612c3f5750826020015164ffffffffff1682105b80612c525750825164ffffffffff168211155b15612c5e575081610b1d565b8251606084015161ffff81165f03612c7857839150612cd8565b5f8264ffffffffff16866040015164ffffffffff160390505f818361ffff168564ffffffffff1688030281612caf57612caf613c17565b04905061ffff83165f1983830282010181612ccc57612ccc613c17565b04939093019290910390505b6040805160808101825264ffffffffff9384168082526020820152868201519093169083015261ffff166060820152905092915050565b5f604051836040820152846020820152828152600b8101905060ff8153605590206001600160a01b0316949350505050565b612d4a83612493565b604080518082019091525f60208201526001600160a01b0384168152612d7a816001600160801b0385165f6125f5565b612d93612d8c36849003840184613c2b565b8290611f37565b5f86815260016020818152604090922083518155828401519101556001600160a01b03808616919087169088907fe387d00fc79cbc62c0f15980d109712452d2025a6bed69abec946d2e994fddcd908790612df090880188613ac8565b612e006040890160208a01613ac8565b612e1060608a0160408b01613ac8565b612e2060808b0160608c01613af2565b604051612e31959493929190613a18565b60405180910390a4505050505050565b612e4b8183613963565b6001600160a01b038481165f90815260046020908152604080832080546001600160801b03199081166001600160801b039788161790915593891683529082905290208054918216918316849003909216179055610da1565b604051636203b43b60e11b81526001600160a01b0384169063c407687690612bd390859085906004016139a1565b5f64ffffffffff8016836040015164ffffffffff1603612ef3575082610515565b826040015164ffffffffff168210612f0c575083610515565b826020015164ffffffffff16821080612f2d5750825164ffffffffff168211155b15612f39575082610515565b82516040840151606085015164ffffffffff92831680860393909216919091039061ffff168015612f7557612f6f8184846130e3565b92509050805b612f8b8789036001600160801b031684846130e3565b909601979650505050505050565b602081013560408201355f8080612fb66080870160608801613cb4565b92505050608084013560a0850135612fd16020870187613cd4565b15613062576040516323f2ebc360e21b815233600482015230602482015260448101869052606481018590526001608482015260ff841660a482015260c4810183905260e481018290526001600160a01b03881690638fcbaf0c90610104015f604051808303815f87803b158015613047575f5ffd5b505af1925050508015613058575060015b156130da576130da565b60405163d505accf60e01b8152336004820152306024820152604481018690526064810185905260ff8416608482015260a4810183905260c481018290526001600160a01b0388169063d505accf9060e4015f604051808303815f87803b1580156130cb575f5ffd5b505af192505050801561248957505b50505050505050565b5f81838502816130f5576130f5613c17565b04949350505050565b5f6109b3858484613227565b6131148282611c79565b8051600160f81b161561313d575f82815260026020526040902080546001600160801b03191690555b505f90815260016020819052604082208281550155565b6001600160a01b0383165f9081526020819052604090205461317f906001600160801b031682613317565b6001600160a01b03939093165f90815260208190526040902080546001600160801b0319166001600160801b03909416939093179092555050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f5114831661321657838315161561320a573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b6001600160a01b0383165f908152602081815260408083208151808301909252546001600160801b0381168252600160801b90046001600160601b031691810182905290613276906001613cf3565b6001600160601b03166060866001600160a01b0316901b17915082816020018181516132a29190613cf3565b6001600160601b031690525080516132ba9085613317565b6001600160801b0390811682526001600160a01b039095165f908152602081815260409091208251815492909301516001600160601b0316600160801b026001600160e01b03199092169290961691909117179093555090919050565b5f8061332f6001600160801b038085169086166139da565b90506001600160801b0381111561165e57604051630e6c70d160e21b81526004810182905260240161057c565b61042b80613d1383390190565b80356001600160a01b0381168114611b7c575f5ffd5b5f5f83601f84011261338f575f5ffd5b50813567ffffffffffffffff8111156133a6575f5ffd5b60208301915083602060c0830285010111156133c0575f5ffd5b9250929050565b5f5f5f5f606085870312156133da575f5ffd5b6133e385613369565b9350602085013567ffffffffffffffff8111156133fe575f5ffd5b61340a8782880161337f565b909450925061341d905060408601613369565b905092959194509250565b5f5f60408385031215613439575f5ffd5b8235915061344960208401613369565b90509250929050565b5f60208284031215613462575f5ffd5b5035919050565b5f60808284031215613479575f5ffd5b50919050565b5f5f5f5f5f60808688031215613493575f5ffd5b61349c86613369565b9450602086013567ffffffffffffffff8111156134b7575f5ffd5b6134c38882890161337f565b90955093506134d6905060408701613369565b9150606086013567ffffffffffffffff8111156134f1575f5ffd5b6134fd88828901613469565b9150509295509295909350565b5f5f6040838503121561351b575f5ffd5b61352483613369565b915061344960208401613369565b80356001600160801b0381168114611b7c575f5ffd5b5f5f5f5f5f5f610120878903121561355e575f5ffd5b61356787613369565b955061357560208801613369565b945061358360408801613532565b93506135928860608901613469565b92506135a060e08801613369565b915061010087013567ffffffffffffffff8111156135bc575f5ffd5b6135c889828a01613469565b9150509295509295509295565b81516001600160a01b039081168252602080840151821681840152604080850151909216828401526060808501516001600160801b039081168286015260808087015182169086015260a0808701519091169085015260c080860151805164ffffffffff9081169287019290925292830151811660e0860152928201519092166101008401529081015161ffff166101208301526101408201906118f3565b5f5f5f5f60808587031215613687575f5ffd5b8435935061369760208601613369565b92506136a560408601613532565b915061341d60608601613532565b5f602082840312156136c3575f5ffd5b61165e82613369565b5f5f5f5f5f61010086880312156136e1575f5ffd5b6136ea86613369565b94506136f860208701613369565b935061370660408701613532565b92506137158760608801613469565b915061372360e08701613369565b90509295509295909350565b5f5f5f5f60e08587031215613742575f5ffd5b61374b85613369565b935061375960208601613532565b92506137688660408701613469565b915061341d60c08601613369565b5f60c08284031215613479575f5ffd5b5f5f5f5f5f610120868803121561379b575f5ffd5b6137a486613369565b9450602086013567ffffffffffffffff8111156137bf575f5ffd5b6137cb8882890161337f565b90955093506137de905060408701613369565b91506137238760608801613776565b803564ffffffffff81168114611b7c575f5ffd5b5f5f60408385031215613812575f5ffd5b82359150613449602084016137ed565b5f5f60408385031215613833575f5ffd5b8235915061344960208401613532565b5f5f60408385031215613854575f5ffd5b50508035926020909101359150565b5f5f5f5f5f5f6101c08789031215613879575f5ffd5b61388287613369565b955061389060208801613369565b945061389e60408801613532565b93506138ad8860608901613469565b92506138bb60e08801613369565b91506138cb886101008901613776565b90509295509295509295565b5f5f5f5f608085870312156138ea575f5ffd5b843593506138fa60208601613532565b925061390860408601613369565b915061341d606086016137ed565b5f5f5f60608486031215613928575f5ffd5b8335925061393860208501613369565b915061394660408501613532565b90509250925092565b634e487b7160e01b5f52601160045260245ffd5b6001600160801b038281168282160390811115610b1d57610b1d61394f565b6001600160801b038181168382160190811115610b1d57610b1d61394f565b6001600160a01b039290921682526001600160801b0316602082015260400190565b5f602082840312156139d3575f5ffd5b5051919050565b80820180821115610b1d57610b1d61394f565b5f81518060208401855e5f93019283525090919050565b5f610515613a1283866139ed565b846139ed565b6001600160801b0395909516855264ffffffffff93841660208601529183166040850152909116606083015261ffff16608082015260a00190565b60808101610b1d828464ffffffffff815116825264ffffffffff602082015116602083015264ffffffffff604082015116604083015261ffff60608201511660608301525050565b634e487b7160e01b5f52603260045260245ffd5b5f60208284031215613abf575f5ffd5b61165e82613532565b5f60208284031215613ad8575f5ffd5b61165e826137ed565b803561ffff81168114611b7c575f5ffd5b5f60208284031215613b02575f5ffd5b61165e82613ae1565b64ffffffffff8281168282160390811115610b1d57610b1d61394f565b81810381811115610b1d57610b1d61394f565b5f5f8335601e19843603018112613b50575f5ffd5b83018035915067ffffffffffffffff821115613b6a575f5ffd5b6020019150368190038213156133c0575f5ffd5b613b9c81875180516001600160a01b03168252602090810151910152565b6020860151604082015260408601516060820152613bd0608082018680516001600160a01b03168252602090810151910152565b6001600160a01b03841660c082015261010060e08201819052810182905281836101208301375f81830161012090810191909152601f909201601f19160101949350505050565b634e487b7160e01b5f52601260045260245ffd5b5f6080828403128015613c3c575f5ffd5b506040516080810167ffffffffffffffff81118282101715613c6c57634e487b7160e01b5f52604160045260245ffd5b604052613c78836137ed565b8152613c86602084016137ed565b6020820152613c97604084016137ed565b6040820152613ca860608401613ae1565b60608201529392505050565b5f60208284031215613cc4575f5ffd5b813560ff8116811461165e575f5ffd5b5f60208284031215613ce4575f5ffd5b8135801515811461165e575f5ffd5b6001600160601b038181168382160190811115610b1d57610b1d61394f56fe60c060405234801561000f575f5ffd5b5060405161042b38038061042b83398101604081905261002e91610154565b6001600160a01b0382811660a0819052336080526040516317066a5760e21b8152918316600483015290635c19a95c906024015f604051808303815f87803b158015610078575f5ffd5b505af115801561008a573d5f5f3e3d5ffd5b5050604051632c3e6f0f60e11b81523060048201526001600160a01b0384811693508516915063587cde1e90602401602060405180830381865afa1580156100d4573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906100f8919061018c565b6001600160a01b03161461013657604051637b14ec8760e11b81526001600160a01b0380841660048301528216602482015260440160405180910390fd5b50506101ae565b6001600160a01b0381168114610151575f5ffd5b50565b5f5f60408385031215610165575f5ffd5b82516101708161013d565b60208401519092506101818161013d565b809150509250929050565b5f6020828403121561019c575f5ffd5b81516101a78161013d565b9392505050565b60805160a0516102516101da5f395f8181608b015261011f01525f81816048015260cd01526102515ff3fe608060405234801561000f575f5ffd5b506004361061003f575f3560e01c806308ecd9a61461004357806382bfefc814610086578063c4076876146100ad575b5f5ffd5b61006a7f000000000000000000000000000000000000000000000000000000000000000081565b6040516001600160a01b03909116815260200160405180910390f35b61006a7f000000000000000000000000000000000000000000000000000000000000000081565b6100c06100bb3660046101e6565b6100c2565b005b336001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016146101125760405163f7245e1760e01b81523360048201526024015b60405180910390fd5b6101466001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016838361014a565b5050565b6101578383836001610184565b61017f57604051635274afe760e01b81526001600160a01b0384166004820152602401610109565b505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166101da5783831516156101ce573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b5f5f604083850312156101f7575f5ffd5b82356001600160a01b038116811461020d575f5ffd5b94602093909301359350505056fea2646970667358221220008be721c602d28c305abb3d5e2f1657bb5f29883be692a23d156f0eeba0201764736f6c63430008250033a26469706673582212203ab102431bbb81acce8ca9b4903c1dede4e9c36d6f7d5dbc556bcd1970bcb6d764736f6c63430008250033',
  immutables: [],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const votingLockerSource = { compiler: '0.8.37+commit.f401782d', hash: 'b840822f1fb9d6edc4b82b4820106a54f03b48bfdd5903f035384cce93b7c676' } as const
