import { type KeyboardEvent, useRef, useState } from "react"

/** Matches keys that change a closed native list, one option at a time or by first letters. */
const stepping = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown|[^ ])$/u

export interface KeyedChoice {
  readonly onChoose: (text: string) => void
  /** Called for an option that the user passes over with the keyboard; undefined if every change is a selection. */
  readonly onConsider: ((text: string) => void) | undefined
}

/**
 * Distinguishes options that the user passes over with the keyboard from a selected option. An option is selected with the pointer, in the
 * open list, with Enter, or by leaving the field. Returns the handlers of a native select, and the option that it currently shows.
 */
export const useKeyedChoice = (value: string, { onChoose, onConsider }: KeyedChoice) => {
  const isKeyed = useRef(false)
  const [passing, setPassing] = useState<string | null>(null)
  const choose = (text: string) => {
    setPassing(null)
    onChoose(text)
  }
  return {
    value: passing ?? value,
    onPointerDown: () => void (isKeyed.current = false),
    onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => {
      isKeyed.current = stepping.test(event.key) && !event.altKey
      if (event.key !== "Enter" || passing === null) return
      event.preventDefault()
      choose(passing)
    },
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLSelectElement }) => {
      if (!isKeyed.current || onConsider === undefined) return choose(currentTarget.value)
      setPassing(currentTarget.value)
      onConsider(currentTarget.value)
    },
    onBlur: () => {
      isKeyed.current = false
      if (passing !== null && passing !== value) choose(passing)
      else setPassing(null)
    }
  }
}
