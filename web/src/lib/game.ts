/**
 * The types of what one game sends. A game names its own, mostly from its generated payloads.ts, and everything it
 * draws is then typed by them: `GameClient<MyTypes>`, `GameProps<MyTypes>`, `Position<MyTypes>`, `Choice<MyParts>`.
 */
export interface GameTypes {
  /** What a seat sees: `position.view`. */
  view: object
  /** The parts of a choice: one type, or a union told apart by `kind`. */
  parts: object
  event: { kind: string }
  /** What a preview of an action shows, in a game that has previews. */
  shown?: object
  /** The score sheet of a finished match, in a game that keeps one. */
  sheet?: object
}

/** A payload whose shape is not declared. */
export type Loose = Record<string, unknown>

/** The types of any game at all: what the table itself works with. */
export interface LooseTypes extends GameTypes {
  view: Loose
  parts: Loose
  event: Loose & { kind: string }
  shown: Loose
  sheet: Loose
}

/** What a game's previews show. */
export type ShownOf<G extends GameTypes> = G extends { shown: object } ? G['shown'] : Loose

/** A game's score sheet. */
export type SheetOf<G extends GameTypes> = G extends { sheet: object } ? G['sheet'] : Loose
