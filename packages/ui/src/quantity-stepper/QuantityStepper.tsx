import { type SyntheticEvent, useEffect, useRef, useState } from "react"
import { classNames } from "../class-names/classNames.ts"
import { Icon } from "../icon/Icon.tsx"
import { clampQuantity, cutQuantity, LEAST, MOST, readQuantity } from "./quantity.ts"

export interface QuantityStepperProps {
  /** From 1 to 999. */
  readonly value: number
  /** Gets a quantity in range: at each press of a button, and when the field is left or Enter is pressed. */
  readonly onChange: (quantity: number) => void
  /** The group's name. Default 'Quantity'. */
  readonly label?: string
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
export const QuantityStepper = ({ value, onChange, label = "Quantity", size = "regular" }: QuantityStepperProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const { group, note } = useWheelPause()
  const settle = (quantity: number) => {
    setTyped(null)
    if (quantity !== value) onChange(quantity)
  }
  const step = (by: number) => settle(clampQuantity((typed === null ? value : readQuantity(typed)) + by))
  const leave = () => {
    if (typed !== null) settle(readQuantity(typed))
  }
  const keys: Readonly<Record<string, () => void>> = { Enter: leave, ArrowUp: () => step(1), ArrowDown: () => step(-1) }
  const button = (icon: "minus" | "plus", name: string, by: number, limit: number) => (
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
      {button("minus", "Less", -1, LEAST)}
      <input
        aria-label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => {
          note(event)
          setTyped(cutQuantity(event.currentTarget.value))
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          const act = keys[event.key]
          if (act === undefined) return
          event.preventDefault()
          act()
        }}
      />
      {button("plus", "More", 1, MOST)}
    </fieldset>
  )
}
