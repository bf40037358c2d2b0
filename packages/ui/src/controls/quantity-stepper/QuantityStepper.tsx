import { type SyntheticEvent, useRef, useState } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Icon } from "../../foundation/icon/Icon.tsx"

/** The caller's rules for a quantity. They accept any text and number, and return a quantity in range. */
export interface QuantityRules {
  readonly least: number
  readonly most: number
  /** Returns the part of a text that is allowed while the shopper types. */
  readonly cut: (text: string) => string
  /** Returns the quantity of a text when the field loses the focus. */
  readonly read: (text: string) => number
  readonly step: (quantity: number, by: 1 | -1) => number
}

export interface QuantityStepperProps {
  readonly rules: QuantityRules
  readonly value: number
  /** Called with a quantity in range: at each click on a button, and when the field loses the focus or Enter is pressed. */
  readonly onChange: (quantity: number) => void
  /** Called when a quantity replaces typed text that was a different number or not a number. */
  readonly onAdjust?: (quantity: number) => void
  /** Accessible name of the group. Default 'Quantity'. */
  readonly label?: string
  /** Label of the field. Default 'Quantity'. */
  readonly fieldLabel?: string
  /** Name of the submitted field. If it is absent, the field is not submitted. */
  readonly name?: string
  /** Whether the quantity is announced after a click on a button. False if a total that depends on it is announced. */
  readonly isAnnounced?: boolean
  /** Height of the stepper: `small` is 36 px from a screen width of 768 px on, `large` is 52 px. */
  readonly size?: "small" | "regular" | "large"
}

/**
 * Milliseconds after a turn of the mouse wheel over the stepper during which clicks do not change the quantity, because a click while
 * scrolling is accidental (CTRL-13).
 */
const WHEEL_PAUSE_MS = 300

/** Converts a label such as 'Quantity of the rotor' to the form within a sentence. */
const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

/** Renders a quantity field with two buttons. The field accepts any text while the shopper types, and is then parsed. */
export const QuantityStepper = ({
  rules,
  value,
  onChange,
  onAdjust,
  label = "Quantity",
  fieldLabel = "Quantity",
  name,
  size = "regular",
  isAnnounced = false
}: QuantityStepperProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [announced, setAnnounced] = useState("")
  const turnedAt = useRef(Number.NEGATIVE_INFINITY)
  const settle = (quantity: number) => {
    setTyped(null)
    if (quantity !== value) onChange(quantity)
  }
  const step = (by: 1 | -1, { timeStamp }: SyntheticEvent) => {
    if (timeStamp - turnedAt.current < WHEEL_PAUSE_MS) return
    const quantity = rules.step(typed === null ? value : rules.read(typed), by)
    setAnnounced(`${fieldLabel} ${quantity}`)
    settle(quantity)
  }
  const leave = () => {
    if (typed === null) return
    const quantity = rules.read(typed)
    if (typed.trim() !== String(quantity)) onAdjust?.(quantity)
    settle(quantity)
  }
  const keys: Readonly<Record<string, (event: SyntheticEvent) => void>> = {
    Enter: leave,
    ArrowUp: (event) => step(1, event),
    ArrowDown: (event) => step(-1, event)
  }
  const button = (icon: "minus" | "plus", verb: string, by: 1 | -1, limit: number) => (
    <button type="button" aria-label={`${verb} ${inSentence(label)}`} aria-disabled={value === limit} onClick={(event) => step(by, event)}>
      <Icon name={icon} size={16} />
    </button>
  )
  return (
    <fieldset
      className={classNames("stepper", size !== "regular" && `stepper--${size}`)}
      onWheel={({ timeStamp }) => (turnedAt.current = timeStamp)}
    >
      <legend className="vh">{label}</legend>
      {button("minus", "Decrease", -1, rules.least)}
      <input
        type="text"
        aria-label={fieldLabel}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => setTyped(rules.cut(event.currentTarget.value))}
        onBlur={leave}
        onKeyDown={(event) => {
          const act = keys[event.key]
          if (act === undefined) return
          event.preventDefault()
          act(event)
        }}
      />
      {button("plus", "Increase", 1, rules.most)}
      {isAnnounced && (
        <span className="vh" aria-live="polite">
          {announced}
        </span>
      )}
    </fieldset>
  )
}
