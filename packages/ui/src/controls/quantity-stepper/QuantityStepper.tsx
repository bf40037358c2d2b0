import { type SyntheticEvent, useEffect, useRef, useState } from "react"
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
  /** The group's name. Default 'Quantity'. */
  readonly label?: string
  /** What the field counts. Default 'Quantity'. */
  readonly fieldLabel?: string
  /** `small` is 36 px high from 768 px on, `large` 52. */
  readonly size?: "small" | "regular" | "large"
}

/** For so long after a change the wheel does nothing over the field, so that the page does not run away under the pointer (CTRL-13). */
const WHEEL_PAUSE_MS = 300

const useWheelPause = () => {
  const group = useRef<HTMLFieldSetElement>(null)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const element = group.current
    const pause = (event: WheelEvent) => {
      if (event.timeStamp - changedAt.current < WHEEL_PAUSE_MS) event.preventDefault()
    }
    // React's own wheel listeners are passive and cannot hold the page.
    element?.addEventListener("wheel", pause, { passive: false })
    return () => element?.removeEventListener("wheel", pause)
  }, [])
  return { group, note: ({ timeStamp }: Pick<SyntheticEvent, "timeStamp">) => void (changedAt.current = timeStamp) }
}

/** How many: a field and two buttons. While somebody types the field holds any text; it is read when they are done. */
export const QuantityStepper = ({
  rules,
  value,
  onChange,
  label = "Quantity",
  fieldLabel = "Quantity",
  size = "regular"
}: QuantityStepperProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const { group, note } = useWheelPause()
  const settle = (quantity: number) => {
    setTyped(null)
    if (quantity !== value) onChange(quantity)
  }
  const step = (by: 1 | -1) => settle(rules.step(typed === null ? value : rules.read(typed), by))
  const leave = () => {
    if (typed !== null) settle(rules.read(typed))
  }
  const keys: Readonly<Record<string, () => void>> = { Enter: leave, ArrowUp: () => step(1), ArrowDown: () => step(-1) }
  const button = (icon: "minus" | "plus", name: string, by: 1 | -1, limit: number) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={value === limit}
      onClick={(event) => {
        note(event)
        step(by)
      }}
    >
      <Icon name={icon} size={16} />
    </button>
  )
  return (
    <fieldset ref={group} className={classNames("stepper", size !== "regular" && `stepper--${size}`)} aria-label={label}>
      {button("minus", "Less", -1, rules.least)}
      <input
        aria-label={fieldLabel}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => {
          note(event)
          setTyped(rules.cut(event.currentTarget.value))
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          const act = keys[event.key]
          if (act === undefined) return
          event.preventDefault()
          act()
        }}
      />
      {button("plus", "More", 1, rules.most)}
    </fieldset>
  )
}
