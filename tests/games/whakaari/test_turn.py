"""The turn: check, draw, play; extras; the deck running out; the safety end (WHA-2)."""

from tests.games.whakaari.positions import GAME, LADDER, at, begin, hand, kinds, lay, moves, pawn, phase, play, side


def test_a_stable_stone_turns_at_the_start_of_the_turn() -> None:
    """WHA-2.1."""
    s = lay(pawns={0: "P17"}, stable="P17")
    told = begin(s, 0)
    assert side(s, "P17") == "unstable"
    assert kinds(told)[:2] == ["turn", "turned"]
    assert s.drawn == 0


def test_an_unstable_stone_draws_an_event_and_a_board_nothing() -> None:
    """WHA-2.1."""
    s = lay(pawns={0: "P17"}, events="E2")
    drawn = {"kind": "event", "seat": 0, "event": 1, "piece": 16, "icon": 2, "second": 0, "by": -1, "own": 0}
    assert drawn in begin(s, 0)
    assert pawn(s, 0) == "board"
    begin(s, 1)
    assert s.drawn == 1


def test_one_check_a_turn_even_if_the_event_moves_the_pawn() -> None:
    """WHA-R17."""
    s = lay(pawns={0: "P17"}, totems={0: "P18"}, stable="P18", events="E2 E1")
    begin(s, 0)
    assert (pawn(s, 0), side(s, "P18"), s.drawn) == ("P18", "stable", 1)


def test_one_card_is_drawn_and_the_hand_is_refilled_to_two_first() -> None:
    """WHA-2.2, WHA-R3."""
    s = lay(hands={0: "A01 A02", 1: "A23"}, draws="A05 A06 A07")
    begin(s, 0)
    assert hand(s, 0) == ["A01", "A02", "A05"]
    begin(s, 1)
    assert hand(s, 1) == ["A06", "A07", "A23"]


def test_one_card_must_be_played_but_its_effects_are_optional() -> None:
    """WHA-2.3, WHA-R1, WHA-R60."""
    s = lay(pawns={0: "P01"}, totems={0: "P01"}, hands={0: "A01 A02 A02"})
    assert moves(s) == ["A01", "A02"]
    play(s, "A02")
    assert moves(s)[0] == "done"
    play(s, "done")
    assert phase(s) == ("main", 1)
    assert hand(s, 0) == ["A01", "A02"]
    assert s.discard[1] == 1


def test_an_empty_hand_may_end_the_turn() -> None:
    """WHA-R63."""
    s = lay(pawns={0: "P01"}, totems={0: "P01"}, hands={0: "A23"})
    s.hand[0, 0] = -1
    assert moves(s) == ["end"]
    play(s, "end")
    assert phase(s)[1] == 1


def test_extras_come_before_or_after_the_card_but_not_during_it() -> None:
    """WHA-2.4, WHA-R18, WHA-R19: totem and power around the card, several uses in one turn."""
    s = lay(pawns={0: "P02"}, hands={0: "A04 A01"}, powers={0: "TRICK"}, uses={0: 3})
    assert moves(s) == ["totem", "TRICK", "A01", "A04"]
    play(s, "A04")
    assert set(moves(s)) == {"done", "move", "empty"}
    play(s, "move P17")
    assert set(moves(s)) == {"done", "empty"}
    play(s, "done")
    assert moves(s) == ["end", "totem", "TRICK"]
    play(s, "TRICK P18 TRICK P17")
    assert moves(s) == ["end", "totem"]
    assert s.uses[0] == 1
    play(s, "totem")
    assert phase(s) == ("main", 1)


def test_the_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    """WHA-2.4."""
    s = lay(hands={0: "A01 A02"})
    play(s, "A01 move P01 end")
    assert phase(s) == ("main", 1)


FAR = {"P01": (0, 8000), "P02": (9000, 9000), "P17": (-9000, 9000), "P18": (-14000, -9000), "P03": (14000, -14000)}


def test_stuck_at_home_one_of_the_three_nearest_bare_stones_may_be_brought() -> None:
    """WHA-2.5, WHA-R31: once, before the card, until the greatest MOVE distance reaches it."""
    s = lay(FAR, hands={0: "A01 A20"})
    assert moves(s) == ["pull", "A01", "A20"]
    play(s, "pull")
    assert moves(s) == ["P01", "P02", "P17"]
    told = play(s, "P17")
    dragged = next(event for event in told if event["kind"] == "dragged")
    assert (dragged["by"], dragged["stopped"]) == (0, 0), "it comes as near as it has to"
    assert 0 < dragged["length"] < 15000
    assert moves(s) == ["A01", "A20"]
    play(s, "A01 move")
    assert moves(s) == ["P17"]


