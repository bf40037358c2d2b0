import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react"

type Texts<Name extends string> = Readonly<Record<Name, string>>
type Errors<Name extends string> = Partial<Texts<Name>>

export interface CheckedForm<Name extends string> {
  /** Props of the form element. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly onInput: ((event: { readonly currentTarget: HTMLFormElement }) => void) | undefined
  }
  readonly errors: Errors<Name>
  /** Returns the texts of a submission. If a field is invalid, cancels the submission, focuses the first invalid field and returns null. */
  readonly check: (event: SubmitEvent<HTMLFormElement>) => Texts<Name> | null
}

/**
 * Validates a native form: from the first submission attempt on, each field updates its errors with every typed letter. Until hydration,
 * the browser checks that required fields are filled. `errorsOf` returns the errors in the order of the form.
 */
export const useCheckedForm = <Name extends string>(
  names: readonly Name[],
  errorsOf: (texts: Texts<Name>) => Errors<Name>
): CheckedForm<Name> => {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors<Name>>({})
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true
  }, [])
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const texts = textsOf(event.currentTarget, names)
    const found = errorsOf(texts)
    const [first] = Object.keys(found)
    setErrors(found)
    if (first === undefined) return texts
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return null
  }
  const hasErrors = Object.keys(errors).length > 0
  return {
    form: { ref, onInput: hasErrors ? ({ currentTarget }) => setErrors(errorsOf(textsOf(currentTarget, names))) : undefined },
    errors,
    check
  }
}

const textsOf = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Texts<Name> => {
  const data = new FormData(form)
  const texts: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = data.get(name)
    texts[name] = typeof value === "string" ? value : ""
  }
  return texts as Texts<Name>
}
