import type { Erc20Options, TokenOptions } from '#tools/token/features/options.ts'

/** Which tests of contracts/emitter/ a variant goes through, by the file and by what it has to have. */
const erc20: readonly (readonly [file: string, test: string, applies?: (options: Erc20Options) => boolean])[] = [
  ['Erc20', 'every_fact_is_the_argument_it_was_given'],
  ['Erc20', 'a_transfer_moves_what_it_says_and_nothing_else'],
  ['Erc20', 'nobody_spends_more_than_was_allowed'],
  ['Erc20', 'nothing_is_sent_to_nobody_and_no_ether_is_taken'],
  ['Erc20', 'what_was_not_chosen_is_not_there'],
  ['Erc20', 'more_is_created_by_who_may_and_never_beyond_the_cap', ({ mintable }) => mintable],
  ['Erc20', 'holders_destroy_what_is_theirs_or_was_allowed', ({ burnable }) => burnable],
  ['Erc20', 'a_flash_loan_is_gone_when_it_is_over', ({ flashMint }) => flashMint],
  ['Erc20Powers', 'a_pause_stops_every_movement_and_nothing_else', ({ pausable }) => pausable],
  ['Erc20Powers', 'whoever_could_lift_a_pause_cannot_leave_while_it_lasts', ({ pausable }) => pausable],
  ['Erc20Powers', 'no_stranger_has_any_power', ({ access }) => access !== 'none'],
  ['Erc20Powers', 'an_owner_is_followed_in_two_steps_and_can_leave_for_ever', ({ access }) => access === 'ownable'],
  [
    'Erc20Powers',
    'roles_are_given_and_taken_and_can_end_for_ever',
    ({ access, mintable }) => access === 'roles' && mintable,
  ],
  ['Erc20Powers', 'after_any_steps_the_balances_are_the_supply_and_the_votes_are_the_balances'],
  ['Erc20Signatures', 'T12_a_permit_counts_once_for_one_token_on_one_chain', ({ permit }) => permit],
  [
    'Erc20Signatures',
    'T17_the_name_of_a_signed_token_has_at_most_31_bytes',
    ({ permit, authorizations }) => permit || authorizations,
  ],
  ['Erc20Signatures', 'votes_follow_the_balance_and_the_past_stays', ({ votes }) => votes],
  ['Erc20Restrictions', 'a_blocked_account_neither_sends_nor_receives', ({ blockList }) => blockList],
  ['Erc20Restrictions', 'only_allowed_accounts_send_and_receive', ({ allowList }) => allowList],
  ['Erc20Restrictions', 'what_is_frozen_never_moves', ({ freezable }) => freezable],
  ['Erc20Spending', 'a_signed_transfer_counts_once_for_one_token', ({ authorizations }) => authorizations],
  ['Erc20Spending', 'a_transfer_that_calls_arrives_only_where_it_is_accepted', ({ callable }) => callable],
  ['Erc20Spending', 'a_temporary_approval_writes_nothing_that_lasts', ({ temporary }) => temporary],
  ['Erc20Spending', 'only_the_bridge_moves_tokens_between_chains', ({ bridged }) => bridged],
  ['Erc20Limits', 'limits_are_what_was_launched', ({ limits }) => limits],
  ['Erc20Limits', 'a_transfer_is_limited', ({ limits }) => limits],
  ['Erc20Limits', 'a_wallet_is_limited', ({ limits }) => limits],
  ['Erc20Limits', 'the_launcher_is_not_limited_and_fills_a_market_that_is_not_either', ({ limits }) => limits],
  ['Erc20Limits', 'creating_and_destroying_is_not_limited', ({ limits }) => limits],
  ['Erc20Limits', 'limits_end_by_themselves_at_the_second_that_was_written', ({ limits }) => limits],
  ['Erc20Limits', 'T15_T20_limits_outside_the_bounds_are_refused_at_the_launch', ({ limits }) => limits],
  ['Erc20Launch', 'T20_decimals_up_to_18'],
  ['Erc20Launch', 'T20_no_token_without_a_supply_or_a_way_to_one'],
  ['Erc20Launch', 'T20_the_largest_supply'],
  ['Erc20Launch', 'T20_a_cap_is_not_below_the_supply', ({ capped }) => capped],
  ['Erc20Launch', 'T20_nothing_belongs_to_the_zero_address'],
  ['Erc20Launch', 'a_role_can_be_left_open_at_the_launch', ({ access, delayed }) => access === 'roles' && !delayed],
  ['Erc20Launch', 'any_text_is_kept_as_it_is'],
]

const collections: Record<
  Exclude<TokenOptions['kind'], 'erc20'>,
  readonly (readonly [file: string, test: string])[]
