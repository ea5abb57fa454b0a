/** A rule of the contracts, one place that breaks it, and the test that has to notice. */
export interface RuleMutant {
  /** T: what incidents elsewhere taught. I: what always holds. */
  rule: string
  /** The file that is broken, from the folder of the project on. */
  file: string
  /** The text that is replaced. It is in the file exactly once. */
  from: string
  to: string
  /** The whole name of the test. */
  test: string
  /** Where the test is: of Solidity the name of its contract, of TypeScript the file. */
  suite: string
}

/** Every rule with the break that its test notices. `npm run contracts:mutants rules` makes each and runs the test. */
export const ruleMutants: RuleMutant[] = [
  {
    rule: 'T1',
    file: 'contracts/artifacts/token-locker.ts',
    from: '"name": "withdrawShare"',
    to: '"name": "migrate"',
    test: 'T1 I11 TokenLocker has no function for an administrator, and takes no ether',
    suite: 'contracts/published.test.ts',
  },
  {
    rule: 'T2',
    file: 'contracts/MerkleClaims.sol',
    from: 'if (token.allowance(address(this), spender) != 0) token.forceApprove(spender, 0);',
    to: '',
    test: 'test_T2_an_allowance_that_looks_endless_is_taken_back',
    suite: 'MerkleClaims.locks.t.sol',
  },
  {
    rule: 'T3',
    file: 'contracts/MerkleClaims.sol',
    from: 'if (amount > remaining) revert',
    to: 'if (false) revert',
    test: 'test_T3_an_underfunded_campaign_stops_at_its_own_ledger',
    suite: 'MerkleClaims*.t.sol',
  },
  {
    rule: 'T4',
    file: 'contracts/locks/TokenLockerStore.sol',
    from: 'if (lock.owner() != msg.sender) _refuse(id, lock);',
    to: 'if (lock.owner() != msg.sender && lock.owner() != address(bytes20(msg.data[msg.data.length - 20:]))) _refuse(id, lock);',
    test: 'test_T4_twenty_appended_bytes_name_no_other_sender',
    suite: 'TokenLocker.input.t.sol',
  },
  {
    rule: 'T5',
    file: 'contracts/PositionLocker.sol',
    from: 'IPositionToken(it.manager).safeTransferFrom(address(this), to, it.tokenId);',
    to: 'IPositionToken(_locks[1].manager).safeTransferFrom(address(this), to, it.tokenId);',
    test: 'test_T5_a_lock_of_another_manager_with_the_same_position_id_moves_nothing_of_mine',
    suite: 'PositionLocker.hostile.t.sol',
  },
  {
    rule: 'T6',
    file: 'contracts/lockers/LockerBase.sol',
    from: '_debit(token, pool, debt, amount);',
    to: '_debit(token, pool, debt, paid);',
    test: 'test_T6_every_share_of_a_shortage_is_the_same_whoever_comes_when',
    suite: 'TokenLocker*.t.sol',
  },
  {
    rule: 'T7',
    file: 'contracts/lockers/LockerBase.sol',
    from: 'if (held <= before) revert',
    to: 'if (held < before) revert',
    test: 'test_T7_a_token_that_keeps_everything_is_refused',
    suite: 'TokenLocker.tokens.t.sol',
  },
  {
    rule: 'T8',
    file: 'contracts/lockers/LockerBase.sol',
    from: 'function withdraw(uint256 id, address to, uint128 amount) external nonReentrant {',
    to: 'function withdraw(uint256 id, address to, uint128 amount) external {',
    test: 'test_T8_no_function_can_be_called_from_within_another',
    suite: 'TokenLocker.reentry.t.sol',
  },
  {
    rule: 'T9',
    file: 'contracts/locks/Answers.sol',
    from: 'staticcall(gas_, target, add(question, 0x20), mload(question), 0, 0)',
    to: 'staticcall(gas(), target, add(question, 0x20), mload(question), 0, 0)',
    test: 'test_T9_a_page_of_a_hundred_stays_whole_and_below_ten_million_gas',
    suite: 'LockLens.hostile.t.sol',
  },
  {
    rule: 'T10',
    file: 'contracts/MerkleClaims.sol',
    from: 'if (proof.length > LONGEST_PROOF) revert',
    to: 'if (false) revert',
    test: 'test_T10_a_proof_has_at_most_32_steps',
    suite: 'MerkleClaims*.t.sol',
  },
  {
    rule: 'T11',
    file: 'src/core/merkle/claim-list.ts',
    from: 'total <= received',
    to: 'total <= received + 1n',
    test: 'T11 a campaign must have received the sum of its list, to the last unit',
    suite: 'src/core/merkle/claim-list.test.ts',
  },
  {
    rule: 'T12',
    file: 'contracts/MerkleClaims.sol',
    from: 'if (block.timestamp > deadline) revert',
    to: 'if (false) revert',
    test: 'test_T12_a_signature_counts_until_its_deadline_and_once',
    suite: 'MerkleClaims.signatures.t.sol',
  },
  {
    rule: 'T13',
    file: 'contracts/CodeMint721.sol',
    from: 'keccak256(abi.encode(REDEEM, index, recipient, deadline))',
    to: 'keccak256(abi.encode(REDEEM, index, deadline))',
    test: 'test_T13_a_copied_signature_serves_no_other_recipient',
    suite: 'CodeMint721*.t.sol',
  },
  {
    rule: 'T14',
    file: 'src/core/codes/code-text.ts',
    from: 'if (bits < LEAST_BITS ||',
    to: 'if (bits < 64 ||',
    test: 'T14 has at least 80 bits',
    suite: 'src/core/codes/code-text.test.ts',
  },
  {
    rule: 'T14b',
    file: 'contracts/CodeMint721.sol',
    from: 'if (had + quantity > most) revert',
    to: 'if (false) revert',
    test: 'test_T14b_per_transaction_per_wallet_and_supply_are_capped',
    suite: 'CodeMint721*.t.sol',
  },
  {
    rule: 'T15',
    file: 'contracts/locks/TokenLockerStore.sol',
    from: 'if (end > block.timestamp + MAX_AHEAD) revert',
    to: 'if (false) revert',
    test: 'test_T15_milliseconds_are_refused_and_a_hundred_years_are_not',
    suite: 'TokenLocker.input.t.sol',
  },
  {
    rule: 'T16',
    file: 'contracts/locks/TokenLockerStore.sol',
    from: 'if (!lock.hasPending()) return;',
    to: 'if (true) return;',
    test: 'test_whatever_the_owner_does_to_a_lock_takes_the_offer_back',
    suite: 'TokenLocker*.t.sol',
  },
  {
    rule: 'T17',
    file: 'src/tools/token/check/check-token.ts',
    from: 'if (signed && bytes > longest.signedName)',
    to: 'if (signed && bytes > longest.signedName + 1)',
    test: 'T17 a name of 32 bytes with permit',
    suite: 'src/tools/token/check/check-token.test.ts',
  },
  {
    rule: 'T18',
    file: 'src/tools/token/launch/chain-fitness.ts',
    from: "if (isRefusal(error)) return 'too-old'",
    to: "if (isRefusal(error)) return 'fit'",
    test: 'T18 the probe says of a chain of shanghai that it is too-old, and a lock there runs accordingly',
    suite: 'tests/contracts/old-chain.test.ts',
  },
  {
    rule: 'T19',
    file: 'src/tools/token/check/check-text.ts',
    from: "text.trim().normalize('NFC')",
    to: 'text.trim()',
    test: 'T19 one letter has one form: composed and decomposed are the same name',
    suite: 'src/tools/token/check/check-text.test.ts',
  },
  {
    rule: 'T20',
    file: 'contracts/TokenGrants.sol',
    from: 'if (token.code.length == 0) revert',
    to: 'if (false) revert',
    test: 'test_T20_zero_amounts_wrong_accounts_and_addresses_without_code_are_refused',
    suite: 'TokenGrants.input.t.sol',
  },
  {
    rule: 'I1',
    file: 'contracts/lockers/LockerBase.sol',
    from: 'return _checkAmount(held - before);',
    to: 'return _checkAmount(amount);',
    test: 'invariant_I1_I2_I3_I4_I5_I6_the_promises_hold',
    suite: 'TokenLocker.invariant.t.sol',
  },
  {
    rule: 'I2',
    file: 'contracts/TokenGrants.sol',
    from: 'if (amount > available) revert',
    to: 'if (false) revert',
    test: 'test_I2_no_more_than_vested_is_paid',
    suite: 'TokenGrants.t.sol',
  },
  {
    rule: 'I3',
    file: 'contracts/lockers/LockerBase.sol',
    from: 'uint128 base = _rebase(id, lock_);\n        VestingMath.Schedule memory schedule',
    to: 'uint128 base = 0;\n        VestingMath.Schedule memory schedule',
    test: 'test_I3_extend_never_lowers_and_never_hastens',
    suite: 'TokenLocker*.t.sol',
  },
  {
    rule: 'I4',
    file: 'contracts/PositionLocker.sol',
    from: 'if (newUnlock <= it.unlock) revert',
    to: 'if (false) revert',
    test: 'test_I4_I5_an_unlock_time_moves_later_and_permanent_is_for_ever',
    suite: 'PositionLocker*.t.sol',
  },
  {
    rule: 'I5',
    file: 'contracts/lockers/LockerBase.sol',
    from: 'lock_.setSchedule(VestingMath.Schedule(0, 0, PERMANENT, 0));',
    to: 'lock_.setSchedule(VestingMath.Schedule(0, 0, PERMANENT - 1, 0));',
    test: 'test_I5_permanent_is_for_ever_and_keeps_what_had_vested',
    suite: 'TokenLocker.t.sol',
  },
  {
    rule: 'I6',
    file: 'contracts/lockers/LockerBase.sol',
    from: 'lock_.setAmounts(amount, lock_.withdrawn() + other.withdrawn());',
    to: 'lock_.setAmounts(amount, lock_.withdrawn());',
    test: 'test_I6_split_and_merge_preserve_every_sum',
    suite: 'TokenLocker*.t.sol',
  },
  {
    rule: 'I7',
    file: 'contracts/locks/TokenLockerStore.sol',
    from: 'if (lock.owner() != msg.sender) _refuse(id, lock);',
    to: '',
    test: 'test_I7_only_the_owner_withdraws_and_only_to_whom_it_names',
    suite: 'TokenLocker*.t.sol',
  },
  {
    rule: 'I8',
    file: 'contracts/PositionLocker.sol',
    from: 'delete _locks[id];',
    to: '',
    test: 'invariant_I4_I5_I8_I10_positions_stay_whole_until_their_time',
    suite: 'PositionLocker.invariant.t.sol',
  },
  {
    rule: 'I9',
    file: 'contracts/lockers/LockerBase.sol',
    from: 'if (!lock_.hasPending() || _pendingOwners[id] != msg.sender) {',
    to: 'if (!lock_.hasPending()) {',
    test: 'test_I9_T16_only_the_proposed_account_becomes_owner',
    suite: 'TokenLocker*.t.sol',
  },
  {
    rule: 'I10',
    file: 'contracts/PositionLocker.sol',
    from: 'if (afterwards != before) revert',
    to: 'if (false) revert',
    test: 'test_I10_a_manager_that_takes_liquidity_for_fees_is_refused',
    suite: 'PositionLocker*.t.sol',
  },
  {
    rule: 'I11',
    file: 'contracts/locks/TokenLockerStore.sol',
    from: 'function _checkToken(address token)',
    to: 'receive() external payable {}\n    function _checkToken(address token)',
    test: 'test_I11_ether_sent_here_comes_back',
    suite: 'TokenLocker.input.t.sol',
  },
  {
    rule: 'I12',
    file: 'contracts/MerkleClaims.sol',
    from: '_claimed[id][index >> 8] = marks | mark;',
    to: '_claimed[id][index >> 8] = mark;',
    test: 'invariant_I12_a_mark_never_clears',
    suite: 'MerkleClaims.invariant.t.sol',
  },
  {
    rule: 'I13',
    file: 'contracts/CodeMint721.sol',
    from: 'if (minted_ + quantity > eventSupply) revert',
    to: 'if (false) revert',
    test: 'invariant_I13_minted_is_marks_and_shared_mints_within_the_supply',
    suite: 'CodeMint721.invariant.t.sol',
  },
  {
    rule: 'I14',
    file: 'contracts/locks/TokenLockerStore.sol',
    from: 'external view returns (uint256) {\n        return _ledgers[token].owed;',
    to: 'external returns (uint256) {\n        _ledgers[token].owed += 1;\n        return _ledgers[token].owed;',
    test: 'test_I14_views_write_nothing',
    suite: 'TokenLocker.input.t.sol',
  },
]

const code = (text: string) =>
  text ? `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`)}\`` : 'nothing'

/** A rule as a row of the table in docs/contracts/proof.md. */
export function ruleRow({ rule, file, from, to, test }: RuleMutant): string {
  return `| ${rule} | \`${file.split('/').at(-1)!}\`: ${code(from)} | ${code(to)} | ${code(test)} |`
}