def test_occupied_stones_are_not_brought() -> None:
    """WHA-R31: neither pawn nor totem nor bomb."""
    s = lay(FAR, hands={0: "A01"}, pawns={1: "P01"}, totems={2: "P02"}, bombs="P17")
    play(s, "pull")
    assert moves(s) == ["P03", "P18"]


def test_without_a_move_card_nothing_is_reachable() -> None:
    """WHA-R32: P01 is near, but no card in hand moves; the short distance counts and the stone need not come."""
    s = lay({"P01": (0, 19000)}, hands={0: "A20 A21"})
    assert "pull" in moves(s)
    told = play(s, "pull P01")
    assert [event["length"] for event in told if event["kind"] == "dragged"] == [0]
    assert at(s, "P01") == [(0, 19000)]


def test_a_reachable_stone_or_nothing_to_bring_closes_rule_12() -> None:
    """WHA-2.5, WHA-R74."""
    assert "pull" not in moves(lay({"P01": (0, 19000)}, hands={0: "A01 A20"}))
    assert "pull" not in moves(lay({"P01": (0, 0)}, hands={0: "A20"}, pawns={1: "P01"}))
    assert "pull" not in moves(lay(FAR, hands={0: "A01"}, pawns={0: "P01"}))


def test_what_a_pull_pushes_out_of_the_arena_leaves() -> None:
    """WHA-R74, WHA-7.8: P02 is pushed past the corner of the boards."""
    s = lay({"P01": (12000, 16000), "P02": (13500, 19500)}, hands={0: "A20"}, pawns={1: "P02"})
    told = play(s, "pull P01")
    assert {"kind": "left", "piece": 1, "by": 0, "owner": 1, "stone": 2, "own": 0} in told
    assert phase(s) == ("react", 1)
    play(s, "fall")
    assert (at(s, "P02"), pawn(s, 1), s.uses[1]) == ([None], "board", 0)


def test_with_no_stone_left_the_active_player_tosses_one_before_the_card() -> None:
    """WHA-R46."""
    s = lay({}, hands={0: "A01 A02"})
    begin(s, 0)
    assert phase(s) == ("toss", 0)
    assert moves(s) == ["P01", "P17"]
    play(s, "P17")
    assert phase(s) == ("main", 0)
    assert s.tosses == 1


def test_empty_decks_are_made_of_the_discards() -> None:
    """WHA-R2, WHA-R73: an event goes to its pile when drawn, a card when its name is said."""
    s = lay(pawns={0: "P17"}, hands={0: "A01 A02", 1: "A01 A03"}, events="E2")
    while s.deck_count:
        s.deck_count -= 1
        s.discard[s.deck[s.deck_count]] += 1
        s.deck[s.deck_count] = -1
    told = begin(s, 1)
    assert [event["deck"] for event in told if event["kind"] == "shuffled"] == [0]
    assert (len(hand(s, 1)), s.deck_count, sum(s.discard)) == (3, 63, 0)
    play(s, "A03")
    assert s.discard[2] == 1
    s = lay(pawns={0: "P17"})
    while s.event_count:
        s.event_count -= 1
        s.event_discard[s.event_deck[s.event_count]] += 1
        s.event_deck[s.event_count] = -1
    told = begin(s, 0)
    assert [event["deck"] for event in told if event["kind"] == "shuffled"] == [1]
    assert (s.event_count, sum(s.event_discard)) == (29, 1)


def test_hands_are_secret_and_their_size_is_not() -> None:
    """WHA-R48."""
    s = lay(hands={0: "A01 A02", 1: "A03 A23"})
    seen = GAME.view(s, 0)["players"]
    assert seen[0]["hand"] == ["A01", "A02"]
    assert (seen[1]["hand"], seen[1]["cards"]) == (None, 2)
    assert all(player["hand"] is None for player in GAME.view(s, None)["players"])


def test_after_forty_turns_each_the_farthest_wins_and_equals_share() -> None:
    """WHA-R59."""
    s = lay(pawns={0: "P03", 1: "P17"}, turn=3, hands={3: "A20"})
    s.turns = 4 * 40 - 1
    play(s, "A20 done")
    assert phase(s) == ("over", None)
    assert list(s.place)[:4] == [0, 1, 1, 1]


def test_equal_progress_at_the_safety_end_is_shared() -> None:
    """WHA-R59."""
    s = lay(LADDER, turn=3, hands={3: "A20"})
    s.turns = 4 * 40 - 1
    play(s, "A20 done")
    assert list(s.place)[:4] == [0, 0, 0, 0]
    out = GAME.new_actions()
    GAME.rules.returns(s, out)
    assert out[:4].tolist() == [0, 0, 0, 0]
