import { type SyntheticEvent, useRef, useState } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Icon } from "../../foundation/icon/Icon.tsx"

/** What a quantity may be, as the caller's rules have it. All texts and numbers are taken; what comes back is in range. */
export interface QuantityRules {
  readonly least: number
  readonly most: number
  /** What is left of a text while it is typed. */
  readonly cut: (text: string) => string
  /** What a text means when the field is left. */
  readonly read: (text: string) => number
  readonly step: (quantity: number, by: 1 | -1) => number
}

export interface QuantityStepperProps {
  readonly rules: QuantityRules
  readonly value: number
  /** Gets a quantity in range: at each press of a button, and when the field is left or Enter is pressed. */
  readonly onChange: (quantity: number) => void
  /** Hears of a quantity that stands in place of the text that was typed, which was another number or none. */
  readonly onAdjust?: (quantity: number) => void
  /** The group's name. Default 'Quantity'. */
  readonly label?: string
  /** What the field counts. Default 'Quantity'. */
  readonly fieldLabel?: string
  /** Under which a form sends it; none: no form does. */
  readonly name?: string
  /** Announces the quantity after a press of a button; not where a total is announced that follows from it. */
  readonly isAnnounced?: boolean
  /** `small` is 36 px high from 768 px on, `large` 52. */
  readonly size?: "small" | "regular" | "large"
}

/** For so long after a turn of the wheel over it the quantity stays as it is: a hand that scrolls presses nothing on purpose (CTRL-13). */
const WHEEL_PAUSE_MS = 300

/** 'Quantity of the rotor' within a sentence. */
const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

/** How many: a field and two buttons. While somebody types the field holds any text; it is read when they are done. */
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