> = {
  erc721: [
    ['Collections', 'facts_and_interfaces'],
    ['Collections', 'tokens_are_numbered_from_one_and_tell_where_their_metadata_stands'],
    ['Collections', 'only_who_may_creates_and_never_more_than_there_may_be'],
    ['Collections', 'holders_burn_only_what_is_theirs'],
    ['Collections', 'a_pause_stops_every_movement_and_can_always_be_lifted'],
    ['Collections', 'no_stranger_has_any_power'],
    ['Collections', 'a_contract_that_cannot_hold_tokens_is_not_given_any'],
    ['Collections', 'T20_a_collection_has_an_owner_and_at_least_one_token'],
  ],
  erc1155: [
    ['Editions', 'facts_and_interfaces'],
    ['Editions', 'the_supply_of_each_token_is_the_sum_of_its_holders'],
    ['Editions', 'only_who_may_creates_and_burns'],
    ['Editions', 'a_pause_stops_every_movement_and_can_always_be_lifted'],
    ['Editions', 'no_stranger_has_any_power'],
    ['Editions', 'a_contract_that_cannot_hold_tokens_is_not_given_any'],
    ['Editions', 'T20_a_collection_has_an_owner'],
  ],
  erc4626: [
    ['Vault', 'every_fact_is_the_argument_it_was_given'],
    ['Vault', 'what_is_deposited_comes_back_and_nothing_more'],
    ['Vault', 'nobody_takes_out_what_is_not_theirs'],
    ['Vault', 'a_donation_before_a_deposit_costs_far_more_than_it_takes'],
    ['Vault', 'a_deposit_never_gives_nothing'],
    ['Vault', 'an_asset_that_keeps_a_fee_cannot_be_deposited'],
    ['Vault', 'a_deposit_inside_a_deposit_is_refused'],
    ['Vault', 'a_pause_stops_deposits_and_never_a_withdrawal'],
    ['Vault', 'no_stranger_has_any_power'],
    ['Vault', 'T20_an_asset_is_a_contract_and_an_owner_an_account'],
  ],
  erc6909: [
    ['MultiToken', 'facts_and_interfaces'],
    ['MultiToken', 'the_supply_of_each_token_is_the_sum_of_its_holders'],
    ['MultiToken', 'only_who_may_adds_and_creates_tokens'],
    ['MultiToken', 'nobody_spends_or_burns_more_than_was_allowed'],
    ['MultiToken', 'a_pause_stops_every_movement_and_can_always_be_lifted'],
    ['MultiToken', 'no_stranger_has_any_power'],
    ['MultiToken', 'T20_a_launch_has_an_owner_a_receiver_and_up_to_18_decimals'],
  ],
}

const delay: typeof collections.erc721 = [
  ['Delay', 'no_power_acts_before_its_delay_is_over'],
  ['Delay', 'what_was_cancelled_is_never_carried_out'],
  ['Delay', 'T20_a_delay_is_a_year_at_most'],
]

/** What collections and editions go through for an option of theirs; with its kind before it, for that of this kind alone. */
const ofOptions: readonly (readonly [option: string, file: string, test: string])[] = [
  ['enumerable', 'CollectionFeatures', 'the_lists_on_the_chain_follow_every_piece'],
  ['consecutive', 'CollectionFeatures', 'the_batch_of_the_launch_belongs_to_its_receiver'],
  ['consecutive', 'CollectionFeatures', 'T20_a_batch_has_from_one_to_5000_tokens_and_fits_into_the_supply'],
  ['royalties', 'CollectionFeatures', 'the_royalty_is_what_the_launch_gave_and_at_most_a_tenth'],
  ['reveal', 'CollectionFeatures', 'only_the_committed_metadata_is_revealed_and_only_once'],
  ['erc721 sale', 'CollectionSale', 'pieces_are_bought_at_their_price_in_an_open_phase'],
  ['erc721 sale', 'CollectionSale', 'a_phase_begins_and_ends_at_the_second_that_was_written'],
  ['erc721 sale', 'CollectionSale', 'only_accounts_on_the_list_buy_in_its_phase'],
  ['erc721 sale', 'CollectionSale', 'the_proceeds_go_to_their_receiver_whoever_asks'],
  ['erc721 sale', 'CollectionSale', 'a_buyer_that_buys_again_while_it_receives_stays_within_its_limit'],
  ['erc721 sale', 'CollectionSale', 'a_pause_stops_the_sale'],
  ['erc721 sale', 'CollectionSale', 'T20_a_sale_has_a_receiver_and_phases_in_which_accounts_can_buy'],
  ['erc1155 sale', 'EditionSale', 'pieces_are_bought_at_their_price_in_an_open_phase'],
  ['erc1155 sale', 'EditionSale', 'no_edition_gets_larger_than_the_launch_said'],
  ['erc1155 sale', 'EditionSale', 'a_phase_begins_and_ends_at_the_second_that_was_written'],
  ['erc1155 sale', 'EditionSale', 'only_accounts_on_the_list_buy_in_its_phase'],
  ['erc1155 sale', 'EditionSale', 'the_proceeds_go_to_their_receiver_whoever_asks'],
  ['erc1155 sale', 'EditionSale', 'a_buyer_that_buys_again_while_it_receives_stays_within_its_limit'],
  ['erc1155 sale', 'EditionSale', 'a_pause_stops_the_sale'],
  ['erc1155 sale', 'EditionSale', 'T20_a_sale_has_a_receiver_editions_and_phases_in_which_accounts_can_buy'],
]

/** What was tested of a variant: a sentence, and where the test is. */
export type Proof = { says: string; file: string; test: string }

/** What the compiled bytes of this variant were tested for, before they were published. */
export function proofsOf(options: TokenOptions): Proof[] {
  const tests =
    options.kind === 'erc20' ? erc20.filter(([, , applies]) => !applies || applies(options)) : collections[options.kind]
  const chosen = ofOptions.flatMap(([option, ...test]) =>
    Object.entries(options).some(([name, on]) => on === true && [name, `${options.kind} ${name}`].includes(option))
      ? [test]
      : [],
  )
  return [...tests, ...chosen, ...(options.delayed ? delay : [])].map(([file, test]) => {
    const words = test.replace(/^(?:T\d+_)+/, '').replaceAll('_', ' ')
    return {
      says: `${words[0]!.toUpperCase()}${words.slice(1)}.`,
      file: `contracts/emitter/${file}.t.sol`,
      test: `test_${test}`,
    }
  })
}
