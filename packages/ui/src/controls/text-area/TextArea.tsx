import { type ComponentProps, useId } from "react"
import { FieldError } from "../text-field/TextField.tsx"

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id" | "className" | "value" | "onChange" | "maxLength"> {
  readonly label: string
  readonly value: string
  /** Called with the text, already cut to the limit (CTRL-15). */
  readonly onText: (text: string) => void
  /** Maximum number of characters, counted as by `String.length`. */
  readonly limit: number
  /** Maximum number of lines. If it is given, the footer counts lines instead of characters. The text is not cut at this limit. */
  readonly lineLimit?: number | undefined
  /** Error of the text. */
  readonly error?: string | undefined
}

/**
 * If at most this many characters or lines remain, their number is also announced while typing. Otherwise it is announced only on focus.
 */
const NEARLY_FULL = 20

/** Renders a multi-line text field below its label, with the number of remaining characters or lines (CTRL-16). */
export const TextArea = ({ label, value, onText, limit, lineLimit, error, rows = 4, ...rest }: TextAreaProps) => {
  const id = useId()
  const remaining = Math.max(0, limit - value.length)
  const isOfLines = lineLimit !== undefined && remaining > 0
  const left = isOfLines ? lineLimit - countLines(value) : remaining
  return (
    <div className={error === undefined ? "field" : "field field--error"}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="input textarea"
        rows={rows}
        value={value}
        maxLength={limit}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? `${id}-left` : `${id}-error ${id}-left`}
        onChange={({ currentTarget }) => onText(currentTarget.value.slice(0, limit))}
        {...rest}
      />
      <div className="textarea__foot">
        <FieldError id={`${id}-error`} error={error} />
        <p id={`${id}-left`} className="mute num" aria-live={left <= NEARLY_FULL ? "polite" : "off"}>
          {isOfLines ? remainingLinesText(left) : remainingText(left)}
        </p>
      </div>
    </div>
  )
}

/** Returns '12 characters remaining', or 'No characters remaining' at the limit (CTRL-16). */
export const remainingText = (characters: number): string =>
  `${characters === 0 ? "No" : characters} ${characters === 1 ? "character" : "characters"} remaining`

/** Counts the lines with text. */
const countLines = (text: string): number => text.match(/^.*\S.*$/gm)?.length ?? 0

const formatLines = (lines: number): string => `${lines === 0 ? "No" : lines.toLocaleString("en-US")} ${lines === 1 ? "line" : "lines"}`

/** Returns '4,998 lines remaining', or '2 lines too many'. */
export const remainingLinesText = (lines: number): string =>
  lines < 0 ? `${formatLines(-lines)} too many` : `${formatLines(lines)} remaining`
