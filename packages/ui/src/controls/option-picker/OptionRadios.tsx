import { useLayoutEffect, useId, useRef } from "react"
import type { ProductOption, OptionPickerValue } from "./option.ts"
import { HiddenFields } from "../hidden-fields/HiddenFields.tsx"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"
import { Link } from "../../foundation/link/Link.tsx"

interface OptionErrorProps {
  readonly id: string
  readonly error: string | undefined
  /** Whether the error is shown without an announcement. */
  readonly isSilent?: boolean | undefined
}

/** Renders the error about a missing choice below its option. */
export const OptionError = ({ id, error, isSilent = false }: OptionErrorProps) =>
  error === undefined ? null : (
    <p className="option__error" id={id} role={isSilent ? undefined : "alert"}>
      <Icon name="circle-x" size={16} />
      {error}
    </p>
  )

interface FaceProps {
  readonly option: OptionPickerValue
  /**
   * Whether values that fit have a mark. They do only if some values do not fit, because a mark on all values would carry no information.
   */
  readonly isMarked: boolean
}

const Face = ({ isMarked, option: { label, swatch, difference, fits, unpurchasable, disabled } }: FaceProps) => (
  <>
    {swatch !== undefined && (
      <svg className="swatch" aria-hidden="true">
        <rect width="100%" height="100%" fill={swatch} />
      </svg>
    )}
    {label}
    {difference !== undefined && <small>{difference}</small>}
    {fits && (
      <>
        {isMarked && <Icon name="fits" size={16} />}
        <VisuallyHidden>(fits your vehicle)</VisuallyHidden>
      </>
    )}
    {(unpurchasable || disabled) && <VisuallyHidden>(not available)</VisuallyHidden>}
  </>
)

interface ChoiceProps extends FaceProps {
  readonly field: string
  readonly onChoose: (value: string) => void
}

const Choice = ({ field, isMarked, option, onChoose }: ChoiceProps) => {
  const { disabled = false, href, selected, unpurchasable, value } = option
  const className = classNames("opt", (disabled || unpurchasable) && "opt--off")
  if (href === undefined) {
    return (
      <label className={className}>
        <input
          type="radio"
          name={field}
          value={value}
          checked={selected}
          disabled={disabled}
          onChange={() => onChoose(value)}
          onClick={() => selected && onChoose(value)}
        />
        <Face isMarked={isMarked} option={option} />
      </label>
    )
  }
  return disabled ? (
    <span className={className}>
      <Face isMarked={isMarked} option={option} />
    </span>
  ) : (
    <Link className={className} href={href} rel="nofollow" aria-current={selected ? "true" : undefined}>
      <Face isMarked={isMarked} option={option} />
    </Link>
  )
}

/**
 * Renders values as links, or as radio buttons of a GET form, which shows a button if there are no scripts. Elements are keyed by position,
 * because a choice changes the links of the other values. A click on the selected value reports it again, so that a choice can be reverted.
 */
export const OptionRadios = ({ name, values, field, action, fields = [], onChoose, error, isErrorSilent }: ProductOption) => {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const choose = (value: string) => (onChoose === undefined ? form.current?.requestSubmit() : onChoose(value))
  const isRadios = values.some(({ href }) => href === undefined)
  const isMarked = values.some(({ fits }) => !fits)
  const early = useRef(choose)
  useLayoutEffect(() => {
    // Handles a value that was selected before hydration: React neither reverts it nor dispatches an event. This is done here, because a
    // later effect would also see later clicks.
    const pressed = form.current?.querySelector<HTMLInputElement>("input:checked")
    if (pressed && !pressed.defaultChecked) early.current(pressed.value)
  }, [])
  return (
    <form ref={form} action={action} method="get" autoComplete="off" onSubmit={onChoose && ((event) => event.preventDefault())}>
      <HiddenFields fields={fields} />
      <fieldset className="option" role={isRadios ? "radiogroup" : undefined} aria-describedby={error === undefined ? undefined : id}>
        <legend>
          {name}: <span>{values.find(({ selected }) => selected)?.label ?? "Choose"}</span>
        </legend>
        <div className="opts">
          {values.map((option, index) => (
            <Choice key={index} field={field} isMarked={isMarked} option={option} onChoose={choose} />
          ))}
          {isRadios && (
            <button type="submit" className="btn btn--quiet">
              Go
            </button>
          )}
        </div>
        <OptionError id={id} error={error} isSilent={isErrorSilent} />
      </fieldset>
    </form>
  )
}
