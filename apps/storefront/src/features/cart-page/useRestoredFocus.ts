import type { CartLine } from "@camber/domain/cart"
import { useEffect, useRef } from "react"

/** Line elements in display order. */
const rows = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>(".cart__lines > ul > li")

/**
 * Focuses a restored line, because the button that restored it is gone (WCAG 2.4.3). The row takes the focus, so that a second press of
 * Enter changes nothing.
 *
 * @returns A function to call with the lines that are about to be restored.
 */
export const useRestoredFocus = (lines: ReadonlyArray<CartLine>) => {
  const expected = useRef<ReadonlyArray<string>>([])
  useEffect(() => {
    const at = lines.findIndex(({ lineId }) => expected.current.includes(lineId))
    if (at < 0) return
    expected.current = []
    focusRow(rows()[at])
  }, [lines])
  return (lineIds: ReadonlyArray<string>) => {
    expected.current = lineIds
  }
}

/** A row is not a tab stop, but can hold the focus between two of its controls. */
export const focusRow = (row: Element | null | undefined): void => {
  if (!(row instanceof HTMLElement)) return
  row.tabIndex = -1
  row.focus()
}
