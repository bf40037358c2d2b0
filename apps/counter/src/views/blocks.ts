import type { Notice } from "../desk/model.ts"

/** Meaning of a text's color. A symbol or a word always states the same. */
export type Tone = "plain" | "strong" | "faint" | "good" | "bad" | "question"

/** A row that can be selected. The first cell is the most important one. */
export interface ListRow {
  readonly cells: ReadonlyArray<string>
  readonly tone: Tone
}

/** A column. A column without a width uses the rest of the line. */
export interface Column {
  readonly title: string
  readonly width?: number
  readonly isRight?: boolean
}

/** A part of a screen. Both the terminal screen and the plain mode show blocks. */
export type Block =
  | { readonly _tag: "Text"; readonly text: string; readonly tone: Tone }
  /** `isLong`: may take two lines. */
  | { readonly _tag: "Fact"; readonly label: string; readonly text: string; readonly tone: Tone; readonly isLong?: boolean }
  | { readonly _tag: "Input"; readonly label: string; readonly text: string }
  | { readonly _tag: "List"; readonly columns: ReadonlyArray<Column>; readonly rows: ReadonlyArray<ListRow>; readonly selected: number }
  | { readonly _tag: "Rule" }

/** A key and its action. */
export interface KeyHint {
  readonly key: string
  readonly action: string
}

/** A screen as data. */
export interface View {
  /** Result of the last task, or the reason why it failed. */
  readonly notice?: Notice | null
  readonly title: string
  readonly blocks: ReadonlyArray<Block>
  readonly keys: ReadonlyArray<KeyHint>
}

export const toText = (text: string, tone: Tone = "plain"): Block => ({ _tag: "Text", text, tone })
export const toFact = (label: string, text: string, tone: Tone = "plain"): Block => ({ _tag: "Fact", label, text, tone })
export const toLongFact = (label: string, text: string, tone: Tone = "plain"): Block => ({ _tag: "Fact", label, text, tone, isLong: true })
export const rule: Block = { _tag: "Rule" }
export const toInput = (label: string, text: string): Block => ({ _tag: "Input", label, text })
export const toKeys = (...pairs: ReadonlyArray<readonly [key: string, action: string]>): ReadonlyArray<KeyHint> =>
  pairs.map(([key, action]) => ({ key, action }))
