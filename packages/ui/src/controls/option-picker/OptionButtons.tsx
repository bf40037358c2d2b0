import { type FormEvent, type ReactNode, useId } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { HiddenFields } from "../hidden-fields/HiddenFields.tsx"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { Link } from "../../foundation/link/Link.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"
import type { OptionValue, ProductOption } from "./option.ts"
import { OptionError } from "./OptionError.tsx"

const Face = ({ label, swatch, fits, unpurchasable, disabled }: OptionValue) => (
  <>
    {swatch !== undefined && (
      <svg className="swatch" aria-hidden="true">
        <rect width="100%" height="100%" fill={swatch} />
      </svg>
    )}
    {label}
    {fits && (
      <>
        <Icon name="check" size={16} />
        <VisuallyHidden>(fits your vehicle)</VisuallyHidden>
      </>
    )}
    {(unpurchasable || disabled) && <VisuallyHidden>(not available)</VisuallyHidden>}
  </>
)

const Choice = ({ field, option }: { readonly field: string; readonly option: OptionValue }): ReactNode => {
  const className = classNames("opt", (option.disabled || option.unpurchasable) && "opt--off")
  if (option.disabled && option.href !== undefined) {
    return (
      <span className={className}>
        <Face {...option} />
      </span>
    )
  }
  return option.href === undefined ? (
    <button className={className} name={field} value={option.value} disabled={option.disabled} aria-pressed={option.selected}>
      <Face {...option} />
    </button>
  ) : (
    <Link className={className} href={option.href} rel="nofollow" aria-current={option.selected ? "true" : undefined}>
      <Face {...option} />
    </Link>
  )
}

/** Values as links, or as buttons of a GET form: both work without scripts. A choice changes what the others lead to, so they are known by place. */
export const OptionButtons = ({ name, values, field, action, fields = [], onChoose, error }: ProductOption) => {
  const id = useId()
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    if (onChoose === undefined || !(pressed instanceof HTMLButtonElement)) return
    event.preventDefault()
    onChoose(pressed.value)
  }
  return (
    <form action={action} method="get" onSubmit={choose}>
      <HiddenFields fields={fields} />
      <fieldset className="option" aria-describedby={error === undefined ? undefined : id}>
        <legend>
          {name}: <span>{values.find(({ selected }) => selected)?.label ?? "Choose"}</span>
        </legend>
        <div className="opts">
          {values.map((option, index) => (
            <Choice key={index} field={field} option={option} />
          ))}
        </div>
        <OptionError id={id} error={error} />
      </fieldset>
    </form>
  )
}
